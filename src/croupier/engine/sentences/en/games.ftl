### The games of the house, by name.

unknown-game = There is no game called '{ $game }'; the engine plays { $games }.
unknown-game-near = There is no game called '{ $game }'; did you mean { $near }?
game-not-played-yet = The engine does not play { $game } yet; it plays { $games }.

## Games that come as packages of their own

guest-fails = { $game } comes with the package { $package }, which does not work here: { $cause }.
guest-names-no-package = { $game } comes with the package { $package }, whose entry point names something other than a GamePackage.
guest-lacks = { $game } comes with the package { $package }, whose game has no { $member }; it was made for another version of Croupier.
guest-misnamed = { $game } comes with the package { $package }, whose game calls itself { $name }.
guest-brings-none = { $game } comes with the package { $package }, which brings no { $part } for it.
no-mathematics = { $game } has no mathematics here; { $games } have.
