### Eine Seite leiten.

admin-title = Leitung
admin-note = alles, was hier geschieht, wird vermerkt
admin-figures = Das Haus in Zahlen
admin-figure-accounts = Konten
admin-figure-guests = Gäste
admin-figure-tables-open = wartende Tische
admin-figure-tables-playing = Tische im Spiel
admin-figure-tables-over = beendete Tische
admin-figure-records = Einträge
admin-figure-reports = offene Meldungen
admin-figure-notices = Neuigkeiten, noch nicht mitgeteilt
admin-figure-letters = Briefe, noch nicht verschickt
admin-figure-database-bytes = Größe der Datenbank
admin-figure-tables-in-memory = Tische im Speicher
admin-figure-sockets = Leute an Tischen
admin-figure-bots-thinking = Bots, die nachdenken
admin-figure-replays-waiting = wartende Rückschauen
admin-maintenance = Wartung
admin-maintenance-text = Alle Uhren stehen, niemand kann ziehen. Es dauert ein paar Sekunden.

admin-reports = Meldungen
admin-reports-none = Niemand hat sich beschwert.
admin-table = Tisch { $id }
admin-settled = erledigt
admin-settle = Erledigt
admin-settle-named = Die Meldung über { $name } ist erledigt

admin-people = Leute
admin-nobody = So heißt niemand.
admin-name = Der Name beginnt mit
admin-search = Suchen
admin-who-all = Alle
admin-who-accounts = Konten
admin-who-admins = Leitung
admin-who-banned = Gesperrt
admin-is-admin = Leitung
admin-is-banned = gesperrt
admin-account = Konto seit { $made }, zuletzt hier am { $seen }
admin-guest = Gast seit { $made }, zuletzt hier am { $seen }
admin-do = Verwalten
admin-do-named = { $name } verwalten
admin-ban = Sperren
admin-ban-days = Für wie viele Tage (0: für immer)
admin-ban-words = Was der Person gesagt wird
admin-unban = Wieder hereinlassen
admin-rename = Umbenennen
admin-new-name = Neuer Name
admin-grant = In die Leitung aufnehmen
admin-revoke = Aus der Leitung nehmen
admin-delete = Löschen
admin-delete-sure = Das lässt sich nicht rückgängig machen. Die Partien bleiben, ohne den Namen.
admin-delete-yes = Endgültig löschen
admin-more = Mehr zeigen

admin-tables = Tische
admin-tables-none = Solche Tische gibt es nicht.
admin-state-open = Wartend
admin-state-playing = Im Spiel
admin-state-over = Beendet
admin-state-closed = Geschlossen
admin-private = privat
admin-close = Schließen
admin-close-yes = Wirklich schließen
admin-close-named = Den Tisch von { $names } schließen

admin-notes = Ankündigungen
admin-notes-none = Nichts ist angekündigt.
admin-note-words = Was alle wissen sollen
admin-note-days = So viele Tage zu sehen
admin-announce = Ankündigen
admin-withdraw = Zurückziehen
admin-until = bis { $day }

admin-rules = Hausregeln
admin-invited = Nur mit Einladung
admin-invited-text = Wer neu ist, braucht einen Link von dir. Wer schon hier war, bleibt.
admin-guest-days = Abwesende Gäste vergessen nach Tagen (0: nie)
admin-table-days = Beendete Tische löschen nach Tagen (0: nie)
admin-audit-days = Protokoll aufbewahren für Tage (0: für immer)
admin-save = Speichern
admin-saved = Gespeichert.
admin-passes = Einladungen
admin-passes-none = Keine Einladung ist offen.
admin-pass-plain = Einladung
admin-pass-left = { $uses ->
    [one] noch für eine Person
   *[other] noch für { $uses } Leute
}, bis { $day }
admin-pass-link = Link zur Einladung
admin-pass-once = Er wird nur dieses eine Mal gezeigt.
admin-pass-label = Wofür sie ist
admin-pass-uses = Für wie viele Leute
admin-invite = Einladung machen
admin-recall = Zurücknehmen

admin-audit = Protokoll
admin-audit-none = Noch nichts.
admin-by-command = Kommandozeile
admin-by-nobody = ein vergessenes Konto
admin-deed-close-table = Tisch { $subject } geschlossen
admin-deed-ban = { $subject } gesperrt
admin-deed-unban = { $subject } wieder hereingelassen
admin-deed-rename = { $subject } umbenannt
admin-deed-erase = Eine Person gelöscht
admin-deed-grant = { $subject } in die Leitung aufgenommen
admin-deed-revoke = { $subject } aus der Leitung genommen
admin-deed-settle = Meldung { $subject } erledigt
admin-deed-announce = Angekündigt
admin-deed-withdraw = Ankündigung zurückgezogen
admin-deed-maintenance-on = Wartung begonnen
admin-deed-maintenance-off = Wartung beendet
admin-deed-rules = Hausregeln geändert
admin-deed-invite = Einladung gemacht
admin-deed-recall = Einladung zurückgenommen

welcome-title = Willkommen
welcome-text = Du bist eingeladen. Wie dürfen wir dich nennen?
welcome-name = Dein Name
welcome-enter = Hereinkommen
welcome-known = Du bist schon da, { $name }.
banner = Ankündigung
banner-read = Gelesen
