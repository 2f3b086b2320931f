### When a round has stopped

web-halted-who = Whoever may decide is looking at it.
