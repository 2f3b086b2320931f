"""What a game supplies: the Protocol, editions, section 5, the answers most games share."""
