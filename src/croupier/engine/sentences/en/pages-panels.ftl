### What panels say that are fetched when they are opened

web-your-chips = Your chips
web-in-play = In play
web-bring-it = Bring
web-chips-home-why = Chips in play stay until the round is settled. Getting up leaves all your boxes here. Your chips then go home as soon as none is in play.
web-take-home = Take { $amount } home
web-get-up = Get up
web-going-home = You have got up. Your chips go home once the round is settled.
web-account-guest = You play as { $name }, a guest. Only this browser knows the account. With a name and a password you come back to it from anywhere.
web-account-kept = The account is kept. You log in as { $login }.
web-account-kept-as = The account is kept. You log in as { $login }. At the tables you stay { $name }: seat, chips and rounds are under that name.
web-account-another = Another account
web-account-leaves-guest = If you log in to another account, no one comes back to { $name }.
web-account-name = Name
web-account-password = Password
web-account-old = Old password
web-account-new = New password, at least 10 characters
web-account-in = You are logged in as { $name }.
web-account-change = Change the password
web-account-change-it = Change it
web-account-changed = The password is changed. Other browsers are logged out.
web-account-log-out = Log out
web-account-lost = This account has no password: once you log out, no one comes back to it, nor to its chips.
web-account-no-answer = The server did not answer. Nothing is lost: try again.
