### How a round ended, in a list of rounds

web-ended-banker = Banker
web-ended-player = Player
web-ended-tie = Tie
web-ended-andar = Andar
web-ended-bahar = Bahar
web-ended-stand-off = Stand Off
web-ended-not-played = not played out
web-ended-bust = Dealer Bust
web-ended-blackjack = Dealer Blackjack
web-ended-played = played
web-ended-none = no result
web-ended-void = void
