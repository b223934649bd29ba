## The list
tournaments = Turniere
tournaments-note = Runde für Runde gegen die anderen
tournaments-mine = Deine
tournaments-open = Warten auf Teilnehmer
tournaments-playing = Im Gange
tournaments-over = Zu Ende gespielt
tournaments-none = Im Moment sammelt niemand Teilnehmer. Richte selbst ein Turnier aus!
tournament-your-table = Dein Tisch ist gedeckt
tournament-organising = du richtest aus
tournament-role-player = du spielst mit
tournament-role-substitute = Ersatz
tournament-role-left = ausgestiegen
tournament-seats = { $seats }er-Tische
tournament-clock-live = { $minutes } min + { $increment } s je Zug
tournament-clock-days = { $days ->
    [1] 1 Tag je Zug
   *[other] { $days } Tage je Zug
  }
tournament-form-single = Einfachrunde
tournament-form-double = Doppelrunde
tournament-form-swiss = Schweizer System
tournament-form-groups = Gruppen
tournament-form-duplicate = Duplikat
tournament-gathering = { $players } von { $most } Teilnehmern
tournament-won = { $count ->
    [one] { $leaders } hat gewonnen.
   *[other] { $leaders } haben gemeinsam gewonnen.
  }
tournament-closed = Vorzeitig beendet.
tournament-deal-of = Blatt { $round } von { $rounds }
tournament-round-of = Runde { $round } von { $rounds }
tournament-leads = { $count ->
    [1] { $leaders } führt
   *[other] { $leaders } führen gemeinsam
  }

## Opening one
organise = Ein Turnier ausrichten
organise-account = Wer ein Turnier ausrichtet, braucht ein Konto, damit es nicht mit einem Browser verloren geht. Mitspielen können auch Gäste.
organise-to-account = Konto anlegen
organise-title = Titel
organise-untitled = Freundschaftspokal
organise-game = Spiel
organise-form = Form
organise-form-single-about = Jeder trifft jeden einmal; an größeren Tischen mindestens einmal.
organise-form-double-about = Jeder trifft jeden zweimal, mit getauschten Plätzen.
organise-form-swiss-about = In jeder Runde treffen sich die, die gleich gut stehen; niemand trifft denselben Gegner zweimal, solange es anders geht.
organise-form-groups-about = Gespielt wird in kleinen Gruppen; die Ersten kommen weiter, bis eine Gruppe übrig ist.
organise-form-duplicate-about = Jeder Tisch beginnt mit demselben Blatt, und verglichen wirst du mit allen, die auf deinem Platz saßen.
organise-company = An den Tischen
organise-company-people = Leute
organise-company-bots = Bots
organise-company-people-about = An jedem Tisch sitzen Leute, von Blatt zu Blatt andere auf anderen Plätzen. Wer übrig bleibt, setzt ein Blatt lang aus; das kostet nichts.
organise-company-bots-about = Jeder spielt allein unter Bots einer Stufe, alle auf demselben Platz, der mit jedem Blatt wechselt.
organise-level = Stufe der Bots
organise-seats-people = Mindestens zwei Tische, sonst gibt es nichts zu vergleichen.
organise-seats-bots = Du, und auf den übrigen Plätzen Bots.
organise-deals = Blätter (0: jeder Platz einmal)
organise-seats = Plätze am Tisch
organise-seats-two = Ein Sieg zählt 1, ein Unentschieden ½.
organise-seats-more = Der erste Platz zählt 3, der letzte 0, die anderen liegen gleichmäßig dazwischen. Dreier- und Vierertische vertreten einander, damit niemand aussetzen muss.
organise-most = Größe
organise-most-about = In dieser Form höchstens { $high } Teilnehmer. Wer später kommt, wartet als Ersatz.
organise-players = Teilnehmer
organise-rounds = Runden (0: so viele wie nötig)
organise-clock = Uhr
organise-clock-live = Live
organise-clock-days = Fernspiel
organise-clock-live-about = Alle spielen zur selben Zeit, Runde um Runde.
organise-clock-days-about = Tage für jeden Zug; eine Runde dauert Wochen.
organise-minutes = Minuten
organise-increment = Sekunden je Zug
organise-days = Tage je Zug
organise-door = Wer mitspielen darf
organise-door-all = Alle
organise-door-link = Mit Link
organise-door-all-about = Steht hier in der Liste; alle dürfen mitspielen und zuschauen.
organise-door-link-about = Nur wer den Link hat, sieht es. Laufende Partien sehen nur, die sie spielen.
organise-open = Ausrichten

## One tournament
tournament-by = ausgerichtet von { $name }
tournament-to-table = Zum Tisch
tournament-begin = Beginnen
tournament-enter = Teilnehmen
tournament-substitute = Als Ersatz bereitstehen
tournament-leave = Aussteigen
tournament-leave-sure = Wirklich aussteigen und die Partie aufgeben?
tournament-close = Beenden
tournament-close-sure = Wirklich für alle beenden?
tournament-share = Link kopieren
tournament-copied = Der Link liegt in der Zwischenablage.
tournament-open-past = Jede Partie können hier alle nachspielen, sobald sie zu Ende ist.
tournament-people = Teilnehmer
tournament-nobody = Noch niemand. Mach den Anfang.
tournament-remove = Entfernen
tournament-remove-sure = Wirklich?
tournament-remove-name = { $name } entfernen
tournament-substitutes = Ersatz: { $names }. Wer zuerst kam, übernimmt Platz und Punkte, wenn jemand aussteigt.
next-your-table = Runde { $round } hat begonnen. Dein Tisch ist gedeckt.
next-waiting = { $tables ->
    [0] Gleich beginnt die nächste Runde.
    [1] Ein Tisch spielt noch. Ist er fertig, beginnt die nächste Runde.
   *[other] { $tables } Tische spielen noch. Sind sie fertig, beginnt die nächste Runde.
  }
next-gathering = { $missing ->
    [1] Noch jemand, dann kann es losgehen.
   *[other] Noch { $missing } Teilnehmer, dann kann es losgehen.
  }
next-begin = Du kannst beginnen oder auf weitere Teilnehmer warten.
next-organiser = { $name } wird es bald eröffnen.

next-your-deal = Blatt { $round } liegt aus. Dein Tisch ist gedeckt.
next-deal-waiting = { $tables ->
    [0] Gleich kommt das nächste Blatt.
    [1] Ein Tisch spielt noch. Dann wird das Blatt offengelegt.
   *[other] { $tables } Tische spielen noch. Dann wird das Blatt offengelegt.
  }
tournament-company-bots = Du spielst allein, { $seats ->
    [2] auf dem anderen Platz sitzt ein Bot
   *[other] auf den anderen Plätzen sitzen Bots
  } der Stufe { $level }; alle haben denselben Platz.
deals-closed = Von einem Blatt sieht niemand etwas, bevor sein letzter Tisch fertig ist; dann kann jeder jede Partie nachspielen.

## Duplicate
deals = Blätter
deals-deal = Blatt { $deal }
deals-coming = versiegelt
deals-playing = { $running ->
    [one] ein Tisch spielt noch
   *[other] { $running } Tische spielen noch
  }
deals-over = offengelegt
deals-seat = Platz { $seat }
deals-result = Rang { $place }, { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
  }
deals-commitment = Versiegelt als
deals-seed = Startwert
comparison = Im Vergleich
comparison-won = { $won } von { $compared } Vergleichen, Tische gewonnen: { $wins }
comparison-level = gleichauf
comparison-none = noch nicht verglichen
comparison-how = Wie wird gezählt?
comparison-how-text = Bei jedem Blatt wirst du mit allen verglichen, die an einem anderen Tisch auf demselben Platz saßen. Es gewinnt, wer am Tisch besser abschnitt, dann wer mehr Punkte hat; ist beides gleich, bekommen beide die Hälfte. Es entscheidet der Anteil aller Vergleiche, die du gewonnen hast. Wer denselben Anteil hat, hat denselben Rang. Auch was im Lauf der Partie gezogen wird, ist an allen Tischen gleich: Die fünfte Karte eines Stapels ist überall die fünfte. Erst wenn Abgelegtes zu einem neuen Stapel gemischt wird, können Tische voneinander abweichen, weil nicht überall dieselben Karten darin liegen.

## Standings
standings = Tabelle
standings-rank = Rang
standings-name = Teilnehmer
standings-points = Pkt.
standings-among = Dir.
standings-opponents = Gegn.
standings-wins = Siege
standings-played = Partien
standings-final = Finale
standings-stage = { $stage }. Stufe
standings-group = Gruppe { $letter }
standings-former = hat von { $names } übernommen
standings-how = Was entscheidet bei Gleichstand?
standings-by-points = Punkte
standings-by-points-about = zählen zuerst. Ein Freilos gilt als Sieg.
standings-by-among = Direkter Vergleich
standings-by-among-about = zählt dann, wenn alle Punktgleichen sich getroffen haben: ein Punkt für jeden, den man hinter sich ließ, ein halber für ein Unentschieden.
standings-by-opponents = Punkte der Gegner
standings-by-opponents-about = kommen als Nächstes: Wer die Stärkeren getroffen hat, steht vorn.
standings-by-wins = Siege
standings-by-wins-about = folgen: erste Plätze, auch geteilte.
standings-by-lot = Das Los
standings-by-lot-about = entscheidet zuletzt. Es wurde gezogen, als das Turnier ausgeschrieben wurde.
standings-ahead-among = vorn durch den direkten Vergleich
standings-ahead-opponents = vorn durch die Punkte der Gegner
standings-ahead-wins = vorn durch mehr Siege
standings-ahead-lot = vorn durch das Los
cross-table = Kreuztabelle
cross-game = { $one } gegen { $two }: { $points }. Nachspielen

## Rounds
rounds = Runden
rounds-round = Runde { $round }
rounds-coming = steht noch aus
rounds-playing = wird gespielt
rounds-over = gespielt
rounds-replay = Replay
rounds-watch = Zusehen
rounds-play = Spielen
rounds-byes = Freilos, gilt als Sieg: { $names }
rounds-pausing = Setzt aus: { $names }
