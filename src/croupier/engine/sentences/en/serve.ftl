### `croupier serve`

serve-open = The floor is open at { $address }
serve-join = Play from another terminal: croupier join baccarat-1 --name ann --floor { $address }
serve-owner = The House has no Owner yet. Its one-time code is { $code }: enter it at { $address }/owner, or type `croupier pit owner --name olive --floor { $address }`.
serve-kept = Record, key and log are in { $folder }
serve-until = Ctrl+C closes it; rounds with bets are played to their end first, for at most five minutes. Ctrl+C once more closes it at once.
serve-closed = The floor is closed.
serve-no-such-port = { $port } is not a port; a port is 0 to 65535.
serve-tls-needs-both = TLS needs both --tls-cert and --tls-key.
serve-no-file = There is no file { $file }.

server-key-missing = The key { $file } is missing. Without it the shoes of this record cannot be opened; put it back.
server-key-open = The key { $file } can be read by others. Allow only yourself to read it: chmod 600.
server-key-wrong = { $file } is not the key of this record: another one was noted in it, or it opens none of the orders that are sealed there. Put the right key back.
server-address-taken = { $host }, port { $port }, cannot be listened on: { $fault }
server-tls-wrong = { $file } and { $other } are not a certificate and its key: both must be PEM, belong together, and the key has no password.
