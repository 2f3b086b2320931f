### The pages of Si Ki Pi

web-si-ki-pi-looking = looking
web-si-ki-pi-set = ✓ set
web-si-ki-pi-house-way = House Way
web-si-ki-pi-held-low = in your
web-si-ki-pi-held-high = hand ▾
web-si-ki-pi-dealer-by-house-way = set by House Way, shown after all hands are down
web-si-ki-pi-look-title = Your four cards lie face down
web-si-ki-pi-look-why = You may look at one hand. Other boxes of yours are set by House Way, and so is this one if time runs out.
web-si-ki-pi-look = Look at your cards
web-si-ki-pi-look-at = Look at box { $box }
web-si-ki-pi-drag = Drag one card onto another to swap, or press 1, 2 or 3.
web-si-ki-pi-ways = Three ways to divide your cards
web-si-ki-pi-higher = The two cards that rank higher are the High Hand, whatever a player calls them.
web-si-ki-pi-low = { $low } low
web-si-ki-pi-high = { $high } high
web-si-ki-pi-now = ◂ now
web-si-ki-pi-house-way-mark = House Way
web-si-ki-pi-set-as = Set { $low } low, { $high } high
web-si-ki-pi-would-set = sets { $low } low, { $high } high
web-si-ki-pi-silence = If time runs out, House Way sets them.
web-si-ki-pi-once = Once down, a hand is not touched again.
web-si-ki-pi-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-si-ki-pi-held = in your hand ▾
web-si-ki-pi-short-looking = looking
web-si-ki-pi-short-set = ✓ set
web-si-ki-pi-short-house-way = House
web-si-ki-pi-short-dealer = shown after all hands are down
web-si-ki-pi-last = The Dealer’s last hands, newest first
web-si-ki-pi-last-void = void
web-print-copies = Both hands must beat the Dealer's. The Dealer wins every copy.
