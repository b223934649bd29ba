### Running a site.

admin-title = Running the site
admin-note = everything done here is noted
admin-figures = The house in figures
admin-figure-accounts = accounts
admin-figure-guests = guests
admin-figure-tables-open = tables that wait
admin-figure-tables-playing = tables in play
admin-figure-tables-over = tables that are over
admin-figure-records = records
admin-figure-reports = open reports
admin-figure-notices = news to be told
admin-figure-letters = letters to be sent
admin-figure-database-bytes = size of the database
admin-figure-tables-in-memory = tables in memory
admin-figure-sockets = people at tables
admin-figure-bots-thinking = bots thinking
admin-figure-replays-waiting = replays waiting
admin-maintenance = Maintenance
admin-maintenance-text = All clocks stand still; nothing can be played. It takes a few seconds.

admin-reports = Reports
admin-reports-none = Nobody has complained.
admin-table = Table { $id }
admin-settled = settled
admin-settle = Settle
admin-settle-named = Settle the report about { $name }

admin-people = People
admin-nobody = Nobody is called that.
admin-name = Name begins with
admin-search = Search
admin-who-all = All
admin-who-accounts = Accounts
admin-who-admins = Admins
admin-who-banned = Banned
admin-is-admin = admin
admin-is-banned = banned
admin-account = account since { $made }, last here { $seen }
admin-guest = guest since { $made }, last here { $seen }
admin-do = Manage
admin-do-named = Manage { $name }
admin-ban = Ban
admin-ban-days = For how many days (0: for ever)
admin-ban-words = What they are told
admin-unban = Let in again
admin-rename = Rename
admin-new-name = New name
admin-grant = Make an admin
admin-revoke = No longer an admin
admin-delete = Delete
admin-delete-sure = There is no way back. The games stay, without the name.
admin-delete-yes = Delete for good
admin-more = Show more

admin-tables = Tables
admin-tables-none = There are no such tables.
admin-state-open = Waiting
admin-state-playing = In play
admin-state-over = Over
admin-state-closed = Closed
admin-private = private
admin-close = Close
admin-close-yes = Really close
admin-close-named = Close the table of { $names }

admin-notes = Announcements
admin-notes-none = Nothing is announced.
admin-note-words = What everybody should know
admin-note-days = Days for which it is shown
admin-announce = Announce
admin-withdraw = Withdraw
admin-until = until { $day }

admin-rules = Rules of the house
admin-invited = By invitation only
admin-invited-text = Newcomers need a link from you. Whoever is known stays.
admin-guest-days = Forget absent guests after days (0: never)
admin-table-days = Delete finished tables after days (0: never)
admin-audit-days = Keep the audit list for days (0: for ever)
admin-save = Save
admin-saved = Saved.
admin-passes = Invitations
admin-passes-none = No invitation is open.
admin-pass-plain = Invitation
admin-pass-left = { $uses ->
    [one] for one more person
   *[other] for { $uses } more people
}, until { $day }
admin-pass-link = Invitation link
admin-pass-once = It is shown just this once.
admin-pass-label = What it is for
admin-pass-uses = For how many people
admin-invite = Make an invitation
admin-recall = Take back

admin-audit = What was done
admin-audit-none = Nothing yet.
admin-by-command = command line
admin-by-nobody = a forgotten account
admin-deed-close-table = Table { $subject } closed
admin-deed-ban = { $subject } banned
admin-deed-unban = { $subject } let in again
admin-deed-rename = { $subject } renamed
admin-deed-erase = A person deleted
admin-deed-grant = { $subject } made an admin
admin-deed-revoke = { $subject } no longer an admin
admin-deed-settle = Report { $subject } settled
admin-deed-announce = Announced
admin-deed-withdraw = Announcement withdrawn
admin-deed-maintenance-on = Maintenance begun
admin-deed-maintenance-off = Maintenance ended
admin-deed-rules = Rules of the house changed
admin-deed-invite = Invitation made
admin-deed-recall = Invitation taken back

welcome-title = Welcome
welcome-text = You are invited. How shall we call you?
welcome-name = Your name
welcome-enter = Come in
welcome-known = You are in already, { $name }.
banner = Announcement
banner-read = Read
