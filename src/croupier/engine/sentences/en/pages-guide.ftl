### The guided rounds: fetched when one begins. Amounts, results and paragraphs come from the table.

web-guide-name = How to play, step by step
web-guide-of = How to play: { $game }
web-guide-step = How to play · { $step } of { $of }
web-guide-next = Next
web-guide-do = Do it for me
web-guide-again = Restart
web-guide-leave = Leave
web-guide-play-on = Play on here
web-guide-to-table = To the table
web-guide-to-lobby = To the lobby
web-guide-chip = Choose a chip. It stays in your hand until you choose another. These are practice chips: they are worth nothing.
web-guide-dealing = { $game ->
    [roulette] The ball is turning: watch the wheel.
   *[other] The dealer is dealing: watch the cloth.
}
web-guide-no-bet = This round was played without a chip of yours. Restart, and lay a chip on the cloth before the deal.

## Baccarat

web-guide-baccarat-aim = Two hands are dealt: Player and Banker. You bet on the one that comes closer to nine, or on a tie. Nobody plays a hand of their own.
web-guide-baccarat-bet = Now click Player in your box, the one with the gold frame. Each click lays one chip.
web-guide-baccarat-deal = Your chip lies. Press Deal: at other tables a clock closes the bets. Then the dealer draws two cards for each hand.
web-guide-baccarat-cards = Add the cards: tens and pictures count nothing, an ace counts one, and only the last digit of the sum counts. The table decides who draws a third card, not you.
web-guide-baccarat-insurance = Your side is ahead, so you may insure your bet against losing. The bar shows what that pays and the most you may stake. Decline for now.
web-guide-baccarat-paid = The hand closer to nine won. This is what your bet came to, and the paragraph that says so. Press Why? for the sum.
web-guide-baccarat-next = That is the whole game. Side bets lie in the upper row of each box, and the highest bettor may squeeze the cards. Play on here, or take a box.

## Blackjack

web-guide-blackjack-aim = You play against the dealer. Come closer to 21 than the dealer without going over it. Pictures count ten, an ace one or eleven.
web-guide-blackjack-bet = Now click the circle of your box, the one with the gold frame. The small circle beside it is a side bet on a pair.
web-guide-blackjack-deal = Press Deal. You get two open cards, the dealer one. The dealer draws the rest only when all players have decided.
web-guide-blackjack-split = It is your turn. Hit takes a card, Stand takes none. Your two cards have the same value, so you may split them into two hands: press Split.
web-guide-blackjack-double = Two hands, each with a bet. The first is in play. Double adds a second bet and takes exactly one more card: press Double.
web-guide-blackjack-play = Now play this hand: Hit for another card, Stand when you have enough. Over 21 is a bust and loses at once. The gold button is what the House would do.
web-guide-blackjack-paid = The dealer drew to 16 and stood on 17 or more. This is what each hand came to, with its paragraph. Press Why? for the sum.
web-guide-blackjack-next = That is the whole game. Against an ace the dealer offers Insurance; a poor hand may be surrendered. Play on here, or take a box.

## Roulette

web-guide-roulette-aim = A ball falls into one of the pockets of the wheel. You bet on the number it falls into, or on a group of numbers.
web-guide-roulette-number = Now click number 17 on the cloth. A chip on the line between two numbers covers both: the plate above the cloth says what it covers and pays.
web-guide-roulette-red = The fewer numbers a bet covers, the more it pays. Lay a second chip on Red at the edge of the cloth: it covers every red number.
web-guide-roulette-spin = Press the gold button. No more bets: the dealer spins the ball, and it comes to rest in one pocket.
web-guide-roulette-paid = The marker stands on the number. This is what each bet came to, and the paragraph that says so. Winning chips stay; losing ones go.
web-guide-roulette-next = That is the whole game. 0, 00 and the star are neither red nor black. What came before says nothing about the next spin. Play on here, or join a table.

## Andar Bahar

web-guide-andar-bahar-aim = One card, the Joker, is opened. Then cards go to two sides in turn, Andar and Bahar. The first card with the rank of the Joker wins for its side.
web-guide-andar-bahar-bet = Now click Andar in your box, the one with the gold frame. You bet that the matching card falls on that side.
web-guide-andar-bahar-joker = You may also bet on the Joker itself. Lay a second chip on rank 8, in the row above the boxes.
web-guide-andar-bahar-deal = Press Deal. The dealer opens the Joker, which decides the bets on its rank. Then the cards go out one by one.
web-guide-andar-bahar-cards = The Joker lies apart. Compare the last card dealt: it has the same rank, and its side has won. Suits do not matter.
web-guide-andar-bahar-paid = This is what each bet came to, and the paragraph that says so. Press Why? to see what decided it.
web-guide-andar-bahar-next = That is the whole game; there is nothing to decide in between. Super bets and the first three cards pay more and win less often. Play on here, or take a box.

## Si Ki Pi

web-guide-si-ki-pi-aim = You get four cards and make two hands of two: a low hand and a high hand. Both must beat the dealer’s.
web-guide-si-ki-pi-bet = Now click the large circle of your box, the one with the gold frame. The small circle is a side bet on pairs.
web-guide-si-ki-pi-deal = Press Deal. Four cards go face down to you and four to the dealer. The dealer’s stay closed until yours are set.
web-guide-si-ki-pi-look = Look at your cards. Only the points of two cards count, with tens and pictures nothing; a pair beats points, and so does a gong.
web-guide-si-ki-pi-arrange = There are three ways to divide four cards. Choose one, or drag a card onto another; House Way lets the dealer do it. Then press the gold button.
web-guide-si-ki-pi-compare = The dealer’s hands are open. Low is compared with low, high with high. Win both and you win; win one and the bet comes back. The dealer wins a copy.
web-guide-si-ki-pi-paid = This is what your bet came to, after the commission on a win, and the paragraph that says so. Press Why? for the sum.
web-guide-si-ki-pi-next = That is the whole game. The ranking card beside the cloth lists every hand. Play on here, or take a box.
