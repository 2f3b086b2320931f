### The pages of Andar Bahar and Si Ki Pi

web-andar-bahar-matched = ✓ { $cards }
web-andar-bahar-left =
    { $cards ->
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
web-andar-bahar-last = Last rounds
web-andar-bahar-outcome-andar = Andar
web-andar-bahar-outcome-bahar = Bahar
web-andar-bahar-outcome-stand-off = Stand Off
web-andar-bahar-outcome-not-played = not played out
web-andar-bahar-outcome-void = void
