### The figures of `croupier count`

counted-gone = { $book }, { $decks }: what the cards that are gone tell
counted-effects-note = In hundredths of a per cent of the stake, for one card that is gone.
counted-no-effect = No single card changes { $bets }.
counted-effects = Effects of removal
counted-bet = Bet
counted-by = By { $system }
counted-correlation = Correlation
counted-worth-now = Worth now
counted-adds = A true count adds
counted-even-at = Even at
counted-ace = Insurance is even at a count that has the Dealer's Ace in it.
counted-unbalanced = { $system } is not balanced: counts are of its excess.
counted-exposed-note = Each from the cards that are left. Standard errors are from shoe to shoe, where { $fewest } shoes or more carry the sum. The count is the mean of { $system }.
counted-cells = Of { $all } cells that ever favour a player the { $shown } that do most.
counted-shoes = { $shoes } shoes dealt to { $behind } cards, { $rounds } rounds each
counted-favours = Favours
counted-error = ± (standard error)
counted-then-worth = Then worth
counted-at-most = At most
counted-true-count = True count
counted-indices = Indices
counted-hand = Hand
counted-from-count = From this true count on: s Stand, h Hit, d Double Down, p Split, r Surrender.
