### `croupier serve`

serve-open = The floor is open at { $address }
serve-join = Play from another terminal: croupier join baccarat-1 --name ann --floor { $address }
serve-owner = The House has no Owner yet. Its one-time code is { $code }: enter it at { $address }/owner, or type `croupier pit owner --name olive --floor { $address }`.
serve-kept = Record, key and log are in { $folder }
serve-metrics = Figures for Prometheus are at { $address }
serve-until = Ctrl+C closes it; rounds with bets are played to their end first, for at most five minutes. Ctrl+C once more closes it at once.
serve-closed = The floor is closed.
serve-no-such-port = { $port } is not a port; a port is 0 to 65535.
serve-tls-needs-both = TLS needs both --tls-cert and --tls-key.
serve-no-such-network = { $network } is no address and no network. Write it like 192.0.2.7, 10.0.0.0/8 or 2001:db8::/32.
serve-no-such-address = { $address } is no address with a port. Write it like 127.0.0.1:9100.
serve-no-such-number = { $option } takes a whole number from 1 to { $most }.
serve-no-file = There is no file { $file }.

server-key-missing = The key { $file } is missing. Without it the shoes of this record cannot be opened; put it back, or continue without it: croupier new-key --help.
server-key-open = The key { $file } can be read by others. Allow only yourself to read it: chmod 600.
server-key-wrong = { $file } is not the key of this record: another one was noted in it, or it opens none of the orders that are sealed there. Put the right key back, or continue without it: croupier new-key --help.

new-key-lost = The key of this House is lost. With a new one: wallets and chips stay. Rounds in play whose cards or ball rest on the lost key are void by paragraph 5.4 of their books, or wait for the Shift Manager where an outcome is established. These tables start with another shoe or spin: { $tables }
new-key-no-table = none
new-key-sure = Type yes to continue with a new key
new-key-needs-yes = Confirm it: add --yes.
new-key-nothing-done = Nothing was changed.
new-key-not-lost = { $file } is the key of this record: it is not lost.
new-key-by-an-owner = This House has an Owner. Say who you are, with the name of an Owner: --name olive.
new-key-done = The House continues with the new key in { $file }. Keep a copy of it apart from the record.
server-address-taken = { $host }, port { $port }, cannot be listened on: { $fault }
server-tls-wrong = { $file } and { $other } are not a certificate and its key: both must be PEM, belong together, and the key has no password.
