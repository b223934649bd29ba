### Für alle, die einen Server betreiben.

help-upgrade = Alles aus einer Sicherung mit dieser Version noch einmal spielen, bevor du ihr deinen Server anvertraust.
help-upgrade-check = Die Sicherung, wie kogge backup sie geschrieben hat. Weder sie noch deine Datenbank ändert sich.
upgrade-played = { NUMBER($count) } von { NUMBER($total) } Tischen nachgespielt
upgrade-difference = Tisch { $table }{ $record ->
    [0] { "" }
   *[other] , Eintrag { NUMBER($record) }
}, nach { $actions ->
    [one] einer Aktion
   *[other] { NUMBER($actions) } Aktionen
}: { $why }
upgrade-older = { $game }: { $count ->
    [one] ein Tisch geht
   *[other] { NUMBER($count) } Tische gehen
} nach Version { $rules } der Regeln weiter.
upgrade-fits = { NUMBER($tables) } Tische mit { NUMBER($actions) } Aktionen kamen so heraus, wie sie gespeichert sind. Diese Version kann übernehmen.
upgrade-found = { NUMBER($differing) } von { NUMBER($tables) } Tischen weichen ab. Bleib bei der Version, von der die Sicherung stammt, oder verzichte auf diese Tische.

help-admin = Deinen Server leiten: Leute, Tische, Einladungen, Ankündigungen, Zahlen.
help-admin-people = Leute zeigen, die neuesten zuerst; ist NAME angegeben, nur die, deren Name so beginnt.
help-admin-grant = Einem Konto das Recht geben, die Seite über /admin zu leiten.
help-admin-revoke = Dieses Recht nehmen.
help-admin-ban = Jemanden aussperren: sofort, in jedem Browser und mit jedem Programm.
help-admin-unban = Jemanden wieder hereinlassen.
help-admin-rename = Jemandem einen anderen Namen geben, auch an den Tischen.
help-admin-delete = Jemanden vergessen, als hätte er darum gebeten: die Partien bleiben, ohne den Namen.
help-admin-tables = Tische zeigen, die neuesten zuerst.
help-admin-close = Einen Tisch schließen.
help-admin-announce = Allen etwas mitteilen, oben auf jeder Seite.
help-admin-withdraw = Eine Ankündigung zurückziehen.
help-admin-invite = Neue Leute einladen; nötig, solange bei kogge admin rules --invited gilt.
help-admin-rules = Die Hausregeln zeigen oder ändern: wer hereindarf, wie lange etwas bleibt.
help-admin-figures = Größen und Warteschlangen zeigen.
help-admin-audit = Zeigen, was die Leitung der Seite getan hat.
help-admin-yes = Tun, obwohl es sich nicht rückgängig machen lässt.
help-admin-first = Wie viele am Anfang ausgelassen werden.
help-admin-name = Der Name eines Kontos oder die Kennung eines Gastes.
help-admin-search = Der Anfang eines Namens.
help-admin-who = Welche Leute: all (alle), accounts (Konten), admins (Leitung) oder banned (ausgesperrt).
help-admin-days = Für wie viele Tage; 0 für immer.
help-admin-words = Warum; wer ausgesperrt ist, erfährt es.
help-admin-new-name = Der neue Name.
help-admin-state = Nur Tische in diesem Zustand: open, playing, over oder closed.
help-admin-table = Die Kennung des Tisches.
help-admin-announcement = Die Kennung der Ankündigung.
help-admin-shown = Für wie viele Tage sie zu sehen ist.
help-admin-label = Wofür die Einladung ist.
help-admin-uses = Wie viele Leute sie benutzen dürfen.
help-admin-lasts = Wie viele Tage sie gilt.
help-admin-invited = Neue Leute nur mit Einladung hereinlassen (--invited) oder alle (--open).
help-admin-table-days = Nach wie vielen Tagen beendete Tische gelöscht werden; 0 für nie.
help-admin-audit-days = Nach wie vielen Tagen Einträge aus dem Protokoll fallen; 0 für nie.
help-log-failed-logins = Ins Log schreiben, von welcher Adresse eine Anmeldung misslang, für fail2ban.
admin-nothing = Es gibt nichts zu zeigen.
admin-banned = { $name } ist ausgesperrt.
admin-unbanned = { $name } darf wieder herein.
admin-renamed = { $name } hat jetzt einen anderen Namen.
admin-deleted = { $name } ist vergessen.
admin-granted = { $name } darf die Seite jetzt leiten: unter /admin.
admin-revoked = { $name } darf die Seite nicht mehr leiten.
admin-table =
    { $id }  { $game }, { $state ->
        [open] offen
        [playing] im Spiel
        [over] beendet
       *[closed] geschlossen
    }  { $changed }  { $names }
admin-closed = Tisch { $table } ist geschlossen.
admin-announced = Ankündigung { $id } ist bis { $until } zu sehen.
admin-withdrawn = Ankündigung { $id } ist zurückgezogen.
admin-rule-guest-days =
    Abwesende Gäste werden { $value ->
        [-1] so vergessen, wie es kogge serve gesagt wurde.
        [0] nie vergessen.
       *[other] nach { NUMBER($value) } Tagen vergessen.
    }
admin-rule-invited =
    { $value ->
        [0] Alle dürfen herein.
       *[other] Neue Leute brauchen eine Einladung.
    }
admin-rule-table-days =
    Beendete Tische werden { $value ->
        [0] nie gelöscht.
       *[other] nach { NUMBER($value) } Tagen gelöscht.
    }
admin-rule-audit-days =
    Einträge fallen { $value ->
        [0] nie aus dem Protokoll.
       *[other] nach { NUMBER($value) } Tagen aus dem Protokoll.
    }
admin-figure-accounts = Konten: { NUMBER($value) }
admin-figure-guests = Gäste: { NUMBER($value) }
admin-figure-tables-open = Tische, die warten: { NUMBER($value) }
admin-figure-tables-playing = Tische im Spiel: { NUMBER($value) }
admin-figure-tables-over = Beendete Tische: { NUMBER($value) }
admin-figure-records = Einträge: { NUMBER($value) }
admin-figure-reports = Offene Meldungen: { NUMBER($value) }
admin-figure-notices = Neuigkeiten, die noch mitzuteilen sind: { NUMBER($value) }
admin-figure-letters = Briefe, die noch zu verschicken sind: { NUMBER($value) }
admin-figure-database-bytes = Bytes der Datenbank: { NUMBER($value) }
admin-invited =
    Einladung: /welcome/{ $code }
    Für { $uses ->
        [one] eine Person
       *[other] { NUMBER($uses) } Leute
    }, bis { $until }. Sie wird nur dieses eine Mal gezeigt.
admin-by-command = Kommandozeile
admin-by-nobody = ein vergessenes Konto
admin-deed = { $when }  { $by }: { $what }
admin-deed-close-table = Tisch { $subject } geschlossen
admin-deed-ban = { $subject } ausgesperrt
admin-deed-unban = { $subject } wieder hereingelassen
admin-deed-rename = { $subject } umbenannt
admin-deed-erase = eine Person vergessen
admin-deed-grant = { $subject } das Recht gegeben, die Seite zu leiten
admin-deed-revoke = { $subject } dieses Recht genommen
admin-deed-settle = Meldung { $subject } erledigt
admin-deed-announce = Ankündigung { $subject } gemacht
admin-deed-withdraw = Ankündigung { $subject } zurückgezogen
admin-deed-maintenance-on = Wartung begonnen
admin-deed-maintenance-off = Wartung beendet
admin-deed-rules = Hausregeln geändert
admin-deed-invite = Einladung { $subject } gemacht
admin-deed-recall = Einladung { $subject } zurückgenommen
admin-person =
    { $id }  { $name }{ $account ->
        [true] { "" }
       *[false] , Gast
    }{ $kind ->
        [admin] , leitet die Seite
        [banned] , ausgesperrt bis { $until }
       *[plain] { "" }
    }  { $made }

help-capacity-processes = Stattdessen so viele Serverprozesse über einem PostgreSQL messen, neben einem; --tables gilt dann für jeden.
help-capacity-letters = Stattdessen so viele Fernpartien zu viert messen, in denen niemand zieht.
help-capacity-database = Das PostgreSQL für --processes: eine leere Datenbank, die sich mit Gästen und Tischen füllt.
capacity-run-one = ein Prozess spielt
capacity-run-several = mehrere Prozesse spielen, jeder Tisch bei einem
capacity-run-apart = mehrere Prozesse spielen, die Leute eines Tisches bei verschiedenen
capacity-letters = Fernpartien beginnen
capacity-quiet = niemand zieht
capacity-one-ms = Ein Prozess: seine Rechenzeit je Aktion, ms
capacity-one-p99-ms = Vom Absenden, bis der andere Platz es sieht: 99 von 100 innerhalb von, ms
capacity-several-ms = Mehrere Prozesse, jeder Tisch bei einem: die Rechenzeit aller je Aktion, ms
capacity-several-p99-ms = Vom Absenden, bis es zu sehen ist: 99 von 100 innerhalb von, ms
capacity-several-carries = Sie tragen so viel Mal, was einer trägt
capacity-apart-ms = Dasselbe, wenn die Leute eines Tisches bei verschiedenen Prozessen sind, ms
capacity-apart-p99-ms = Vom Absenden, bis es zu sehen ist: 99 von 100 innerhalb von, ms
capacity-apart-carries = Sie tragen so viel Mal, was einer trägt
capacity-letters-tables = Fernpartien zu viert
capacity-letters-opened-mb = Speicher gleich nach dem Beginn, MB
capacity-letters-mb = Speicher, wenn niemand zieht, MB
capacity-letters-server-mb = Speicher des ganzen Servers dann, MB
capacity-letters-core-percent = Anteil des Servers an einem Prozessor dann, %
