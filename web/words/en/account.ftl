### Identity and account.

account-note = no email address needed, no tracking
account-nobody = Nobody yet
account-name = Name
account-password = Password
account-password-old = Current password
account-password-new = New password
account-password-hint = at least 8 characters
account-code = Recovery code

account-is-nobody = You become a guest when you begin your first game. You may choose your name now.
account-is-guest = You are a guest: only this browser remembers you.
account-is-account = Your games follow you to every browser where you log in.
account-rename = Take this name
account-renamed = You are { $name } from now on.
account-password-change = Change password
account-password-changed = The password has been changed.
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
account-admin = Run this site
account-leave = Log out

account-make = Create an account
account-make-text = Keeps your name and your games, on all your devices. All it takes is a password.
account-make-button = Sign up
account-made = Welcome, { $name }
account-code-text = This is the only way in if you lose your password. It is shown just this once: write it down.
account-enter = Log in
account-enter-button = Log in
account-lost = Password lost?
account-recover-text = The recovery code was shown when the account was created. You will get a new one.
account-recover-button = Open account

account-data = Your data
account-export = Download everything
account-export-text = Everything this server keeps about you, in one file.
account-delete = Delete me
account-delete-text = Your name, password, tokens and messages are deleted. Games you played stay for the others, without your name.
account-delete-sure = There is no way back. Bots take over your running games.
account-delete-yes = Delete for good

account-tokens = Programs
account-tokens-text = A token lets a program play in your place. Anybody with its secret can act as you.
account-token-label = Purpose
account-token-make = New token
account-token-secret = Token secret
account-token-once = It is shown just this once.
account-token-revoke = Revoke
account-token-revoke-named = Revoke { $label }

## Notices

notices = Notices
notices-text = Learn what happens at your tables while you are elsewhere. A notice names the table and what happened there, never what anybody holds.
notices-kind-mail = E-mail
notices-kind-push = This browser
notices-kind-json = Webhook (JSON)
notices-kind-discord = Discord
notices-kind-ntfy = ntfy
notices-named-push = A browser
notices-state-waiting = waits for you to follow the link that was sent there
notices-state-open = in use
notices-state-broken = could not be reached: add it again
notices-event-turn = your turn
notices-event-end = the end of a game
notices-event-invited = invitations
notices-event-said = messages
notices-event-friend = requests from friends
notices-events = What { $address } is told
notices-means = Where to
notices-address-mail = E-mail address
notices-address-hook = Address of the webhook
notices-add = Add
notices-add-push = Tell this browser
notices-push-refused = The browser does not allow notices for this site.
notices-drop = Remove
notices-drop-named = Remove { $address }
notices-quiet = Quiet hours
notices-quiet-text = Nothing comes between these times ({ $zone }). If both times are the same, there are no quiet hours.
notices-quiet-from = from
notices-quiet-until = until
notices-quiet-keep = Save
notices-kept = Saved.
letters-confirm = Confirm this address
letters-confirm-text = Once you confirm, you will be told here about your tables, as you chose in your account.
letters-confirm-button = Yes, this address is mine
letters-confirmed = Confirmed. You can change what you are told in your account at any time.
letters-stop = Stop these notices
letters-stop-text = After that, nothing more will be sent to this address. Your tables and your account stay as they are.
letters-stop-button = Stop
letters-stopped = Done. Nothing more will come to this address.
