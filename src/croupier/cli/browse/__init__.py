"""What the commands about books and rounds show."""
