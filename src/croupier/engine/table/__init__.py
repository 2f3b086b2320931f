"""What all five books share."""
