### Who one is here.

account-note = no mail address, no tracking
account-nobody = Nobody yet
account-name = Name
account-password = Password
account-password-old = Password so far
account-password-new = New password
account-password-hint = at least 8 characters
account-code = Recovery code

account-is-nobody = Whoever begins a game is a guest from then on. You may choose your name now.
account-is-guest = You are a guest: this browser remembers you, no other does.
account-is-account = Your games follow you to every browser where you log in.
account-rename = Take this name
account-renamed = You are { $name } from now on.
account-password-change = Change password
account-password-changed = The password was changed.
account-ended =
    { $browsers ->
        [0] No other browser was logged in
        [one] One other browser must log in again
       *[other] { $browsers } other browsers must log in again
    }{ $tokens ->
        [0] .
        [one] , and one token for programs has ended.
       *[other] , and { $tokens } tokens for programs have ended.
    }
account-leave = Log out

account-make = Become an account
account-make-text = Keeps your name and your games, on all your devices. All it takes is a password.
account-make-button = Make account
account-made = Welcome, { $name }
account-code-text = This is the only way in when the password is lost. It is shown this once: write it down.
account-enter = Log in
account-enter-button = Log in
account-lost = Password lost?
account-recover-text = The recovery code was shown when the account was made. You will get a new one.
account-recover-button = Open account

account-data = What is kept of you
account-export = Download everything
account-export-text = All that this server keeps of you, as one file.
account-delete = Delete me
account-delete-text = Name, password, tokens and words are deleted. Games you played stay for the others, without your name.
account-delete-sure = There is no way back. Running games are played on by bots.
account-delete-yes = Delete for good

account-tokens = Programs
account-tokens-text = A token lets a program play in your place. Whoever has its secret is you.
account-token-label = What is it for
account-token-make = Make token
account-token-secret = Secret of the token
account-token-once = It is shown this once.
account-token-revoke = Revoke
account-token-revoke-named = Revoke { $label }
