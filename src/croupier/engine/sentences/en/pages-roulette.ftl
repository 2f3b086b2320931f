### The felt of Roulette

web-roulette-wheel = The wheel
web-roulette-wheel-at = The wheel; the ball rests in { $pocket }
web-roulette-wins = { $pocket } wins you
web-roulette-came = { $pocket } came
web-roulette-order = 39 pockets; their order round the wheel is drawn for show
web-roulette-last = Last results, newest first
web-roulette-none-yet = No results yet
web-roulette-colour-red = red
web-roulette-colour-black = black
web-roulette-colour-zero = zero
web-roulette-colour-house = house
web-roulette-colours = { $spins ->
    [one] The last spin: colour
   *[other] Last { $spins } spins: colour
}
web-roulette-parity = Odd and even
web-roulette-most = Came most often
web-roulette-least = Came least
web-roulette-informs = Past results say nothing about the next spin. Displays only inform.
web-roulette-place-bets = “Place your bets, please.”
web-roulette-spin = Spin { $number } · { $amount } on the table
web-roulette-aim = { $odds }, { $chip } would win { $win }
web-roulette-room = room here { $amount }
web-roulette-aim-hint = Point at the cloth to see what a chip there covers and pays.
