## Practice tables, said by the server

practice-over = This evening has had { $rounds } rounds. Open another practice table.
practice-must-speak = Nothing goes on without your answer.
practice-no-such-table = You have no practice table of this name. It may have been put away: open another one.
practice-too-many = You have { $most } practice tables open in other windows. Close one first.
practice-house-full = All practice tables of the House are taken. Try again in a few minutes.
practice-no-advice = There is no figure for this.
practice-seed-range = A seed is a whole number from 0 to { $most }.
