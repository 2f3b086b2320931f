"""The rulings all books share; what differs between them is an argument on the line."""

from croupier.engine.table.trouble.rulings.discard import discard
from croupier.engine.table.trouble.rulings.next_card import use_as_next_card
from croupier.engine.table.trouble.rulings.options import everybody, options_unless_settled
from croupier.engine.table.trouble.rulings.play_on import play_on, recorded
from croupier.engine.table.trouble.rulings.reconstruct import fix_the_order, reconstruct
from croupier.engine.table.trouble.rulings.unresolved import shift_manager
from croupier.engine.table.trouble.rulings.void import void

__all__ = [
    "discard",
    "everybody",
    "fix_the_order",
    "options_unless_settled",
    "play_on",
    "reconstruct",
    "recorded",
    "shift_manager",
    "use_as_next_card",
    "void",
]
