### Der Tisch von Riga.

riga-crumb = Jahr { $year } von { $years } · { $season } · zu { $seats }{ $riga ->
    [1] {" "}· mit Riga-Gebäuden
   *[other] {""}
  }
riga-crumb-setup = Aufbau · zu { $seats }{ $riga ->
    [1] {" "}· mit Riga-Gebäuden
   *[other] {""}
  }
riga-year = Jahr
riga-year-told = Jahr { $year } von { $years }, { $season }.
riga-spring = Frühling
riga-summer = Sommer
riga-autumn = Herbst
riga-winter = Winter
riga-you-start = du beginnst
riga-starts = { $name } beginnt
riga-back-again = wieder zurück

## Was gefragt ist
riga-say-name = Bestimme, wer beginnt.
riga-say-keep = Behalte eines deiner beiden Gebäude.
riga-say-take = Nimm eine Reihe Waren oder ein Gebäude.
riga-say-taken = Nimm das, oder wähle etwas anderes.
riga-say-swapped = Nimm eine der beiden Reihen, die du verändert hast.
riga-say-build = { $count ->
    [0] Mehr darfst du nicht bauen. Beende deinen Zug.
    [1] Baue noch eines, oder beende deinen Zug.
   *[other] Nun baue: bis zu { $count }, oder keines.
  }
riga-say-pay = Wähle, womit du die Rechnung für { $city } bezahlst.
riga-say-swap = Wähle zwei verschiedene Waren aus zwei Reihen: Sie tauschen die Plätze.
riga-say-spend = Wähle Waren im Wert von { $charge } für die Wechselstube.
riga-say-pick = Behalte eine der gezogenen Waren.
riga-say-choose = Behalte eines dieser Gebäude, oder keines.
riga-say-discard = { $count ->
    [1] Winter: Wirf 1 Karte ab; { $limit } behältst du.
   *[other] Winter: Wirf { $count } Karten ab; { $limit } behältst du.
  }
riga-then = Danach darfst du bis zu { $most } Gebäude bauen. Funktionen gehen jederzeit.
riga-then-build = Bestätige es, oder wähle gleich, was du baust.
riga-pick-city = Wähle Gebäude einer Stadt, dann die Waren, die sie bezahlen.
riga-pick-more = Waren und Funktionen zahlen; weitere Gebäude dieser Stadt können dazu.

## Das Angebot
riga-desk = Rechnung und Verlauf
riga-others = Das Jahr und die anderen
riga-rows = Warenreihen
riga-pile = Stapel { $count }, wert in
riga-cards = { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
  }
riga-row = Reihe { $row }: { $goods }. Grundwert { $base }. Wert in { $worth }.
riga-this-row = Reihe { $row }
riga-row-taken = { $name } nahm diese Reihe
riga-swap-good = { $good } aus Reihe { $row } tauschen
riga-offer = Gebäude im Angebot
riga-above = über der Linie: neu in diesem Frühling
riga-below = darunter: geht im nächsten Frühling
riga-below-short = darunter: geht im Frühling
riga-separator = Trennlinie
riga-last-year = Das letzte Jahr. Mehr kommt nicht.
riga-taken = { $name }: { $building }
riga-pile-word = Stapel
riga-discards-word = Ablage
riga-deck = Stapel { $pile }, Ablage { $discards }

## Karten
riga-building = { $name }: { $does }. { $state }.
riga-good = { $good }, { $at } von { $of }, wert { $worth }. { $state }.
riga-state-picked = Gewählt
riga-state-can = Wählbar
riga-state-cannot = Jetzt nicht
riga-fn-half = Kosten ½
riga-fn-end = Ende
riga-does-trading-post = { $post } Dukaten
riga-does-treasury = Waren ziehen
riga-does-crane = halbe Kosten
riga-does-building-yard = Gebäude ziehen
riga-does-manufactory = { $good } +1
riga-does-market-hall = { $good } überall
riga-does-bank = { $purse } je Kaufmann
riga-does-tavern = { $purse } je Ritter
riga-does-archive = Paare von Leuten
riga-does-lodge = { $points } für alle
riga-does-fortress = { $people } Ritter
riga-does-guild-house = { $people } Kaufleute
riga-does-monastery = Waren tauschen
riga-does-school = { $side ->
    [knight] 1 Ritter
   *[merchant] 1 Kaufmann
  }
riga-does-storehouse = { $roomy } halten
riga-does-exchange = { $charged } Dukaten
riga-stands-ready = bereit
riga-stands-used = verbraucht
riga-stands-fresh = nächster Zug
riga-stands-always = immer
riga-stands-end = am Ende
riga-stands-empty = leer

## Plätze
riga-hand-word = Hand
riga-built-word = Steht
riga-ready-word = Bereit
riga-nothing = nichts
riga-unknown-goods = { $count ->
    [1] 1 unbekannte Ware
   *[other] { $count } unbekannte Waren
  }
riga-unknown-buildings = { $count ->
    [1] 1 unbekanntes Gebäude
   *[other] { $count } unbekannte Gebäude
  }
riga-seat = { $name }: { $points } Punkte gebaut, { $total }, wenn jetzt Schluss wäre. Ritter { $knights }, Kaufleute { $merchants }. Hand: { $hand }. Gebaut: { $built }.{ $unbuilt ->
    [0] {""}
   *[other] {" "}Riga-Gebäude, die noch fehlen: { $left }.
  }
riga-own = Riga-Gebäude
riga-unbuilt = { $count ->
    [0] alle gebaut
    [1] 1 fehlt
   *[other] { $count } fehlen
  }
riga-cost = kostet { $cost }
riga-none-built = Noch nichts gebaut. Was du baust, steht hier.

## Die Hand
riga-hand = Deine Hand
riga-hand-size = { $count ->
    [1] 1 Karte,
   *[other] { $count } Karten,
  } im Winter höchstens { $limit }
riga-hand-empty = Deine Hand ist leer.

## Die Rechnung
riga-bill = Rechnung für { $city }
riga-bill-count = { $count } von höchstens { $most } Gebäuden
riga-may-build = { $count ->
    [0] in diesem Zug keines mehr
    [1] noch ein Gebäude
   *[other] bis zu { $count } Gebäude
  }
riga-title-take = Dein Zug
riga-title-build = Bauen oder enden
riga-title-name = Wer beginnt
riga-title-keep = Zwei Gebäude
riga-title-swap = Kloster
riga-title-pick = Schatzkammer
riga-title-choose = Bauhof
riga-title-discard = Winter
riga-title-wait = Warten
riga-help-turn = Wähle eine Reihe oder ein Gebäude im Angebot. Funktionen, die bereit sind, leuchten bei deinen Gebäuden.
riga-help-build = Wähle Gebäude deiner Hand; dann bezahlen Waren und Funktionen sie.
riga-help-keep = Das andere kommt verdeckt auf die Ablage.
riga-help-swap = Danach nimmst du eine dieser beiden Reihen.
riga-help-discard = Wähle Karten deiner Hand. Gezeigt wird alles gemeinsam.
riga-help-wait = Andere sind dran.
riga-cost-word = Kosten
riga-due-word = Noch fällig
riga-settled-paid = Schon bezahlt
riga-settled-crane = Durch den Kran gespart
riga-settled-either = Schon bezahlt oder gespart
riga-taken-word = Genommen
riga-used-word = Benutzt
riga-discarded-word = Abgeworfen
riga-paid = Bezahlt
riga-laid-in = Eingelegt
riga-of = von { $count }
riga-exact = Genau. Nichts verfällt.
riga-lapse = { $count ->
    [1] 1 Dukat verfällt.
   *[other] { $count } Dukaten verfallen.
  }
riga-short = { $count ->
    [1] Noch 1 offen.
   *[other] Noch { $count } offen.
  }
riga-charge-enough = Das reicht zum Aufladen.
riga-also = Könnte auch zahlen
riga-crane-on = Einen Kran nutzen: { $building }
riga-take-back = { $thing } zurücknehmen
riga-cheapest = Günstig zahlen
riga-pay = { $took ->
    [1] Nehmen, { $ducats } zahlen, bauen
   *[other] { $ducats } zahlen und bauen
  }
riga-charge = Wechselstube laden
riga-swap = Diese beiden tauschen
riga-swapped = { $two ->
    [none] { $one } aus Reihe { $row } gegen …
   *[other] { $one } aus Reihe { $row } kommt in Reihe { $other }, { $two } aus Reihe { $other } in Reihe { $row }.
  }
riga-keep = Behalten
riga-keep-one = { $thing } behalten
riga-keep-none = Keines behalten
riga-discard = { $count ->
    [1] 1 Karte abwerfen
   *[other] { $count } Karten abwerfen
  }
riga-take-row = Reihe { $row } nehmen
riga-take = { $building } nehmen
riga-start = So bestimmen
riga-use-treasury = Schatzkammer öffnen
riga-use-yard = Bauhof nutzen
riga-do = Bestätigen
riga-end = Zug beenden
riga-end-idle = Enden, ohne zu bauen
riga-missing-take = Nimm zuerst etwas
riga-missing-pay = { $count ->
    [1] Noch 1 Dukat zu zahlen
   *[other] Noch { $count } Dukaten zu zahlen
  }
riga-missing-crane = Es fehlen { $count }: Kran nutzen
riga-missing-short = Es fehlen { $count }
riga-missing-discard = { $count ->
    [1] Noch 1 Karte wählen
   *[other] Noch { $count } Karten wählen
  }
riga-missing-swap = { $count ->
    [1] Noch eine Ware wählen
   *[other] Zwei Waren wählen
  }

## Die vergrößerte Karte
riga-zoom-keep = groß lassen
riga-zoom-let = schließen

## Telefon
riga-leaf-offer = Angebot
riga-leaf-city = Meine Stadt
riga-leaf-players = Spieler
riga-leaf-log = Verlauf

## Was bekannt ist
riga-track-goods = Waren, die du nicht gesehen hast: { $pile } davon im Stapel
riga-track-unseen = ungesehen
riga-track-discards = Ablage
riga-track-buildings = Gebäude, die du nicht gesehen hast (Stapel { $pile }, Ablage { $discards })
riga-read-above = Neue Gebäude im Angebot: { $buildings }.
riga-read-below = Gebäude, die im nächsten Frühling gehen: { $buildings }.

first-riga-1-title = Was
first-riga-1 = In deinem Zug nimmst du eine ganze Reihe Waren oder ein Gebäude. Die Zahlen in den Farben der Städte sagen, was eine Reihe dort zahlt.
first-riga-2-title = Wo
first-riga-2 = Hier siehst du, was du zusammenstellst: Gebäude einer Stadt auf einer Rechnung und was sie bezahlt. Ein Knopf tut alles.
first-riga-3-title = Warum
first-riga-3 = Nur was du baust, zählt. Waren sind dein Geld; jede Stadt schätzt eine davon und lehnt eine andere ab.

## Ein offener Platz
riga-points = Punkte
riga-knights = Ritter
riga-merchants = Kaufleute
riga-open-hand = Hand: { $count }
riga-open-limit = höchstens { $count } im Winter
riga-open-unbuilt = Noch nichts gebaut.
riga-open-worth = Was Hand und Reihen zahlen würden
