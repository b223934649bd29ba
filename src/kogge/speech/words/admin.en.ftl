### For those who run a server.

help-upgrade = Play everything in a backup again with this version, before you trust your server to it.
help-upgrade-check = The backup, as kogge backup has written it. Nothing in it changes, nor in your database.
upgrade-played = { NUMBER($count) } of { NUMBER($total) } tables played again
upgrade-difference = Table { $table }{ $record ->
    [0] { "" }
   *[other] , record { NUMBER($record) }
}, after { $actions ->
    [one] one action
   *[other] { NUMBER($actions) } actions
}: { $why }
upgrade-older = { $game }: { $count ->
    [one] one table goes
   *[other] { NUMBER($count) } tables go
} on by version { $rules } of the rules.
upgrade-fits = { NUMBER($tables) } tables with { NUMBER($actions) } actions came out as they were stored. This version can take over.
upgrade-found = { NUMBER($differing) } of { NUMBER($tables) } tables differ. Stay with the version that made the backup, or let these tables go.

help-admin = Run your server: people, tables, invitations, announcements, figures.
help-admin-people = List people, the newest first; those whose name begins with NAME, if one is given.
help-admin-grant = Give an account the right to run the site by its page /admin.
help-admin-revoke = Take that right away.
help-admin-ban = Shut a person out: every browser and program of theirs, at once.
help-admin-unban = Let a person in again.
help-admin-rename = Give a person another name, also at the tables where they sit.
help-admin-delete = Forget a person, as if they had asked for it: the games stay, without the name.
help-admin-tables = List tables, the newest first.
help-admin-close = Close a table.
help-admin-announce = Tell everybody something, at the top of every page.
help-admin-withdraw = Withdraw an announcement.
help-admin-invite = Make an invitation for newcomers; it is needed while kogge admin rules says --invited.
help-admin-rules = Show the rules of the house, or change some: who may come in, how long things are kept.
help-admin-figures = Show sizes and queues.
help-admin-audit = Show what was done by those who run the site.
help-admin-yes = Do it, although it cannot be undone.
help-admin-first = How many to leave out at the beginning.
help-admin-name = The name of an account, or the id of a guest.
help-admin-search = The beginning of a name.
help-admin-who = Which people: all, accounts, admins or banned.
help-admin-days = For how many days; 0 for ever.
help-admin-words = Why; somebody who is banned is told so.
help-admin-new-name = The new name.
help-admin-state = Only tables in this state: open, playing, over or closed.
help-admin-table = The id of the table.
help-admin-announcement = The id of the announcement.
help-admin-shown = For how many days it is shown.
help-admin-label = What the invitation is for.
help-admin-uses = How many people may use it.
help-admin-lasts = For how many days it can be used.
help-admin-invited = Let newcomers in only with an invitation, or let everybody in.
help-admin-table-days = After how many days finished tables are deleted; 0 for never.
help-admin-audit-days = After how many days deeds leave the audit list; 0 for never.
help-log-failed-logins = Write to the log from which address a login has failed, for fail2ban.
admin-nothing = There is nothing to show.
admin-banned = { $name } is shut out.
admin-unbanned = { $name } may come in again.
admin-renamed = { $name } has another name now.
admin-deleted = { $name } is forgotten.
admin-granted = { $name } may run the site now: the page is /admin.
admin-revoked = { $name } may no longer run the site.
admin-table = { $id }  { $game }, { $state }  { $changed }  { $names }
admin-closed = Table { $table } is closed.
admin-announced = Announcement { $id } is shown until { $until }.
admin-withdrawn = Announcement { $id } is withdrawn.
admin-rule-guest-days =
    Absent guests are forgotten { $value ->
        [-1] as kogge serve was told.
        [0] never.
       *[other] after { NUMBER($value) } days.
    }
admin-rule-invited =
    { $value ->
        [0] Everybody may come in.
       *[other] Newcomers need an invitation.
    }
admin-rule-table-days =
    Finished tables are { $value ->
        [0] never deleted.
       *[other] deleted after { NUMBER($value) } days.
    }
admin-rule-audit-days =
    Deeds { $value ->
        [0] never leave the audit list.
       *[other] leave the audit list after { NUMBER($value) } days.
    }
admin-figure-accounts = Accounts: { NUMBER($value) }
admin-figure-guests = Guests: { NUMBER($value) }
admin-figure-tables-open = Tables that wait: { NUMBER($value) }
admin-figure-tables-playing = Tables being played: { NUMBER($value) }
admin-figure-tables-over = Tables that are over: { NUMBER($value) }
admin-figure-records = Records: { NUMBER($value) }
admin-figure-reports = Reports to be settled: { NUMBER($value) }
admin-figure-notices = News waiting to be told: { NUMBER($value) }
admin-figure-letters = Letters waiting to be sent: { NUMBER($value) }
admin-figure-database-bytes = Bytes of the database: { NUMBER($value) }
admin-invited =
    Invitation: /welcome/{ $code }
    For { $uses ->
        [one] one person
       *[other] { NUMBER($uses) } people
    }, until { $until }. It is shown just this once.
admin-by-command = command line
admin-by-nobody = a forgotten account
admin-deed = { $when }  { $by }: { $what }
admin-deed-close-table = table { $subject } closed
admin-deed-ban = { $subject } shut out
admin-deed-unban = { $subject } let in again
admin-deed-rename = { $subject } renamed
admin-deed-erase = a person forgotten
admin-deed-grant = { $subject } given the right to run the site
admin-deed-revoke = { $subject } deprived of that right
admin-deed-settle = report { $subject } settled
admin-deed-announce = announcement { $subject } made
admin-deed-withdraw = announcement { $subject } withdrawn
admin-deed-maintenance-on = maintenance begun
admin-deed-maintenance-off = maintenance ended
admin-deed-rules = rules of the house changed
admin-deed-invite = invitation { $subject } made
admin-deed-recall = invitation { $subject } taken back
admin-person =
    { $id }  { $name }{ $account ->
        [true] { "" }
       *[false] , guest
    }{ $kind ->
        [admin] , runs the site
        [banned] , shut out until { $until }
       *[plain] { "" }
    }  { $made }

help-capacity-processes = Measure so many server processes over one PostgreSQL instead, beside one; --tables is then for each of them.
help-capacity-letters = Measure so many tables by letter instead, with four people each, at which nobody moves.
help-capacity-database = The PostgreSQL for --processes: an empty database, which is filled with guests and tables.
capacity-run-one = one process plays
capacity-run-several = several processes play, a table at one of them
capacity-run-apart = several processes play, people of a table at different ones
capacity-letters = tables by letter begin
capacity-quiet = nobody moves
capacity-one-ms = One process: its processor time for each action, ms
capacity-one-p99-ms = From sent to seen by the other seat: 99 of 100 within, ms
capacity-several-ms = Several processes, a table at one of them: the processor time of all for each action, ms
capacity-several-p99-ms = From sent to seen: 99 of 100 within, ms
capacity-several-carries = They carry so many times what one carries
capacity-apart-ms = The same with the people of a table at different processes, ms
capacity-apart-p99-ms = From sent to seen: 99 of 100 within, ms
capacity-apart-carries = They carry so many times what one carries
capacity-letters-tables = Tables by letter, of four people each
capacity-letters-opened-mb = Memory right after they began, MB
capacity-letters-mb = Memory when nobody moves, MB
capacity-letters-server-mb = Memory of the whole server then, MB
capacity-letters-core-percent = The server's share of one processor then, %
