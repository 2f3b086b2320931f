### The pages of Andar Bahar

web-andar-bahar-matched = ✓ { $cards }
web-andar-bahar-won = won { $amount }, { $odds }
web-andar-bahar-lost = lost { $amount }
web-andar-bahar-push = stands off
web-andar-bahar-left =
    { $cards ->
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
web-andar-bahar-last = Last rounds, newest first
web-andar-bahar-card = card { $card }
web-andar-bahar-outcome-andar = Andar
web-andar-bahar-outcome-bahar = Bahar
web-andar-bahar-outcome-stand-off = Stand Off
web-andar-bahar-outcome-not-played = not played out
web-andar-bahar-outcome-void = void
web-print-first-card = 1st card
