### Spielen ohne Server: das Haus in diesem Browser.

coming-loading = Das Schiff wird beladen …
coming-casting-off = Alles an Bord: Leinen los …
coming-moment = einen Moment
coming-figures = { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } von { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB an Bord
coming-once = nur dieses eine Mal; danach liegt es im Hafen
coming-failed = Das Schiff ist nicht angekommen.
coming-failed-text = Regeln und Bots ließen sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.
coming-again = Noch einmal

keeping-blocked = Dieser Browser lässt uns nichts aufbewahren, vielleicht weil das Fenster privat ist. Du kannst weiterspielen; sichere deine Partie als Datei, bevor du gehst.
keeping-full = In diesem Browser ist kein Platz mehr für deine Partien. Du kannst weiterspielen; sichere deine Partie als Datei, bevor du gehst.
keeping-read = Verstanden

home-no-boot = Regeln und Bots ließen sich nicht laden; prüfe die Verbindung.
home-gone = Diesen Tisch gibt es in diesem Browser nicht.
home-elsewhere = Dieser Tisch ist in einem anderen Fenster dieses Browsers offen: Spiele dort weiter oder schließe es.
home-damaged = Dieser Tisch lässt sich nicht lesen: Er ist beschädigt, oder eine neuere Version hat ihn aufbewahrt.
home-broken = In diesem Browser ging etwas schief; deine Partie ist sicher. Lade die Seite neu.
needs-server = Dafür braucht es einen Kogge-Server: Hier spielst du allein oder mit anderen an diesem Bildschirm.

update-title = Eine neue Version ist da.
update-text = Deine Partien bleiben, wie sie sind.
update-now = Jetzt laden
update-later = Später

## Partien als Dateien
match-open = Eine Partie öffnen
match-open-text = Eine Partie aus einer Datei lässt sich ansehen oder weiterspielen. Du kannst sie auch auf diese Seite ziehen.
match-choose = Datei wählen
match-too-long = { $name } ist zu lang für eine Partie.
parcel-title = Du hast eine Partie mitgebracht.
parcel-text = Sie kann hier auf diesem Server weitergehen: mit einer Adresse, die du von jedem Gerät aus findest.
parcel-take = Hier weiterspielen
parcel-leave = Nicht jetzt
menu-onwards = Sichern oder online weiterspielen
onwards-title = Wohin geht die Reise?
onwards-text = Die Partie liegt nur in diesem Browser. Auf dem Server kannst du sie von jedem Gerät aus weiterspielen; hier bleibt sie, wie sie ist.
onwards-text-alone = Die Partie liegt nur in diesem Browser. Nenne die Adresse eines Kogge-Servers, um sie dort weiterzuspielen; hier bleibt sie, wie sie ist.
onwards-address = Adresse eines Kogge-Servers
onwards-go = Online weiterspielen
onwards-or = Oder behalten:
onwards-save = Als Datei sichern

## Was ohne Server geht
here-chip = in diesem Browser
slogan-alone = Drei Brettspiele der Hanse, allein oder an einem Bildschirm, auch offline.
ashore-title = Alles ist in diesem Browser
ashore-text = Spiele gegen Bots in sechs Stärken oder reihum an diesem Bildschirm; deine Partien bleiben hier. Freunde in der Ferne, Konten und offene Tische brauchen einen Kogge-Server.
ashore-lost = Keine Verbindung
ashore-lost-text = Der Server ist nicht zu erreichen. Bis dahin spiele hier: gegen Bots oder mit anderen an diesem Bildschirm. Diese Partien bleiben in diesem Browser und lassen sich später online weiterspielen.
ashore-lost-away = Der Server ist nicht zu erreichen, und die Bots liegen noch nicht im Hafen. Mit Verbindung laden die Einstellungen sie; dann kannst du hier auch ohne spielen.

## Für Zeiten ohne Netz geladen
stock-title = Ohne Netz
stock-kept = Bereit
stock-kept-about = alles, was eine Partie braucht, ist in diesem Browser
stock-away = Noch nicht bereit
stock-away-about = Regeln und Bots kommen mit der ersten Partie oder jetzt
stock-fetch = Jetzt laden
