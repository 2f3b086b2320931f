### The House: who may do what, names, chips, licences, tables, logging in.

## Roles

role-owner = Owner
role-surveillance = Surveillance

## Who may ask for what

house-not-known-as-such = The House knows nobody called { $name } in this role.
house-log-in-first = Log in first: this is for { $needed }.
house-for-newcomers = { $name } has an account: this is for the House itself, or for those who have none.
house-role-too-low = { $name } has the role { $role }; this is for { $needed }.
house-role-of-the-owners = { $name } cannot decide about the role { $role }; an Owner can.
house-owned-already = The House has an Owner already.
house-readings-noted = The House has noted readings { $readings }; they only go forward.
house-key-noted = The House has noted its key already.
house-key-needs-reason = Replacing the key needs a reason.
house-key-of-the-owner = An Owner decides about the key of the House.
house-last-owner = { $name } is the only Owner. Somebody else has to be one first.

## Names and accounts

house-not-a-name = '{ $name }' is not a name; a name has 1 to { $longest } letters, digits, “-”, “_” and single spaces, and begins with a letter or a digit.
house-name-reserved = Nobody can be called '{ $name }': the House uses the word.
house-name-taken = The name { $name } is taken.
house-name-like = That would be taken for { $name }. Choose a name that looks different.
house-name-mixed = '{ $name }' has letters of several scripts, or some that nobody can tell from others. Use one script.
house-nobody-called = There is nobody called { $name }.
house-account-closed = The account of { $name } is closed.
house-role-already = { $name } has the role { $role } already.
house-guest-has-no-password = { $name } is a guest and has no password.
house-guest-stays-guest = { $name } is a guest and has no password. A role is for somebody with an account.
house-account-kept = { $name } has a password already.

## Chips

house-chips-need-reason = Giving chips or taking them back needs a reason.
house-reason-too-long = A reason has at most { $longest } characters.
house-chips-for-players = Only players hold chips; { $name } has the role { $role }.
house-chips-at-table = { $name } still has { $amount } in chips at table { $table }.
house-owes = { $name } owes the House { $amount } at table { $table }. That has to be settled or waived first.
house-chips-in-wallet = { $name } still has { $amount } in chips. Take them back first.

## Licences

house-licences-for-dealers = Licences are for Dealers and those above them at the tables; { $name } has the role { $role }.
house-licensed-already = { $name } is licensed for { $game } already.
house-not-licensed = { $name } is not licensed for { $game }.

## Tables

house-not-a-table-name = '{ $name }' cannot name a table; such a name has 1 to { $longest } small letters a–z, digits and “-”, and begins with a letter or a digit.
house-table-name-taken = There is, or was, a table called { $table }; its record has this name.
house-no-such-table = There is no table called { $table }.
house-not-set-up-so = No table of { $game } can be set up like this.
house-automatic-only-electronic = The automatic Dealer deals at electronic tables only.
house-table-holds-chips = Chips of players still lie at table { $table }.
house-table-owed = The House has claims at table { $table }. They have to be settled or waived first.
house-clock-beyond = The clock { $clock } must be above 0 and at most { $longest } seconds, not { $given }.
house-clocks-already = The clocks of table { $table } are set like this already.
house-last-call-too-early = The last call must come after betting opens: last_call_s must be below betting_s.

## Logging in

password-too-short = A password has at least { $shortest } characters.
login-wrong = Name and password do not go together.
login-locked = Too many failed logins by this name from here: they are locked for another { $minutes ->
    [one] minute
   *[other] { $minutes } minutes
}.
login-many-failed = Too many logins from this address failed. Try again in { $seconds } s.
