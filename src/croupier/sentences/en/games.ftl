### The games of the house, by name.

unknown-game = There is no game called '{ $game }'; the engine plays { $games }.
unknown-game-near = There is no game called '{ $game }'; did you mean { $near }?
game-not-played-yet = The engine does not play { $game } yet; it plays { $games }.
