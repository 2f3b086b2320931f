### The House: who may do what, names, chips, licences, tables, logging in.

## Roles

role-owner = Owner
role-surveillance = Surveillance

## Who may ask for what

house-not-known-as-such = { $name } does not have this role.
house-log-in-first = Log in first: this is for { $needed }.
house-for-newcomers = Only the House, or a visitor without an account, can do this. { $name } has an account.
house-role-too-low = { $name } has the role { $role }; this is for { $needed }.
house-role-of-the-owners = { $name } cannot manage accounts with the role { $role }. An Owner can.
house-owned-already = The House has an Owner already.
house-readings-noted = The House has noted readings { $readings }; they only go forward.
house-key-noted = The House’s key is already on record.
house-key-needs-reason = Replacing the key needs a reason.
house-key-of-the-owner = An Owner decides about the key of the House.
house-last-owner = { $name } is the only Owner. Appoint another Owner first.

## Names and accounts

house-not-a-name = '{ $name }' is not a name; a name has 1 to { $longest } letters, digits, “-”, “_” and single spaces, and begins with a letter or a digit.
house-name-reserved = “{ $name }” is reserved. Choose another name.
house-name-taken = The name { $name } is taken.
house-name-like = That name looks too much like { $name }. Choose another one.
house-name-mixed = “{ $name }” mixes scripts or uses look-alike letters. Use one script.
house-nobody-called = There is no account “{ $name }”.
house-account-closed = The account of { $name } is closed.
house-role-already = { $name } has the role { $role } already.
house-guest-has-no-password = { $name } is a guest and has no password.
house-guest-stays-guest = { $name } is a guest without a password. Only accounts with a password can have a role.
house-account-kept = { $name } has a password already.

## Chips

house-chips-need-reason = Giving chips or taking them back needs a reason.
house-reason-too-long = A reason has at most { $longest } characters.
house-chips-for-players = Only players hold chips; { $name } has the role { $role }.
house-chips-at-table = { $name } still has { $amount } in chips at table { $table }.
house-owes = { $name } owes the House { $amount } at { $table }. Settle or waive the debt first.
house-chips-in-wallet = { $name } still has { $amount } in chips. Take them back first.

## Licences

house-licences-for-dealers = Licences are for Dealers and those above them at the tables; { $name } has the role { $role }.
house-licensed-already = { $name } is licensed for { $game } already.
house-not-licensed = { $name } is not licensed for { $game }.

## Tables

house-not-a-table-name = '{ $name }' cannot name a table; such a name has 1 to { $longest } small letters a–z, digits and “-”, and begins with a letter or a digit.
house-table-name-taken = The name { $table } is in use, or was. Choose another one.
house-no-such-table = There is no table “{ $table }”.
house-not-set-up-so = { $game } cannot be played with these settings.
house-automatic-only-electronic = The automatic Dealer deals at electronic tables only.
house-table-holds-chips = Players still have chips at { $table }.
house-table-owed = Players still owe the House chips at { $table }. Settle or waive the debts first.
house-clock-beyond = The clock { $clock } must be above 0 and at most { $longest } seconds, not { $given }.
house-clocks-already = The clocks of table { $table } are set like this already.
house-last-call-too-early = The last call must come after betting opens: last_call_s must be below betting_s.

## Logging in

password-too-short = A password has at least { $shortest } characters.
login-wrong = Wrong name or password.
login-locked = Too many failed logins by this name from here: they are locked for another { $minutes ->
    [one] minute
   *[other] { $minutes } minutes
}.
login-many-failed = Too many logins from this address failed. Try again in { $seconds } s.
