"""Who somebody is: names, passwords, sessions."""
