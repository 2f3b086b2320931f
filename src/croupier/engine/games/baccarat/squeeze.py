"""Cards dealt face down, and the Banker's third card first (Baccarat 3.9, 3.14)."""

from croupier.engine.games.baccarat.layout import terms_of
from croupier.engine.games.baccarat.play import both_must_draw, hands, places, waived
from croupier.engine.games.baccarat.state import BaccaratRound
from croupier.engine.games.baccarat.table_of_play import BANKER_HAND, SQUEEZED
from croupier.engine.rulebook import cite
from croupier.engine.sentences import said
from croupier.engine.table.contract.usual_answers import seated
from croupier.engine.table.dealing.dealing import squeezed_face
from croupier.engine.table.dealing.squeeze import right_refused
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.places import EITHER, UP, Face, Place
from croupier.engine.table.vocabulary.refusals import Reason, Refused

BANKER_FIRST = (cite("Baccarat 3.14"),)


def face(round: BaccaratRound, place: Place) -> Face:
    """Squeezed cards lie face down; under 3.14 third cards may wait to be opened."""
    if not round.squeezes:
        return UP
    if len(round.at(place)) == 2 and waived(round):
        return EITHER
    return squeezed_face(round, place)


def squeeze_refused(round: BaccaratRound, player: str, place: Place, first: bool) -> Refused | None:
    """Baccarat 3.9: the Seated Player with the highest Bet, before the card is dealt."""
    if not terms_of(round.settings).squeezing:
        return Refused(Reason.NOT_OFFERED, said("squeeze-not-offered"), SQUEEZED)
    if place not in places(round):
        message = said("squeeze-no-such-hand", place=str(place))
        return Refused(Reason.UNKNOWN, message, SQUEEZED)
    if round.status in (Status.CONCLUDED, Status.VOID):
        return Refused(Reason.ROUND_OVER, said("round-over"), SQUEEZED)
    refused = right_refused(round, seated, player, SQUEEZED)
    if refused is not None:
        return refused
    if len(round.at(place)) >= 3:
        return Refused(Reason.NOT_NOW, said("squeeze-too-late"), SQUEEZED)
    return _banker_first_refused(round, place) if first else None


def _banker_first_refused(round: BaccaratRound, place: Place) -> Refused | None:
    """Baccarat 3.14: asked until the Player Hand's third card is opened."""
    if place != BANKER_HAND or not both_must_draw(round):
        return Refused(
            Reason.NOT_OFFERED,
            said("baccarat-banker-cannot-come-first"),
            BANKER_FIRST,
        )
    player, _ = hands(round)
    if len(player) > 2 and player[2] is not None:
        return Refused(Reason.NOT_NOW, said("baccarat-third-card-opened"), BANKER_FIRST)
    return None
