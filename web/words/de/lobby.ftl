### Ein neuer Tisch, die Liste der Tische und eine Einladung.

lobby-title = Neuer Tisch
lobby-note = schon so spielbereit
lobby-game = Spiel
lobby-seats = Plätze
lobby-seat = Platz { $seat }
lobby-me = Ich
lobby-friend = Offen
lobby-bot = Bot
lobby-free = Frei
lobby-name = Name von Spieler { $seat }
lobby-player = Spieler { $seat }
lobby-here = Hier
lobby-host = du
lobby-host-here = du, an diesem Bildschirm
lobby-same-screen = spielt an diesem Bildschirm mit
lobby-by-link = für alle mit deinem Link
lobby-by-all = offen für alle
lobby-level = Stärke auf Platz { $seat }: { $level }
lobby-strength = Stärke
lobby-levels-note = Keine Stufe sieht verdeckte Karten; schwächere schauen weniger weit und irren öfter.
lobby-measured = { $seats ->
    [2] { $level } gegen { $below }: zu zweit { $share } von 100 Partien gewonnen (gemessen: { $low } bis { $high }).
    [4] { $level } gegen { $below }: zu viert in { $share } von 100 Vergleichen vorn (gemessen: { $low } bis { $high }).
    [6] { $level } gegen { $below }: zu sechst in { $share } von 100 Vergleichen vorn (gemessen: { $low } bis { $high }).
   *[other] { $level } gegen { $below }: an Tischen für { $seats } in { $share } von 100 Vergleichen vorn (gemessen: { $low } bis { $high }).
  }
lobby-unused = nicht gebraucht
lobby-invite = Einladen
lobby-add-bot = Bot dazu

lobby-terms = So spielt ihr
lobby-clock = Uhr
lobby-clock-none = Keine
lobby-clock-live = Minuten
lobby-clock-days = Brieflich
lobby-clock-none-about = niemand wird gedrängt
lobby-clock-live-about = ist die Zeit um, spielt ein Bot weiter
lobby-clock-days-about = Tage statt Minuten, wo immer alle sind
lobby-minutes = Minuten
lobby-increment = Sekunden dazu je Zug
lobby-undo = Zurück
lobby-undo-free = Frei
lobby-undo-consent = Alle fragen
lobby-undo-none = Nie
lobby-undo-free-about = bis jemand etwas Neues erfährt
lobby-undo-consent-about = nur wenn alle anderen zustimmen
lobby-undo-none-about = gespielt ist gespielt
lobby-door = Wer darf mitspielen
lobby-door-link = Mit Link
lobby-door-all = Alle
lobby-door-link-about = steht in keiner Liste
lobby-door-all-about = steht in der Liste der Tische
lobby-rated = Gewertet
lobby-rated-about = nur mit Konto, ohne Rat; das Ergebnis zählt für die Wertung
lobby-spectators = Zuschauer
lobby-spectators-about = sehen nur, was offen liegt
lobby-edition = Werte deiner Schachtel
lobby-edition-about = eine Ausgabedatei, falls sie abweichen
lobby-edition-own = deine eigenen Werte gelten
lobby-edition-text = Eine Ausgabedatei nennt das Spiel, einen Titel und nur die Werte, die abweichen. Alle Werte stehen bei den Regeln; der Server prüft deine, wenn der Tisch geöffnet wird.
lobby-edition-file = Ausgabedatei wählen
lobby-edition-field = oder ihr Text
lobby-why = Warum nicht { $value }?
lobby-why-seats = Das ist für { $seats } Personen gedacht. Ändere die Plätze, um es zu nutzen.
lobby-or = oder

lobby-sum = { $people ->
    [1] 1 Mensch
   *[other] { $people } Menschen
  }{ $bots ->
    [0] {""}
    [1] , 1 Bot
   *[other] , { $bots } Bots
  }{ $free ->
    [0] {""}
    [1] , 1 freier Platz
   *[other] , { $free } freie Plätze
  }
lobby-about = etwa { $minutes } Minuten
lobby-begin = Beginnen
lobby-open = Tisch öffnen
lobby-invitation = Einladung
lobby-invitation-link = Der Tisch wartet auf deine Freunde und gibt dir einen Link für sie. Das Spiel beginnt, wenn der letzte Platz besetzt ist.
lobby-invitation-all = Der Tisch steht in der Liste und hat auch einen Link für Freunde. Das Spiel beginnt, wenn der letzte Platz besetzt ist.

## Die Liste der Tische
tables-title = Tische
tables-running = Tische zum Zuschauen
tables-tournaments = Turniere
tables-tournaments-about = Runde für Runde gegen die anderen im Haus; oder richte selbst eins aus.
tables-none-running = Gerade läuft kein öffentliches Spiel.
tables-ended = Beendet
tables-aside = Weggeräumt
tables-put-aside = Wegräumen
tables-put-aside-name = Wegräumen: { $table }
tables-take-up = Wieder zeigen
tables-take-up-name = Wieder zeigen: { $table }
tables-show-aside = Weggeräumte Tische zeigen
tables-hide-aside = Weggeräumte Tische verbergen
tables-none-aside = Nichts ist weggeräumt.

## Eine Einladung
join-page = Einladung
join-invited = Nimm Platz: { $game }
join-host = lädt ein
join-name = Dein Name an diesem Tisch
join-sit = Setzen
join-back = Zu deinem Platz
join-late = Alle Plätze sind besetzt.
join-closed-door = Diesen Tisch sehen nur die, die mitspielen.
join-watch = Zuschauen
join-edition = mit eigenen Werten
join-clock-none = keine Uhr
join-clock-live = { $minutes } Minuten und { $increment } Sekunden je Zug, dann spielt ein Bot, bis du zurück bist
join-undo-free = Zurücknehmen frei
join-undo-consent = Zurücknehmen, wenn alle zustimmen
join-undo-none = kein Zurücknehmen
lobby-voyage = Neu bei { $game }? Ein paar kurze Lektionen zeigen dir das Spiel Zug um Zug.
lobby-voyage-begin = Auf einer Fahrt lernen
lobby-coach = Wenn du gegen Bots spielst, kann ein Lehrer bei dir sitzen: Er sagt, worauf zu achten ist und was ein Fehler gekostet hat.
lobby-coach-yes = Mit Lehrer
lobby-coach-no = Ohne
lobby-coached = mit Lehrer
lobby-voyage-no = Nein, danke
