"""Bets as people read them: names as on the felt."""

from croupier.games.roulette.layout import SERIES_SIZES

STAR = "★"  # the House pocket, a logo on the felt
NAMES = {  # the others are their own word with capitals: Player Pair, Super Andar
    "initial": "Initial Bet",
    "rws-pairs": "RWS Pairs",
    "straight": "Straight Up",
    "low": "1–18",
    "high": "19–36",
    "zeros": f"0-{STAR}-00",
} | {f"series-{size}": f"{size}-number Series" for size in SERIES_SIZES.values()}


def bet_name(bet: str) -> str:
    return NAMES.get(bet) or bet.replace("-", " ").title()
