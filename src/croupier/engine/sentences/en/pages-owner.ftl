### The page of the first Owner

web-owner-title = Become the Owner
web-owner-lead = This House has no Owner yet. The one-time code stands in the terminal in which croupier serve runs.
web-owner-code = One-time code
web-owner-name = Name
web-owner-password = Password
web-owner-again = The password once more
web-owner-enter = Become the Owner
web-owner-not-the-same = The two passwords differ. Nothing was sent.
web-owner-no-answer = The server gives no answer. Try again with the same code and password.
web-owner-done = { $name } is the Owner of this House.
web-owner-next = An Owner hires people and opens tables in a terminal. Log in there first:
