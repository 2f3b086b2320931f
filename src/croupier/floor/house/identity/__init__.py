"""Who a person is: names, passwords, sessions."""
