### How tables are shown: what hands come to, pay tables, and the working behind a payment.

## Any game

why-in-action = { $action } of { $stake } counted; { $aside } was handed back at the close
why-won = { $action } at { $odds } wins { $wins }
why-won-before-commission = { $action } at even money wins { $wins }
why-commission = less { $commission } commission: { $wins }
why-lost = { $action } is lost
why-lost-in-part = { $part } of { $action } is lost: { $lost }
why-returned = { $payout } is handed back
why-handed-back = { $payout } is handed back, as decided
