"""Tables to practise at: one person's own, in memory alone, repeatable from a seed."""
