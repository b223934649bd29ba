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
