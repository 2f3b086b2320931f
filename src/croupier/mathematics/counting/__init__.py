"""What the cards that are gone tell: effects of removal, systems that count, indices, and how often
a bet favours the player in shoes dealt to the cut card.

For players who think and for the House, which wants to know what it is exposed to.
"""
