### Riga auf Deutsch: Namen, Aktionen, Ereignisse, Ablehnungen, Zeilen der Wertung.

# Das Spiel und die Stadt
name-riga = Riga

name-cloth = Tuch
name-glass = Glas
name-wine = Wein
name-grain = Korn

name-danzig = Danzig
name-visby = Visby
name-tallinn = Tallinn
name-stockholm = Stockholm

name-trading-post = Kontor
name-treasury = Schatzkammer
name-crane = Kran
name-building-yard = Bauhof
name-manufactory = Manufaktur
name-market-hall = Markthalle
name-bank = Bank
name-tavern = Wirtshaus
name-archive = Archiv
name-lodge = Loge
name-fortress = Festung
name-guild-house = Gildenhaus

# Ein Gebäude in einer Stadt (danzig-bank) heißt nach beiden
compound = { $two } { $one }

name-monastery = Kloster
name-school = Schule
name-school-knight = Schule mit Ritter
name-school-merchant = Schule mit Kaufmann
name-storehouse = Speicher
name-exchange = Wechselstube

name-post = Kontor
name-row = Reihe
name-none = keines

name-summer = Sommer
name-autumn = Herbst

# Was eine Karte wert ist oder tut, in einer Zeile
card-cloth = { $goods_cloth } Karten, Grundwert { $basic_cloth }; Danzig { $worth_danzig_cloth }, Visby { $worth_visby_cloth }, Tallinn { $worth_tallinn_cloth }, Stockholm { $worth_stockholm_cloth }, Riga { $worth_riga_cloth } (0: abgelehnt)
card-glass = { $goods_glass } Karten, Grundwert { $basic_glass }; Danzig { $worth_danzig_glass }, Visby { $worth_visby_glass }, Tallinn { $worth_tallinn_glass }, Stockholm { $worth_stockholm_glass }, Riga { $worth_riga_glass } (0: abgelehnt)
card-wine = { $goods_wine } Karten, Grundwert { $basic_wine }; Danzig { $worth_danzig_wine }, Visby { $worth_visby_wine }, Tallinn { $worth_tallinn_wine }, Stockholm { $worth_stockholm_wine }, Riga { $worth_riga_wine } (0: abgelehnt)
card-grain = { $goods_grain } Karten, Grundwert { $basic_grain }; Danzig { $worth_danzig_grain }, Visby { $worth_visby_grain }, Tallinn { $worth_tallinn_grain }, Stockholm { $worth_stockholm_grain }, Riga { $worth_riga_grain } (0: abgelehnt)

card-trading-post = Kosten { $cost_trading_post }, Punkte { $points_trading_post }, Kaufleute { $merchants_trading_post }; { $post } Dukaten, einmal
card-treasury = Kosten { $cost_treasury }, Punkte { $points_treasury }, Ritter { $knights_treasury }; 3 Waren ziehen und eine behalten, einmal
card-crane = Kosten { $cost_crane }, Punkte { $points_crane }; halbiert die Kosten eines Gebäudes, einmal
card-building-yard = Kosten { $cost_building_yard }, Punkte { $points_building_yard }; 5 Gebäude ziehen und eines oder keines behalten, einmal
card-manufactory = Kosten { $cost_manufactory }, Punkte { $points_manufactory }, Ritter { $knights_manufactory }; die Ware, die sie zeigt, ist dir überall 1 mehr wert
card-market-hall = Kosten { $cost_market_hall }, Punkte { $points_market_hall }, Kaufleute { $merchants_market_hall }; die Ware, die sie zeigt, gilt in jeder Stadt (wo sonst abgelehnt, zum Grundwert)
card-bank = Kosten { $cost_bank }, Punkte { $points_bank }; { $purse } Dukaten für jeden deiner Kaufleute, einmal
card-tavern = Kosten { $cost_tavern }, Punkte { $points_tavern }; { $purse } Dukaten für jeden deiner Ritter, einmal
card-archive = Kosten { $cost_archive }; am Ende { $set } Punkte für jedes Paar aus Ritter und Kaufmann, für höchstens { $sets } Paare
card-lodge = Kosten { $cost_lodge }; am Ende Punkte für alle deine Logen zusammen, nach ihrer Anzahl (Regeln 5.9)
card-fortress = Kosten { $cost_fortress }, Punkte { $points_fortress }, Ritter { $knights_fortress }
card-guild-house = Kosten { $cost_guild_house }, Punkte { $points_guild_house }, Kaufleute { $merchants_guild_house }

# Dieselbe Zeile für das Gebäude einer Stadt, deren Ware man kennt
brand-manufactory = Kosten { $cost_manufactory }, Punkte { $points_manufactory }, Ritter { $knights_manufactory }; { $good } ist dir überall 1 mehr wert
brand-market-hall = Kosten { $cost_market_hall }, Punkte { $points_market_hall }, Kaufleute { $merchants_market_hall }; { $good } gilt in jeder Stadt (wo sonst abgelehnt, zum Grundwert)

card-monastery = Kosten { $own_cost_monastery }, Punkte { $own_points_monastery }; vor dem Nehmen zwei Waren zwischen zwei Reihen vertauschen, dann eine der beiden nehmen, einmal
card-school = Kosten { $own_cost_school }, Punkte { $own_points_school }; ein Ritter oder ein Kaufmann, beim Bau gewählt
card-storehouse = Kosten { $own_cost_storehouse }, Punkte { $own_points_storehouse }; im Winter { $roomy } Karten auf der Hand statt { $limit }
card-exchange = Kosten { $own_cost_exchange }, Punkte { $own_points_exchange }; am Ende eines Zugs mit Waren vom Grundwert { $charge } oder mehr aufladen, später als { $charged } Dukaten ausgeben

option-riga = Riga-Gebäude
option-riga-false = ohne
option-riga-true = mit
advice-riga-true = Lasst die Riga-Gebäude in den ersten Partien weg.

## Aktionen
action-start = { $player } zum Startspieler bestimmen
action-keep = { $one } behalten
action-treasury = eine Schatzkammer nutzen
action-yard = einen Bauhof nutzen
action-monastery = das Kloster nutzen
action-swap = { $two } aus Reihe { $one } vertauschen
action-take = { $count ->
    [1] { $one } nehmen
   *[other] { $one } { $two } nehmen:{ cloth }{ glass }{ wine }{ grain }, Wert { $worth }
  }
action-bill = { $one } für { $price } bauen
action-crane = einen Kran nutzen: halbe Kosten
action-settle = Rechnung über { $due } abschließen
action-pay = mit { $one } zahlen, Wert { $worth }
action-charge = die Wechselstube aufladen
action-spend = { $one } abgeben, Wert { $worth }
action-end = den Zug beenden
action-discard = { $one } abwerfen
cloth = { $cloth ->
    [0] {""}
   *[other] {" "}{ $cloth } { name-cloth }
  }
glass = { $glass ->
    [0] {""}
   *[other] {" "}{ $glass } { name-glass }
  }
wine = { $wine ->
    [0] {""}
   *[other] {" "}{ $wine } { name-wine }
  }
grain = { $grain ->
    [0] {""}
   *[other] {" "}{ $grain } { name-grain }
  }

# Was der Zufall tut
action-lot = Platz { $one } auslosen
action-good = { $one } ziehen
action-building = { $one } ziehen

## Ereignisse
event-provisional = Das Los macht { $seat } zum vorläufigen Startspieler.
event-dealt = { $seat } deckt { $good } auf.
event-named = { $seat } bestimmt { $starter_name } zum Startspieler.
event-drawn = { $count ->
    [1] { $seat } zieht verdeckt ein erstes Gebäude.
   *[other] { $seat } zieht verdeckt noch ein Gebäude, zusammen { $count }.
  }
event-saw = { $seat } zieht { $building }.
event-kept = { $count ->
    [0] { $seat } behält kein Gebäude.
   *[other] { $seat } behält ein Gebäude.
  }
event-kept-card = { $seat } behält { $building }.
event-year = Jahr { $number } beginnt: Frühling.
event-laid = Reihe { $row } bekommt { $good }.
event-left = { $building } verlässt die Auslage.
event-arrived = { $building } kommt in die Auslage.
event-shuffled-goods = { $count ->
    [1] Der Warenstapel ist leer: 1 abgelegte Karte wird zum neuen Stapel.
   *[other] Der Warenstapel ist leer: { $count } abgelegte Karten werden zum neuen Stapel gemischt.
  }
event-shuffled-buildings = { $count ->
    [1] Der Gebäudestapel ist leer: 1 abgelegte Karte wird zum neuen Stapel.
   *[other] Der Gebäudestapel ist leer: { $count } abgelegte Karten werden zum neuen Stapel gemischt.
  }
event-season = Der { $season } beginnt.
event-took-goods = { $seat } nimmt { $count } { $good } aus Reihe { $row }.
event-took-building = { $seat } nimmt { $building } aus der Auslage.
event-used = { $has_own ->
    [0] { $seat } nutzt { $building }.
   *[other] { $seat } nutzt { $own } (Riga-Gebäude).
  }
event-found = { $seat } zieht { $good }.
event-kept-good = { $seat } behält { $good }.
event-rejected = { $seat } verwirft { $good }.
event-swapped = { $seat } vertauscht { $good } aus Reihe { $row }.
event-craned = { $has_own ->
    [0] Ein Kran senkt die Kosten auf { ducats }: { $building }.
   *[other] Ein Kran senkt die Kosten auf { ducats }: { $own }.
  }
event-paid = { $seat } zahlt mit { $thing }: { ducats }.
event-lapsed = { $ducats ->
    [1] 1 Dukat verfällt.
   *[other] { $ducats } Dukaten verfallen.
  }
event-built = { $seat } baut { $building }.
event-built-own = { $seat } baut in Riga: { $own }.
event-spent = { $seat } gibt { $good } in die Wechselstube.
event-charged = { $seat } hat die Wechselstube aufgeladen.
event-discarded-goods = { $seat } wirft { $count } { $good } ab.
event-discarded = { $seat } wirft { $building } ab.
event-starter = { $seat } ist neuer Startspieler.
event-ended = Jahr { $number } war das letzte: Das Spiel endet.
ducats = { $ducats ->
    [1] 1 Dukat
   *[other] { $ducats } Dukaten
  }

## Ablehnungen
event-owes = Winter: { $seat } muss { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
  } abwerfen und behält { $limit }.

## Was gefragt ist
ask-pay = Zu zahlen: { $due ->
    [1] 1 Dukat
   *[other] { $due } Dukaten
  }. Gewählt: { $picked }
ask-spend = Zum Aufladen der Wechselstube: Waren im Wert von { $due }. Gewählt: { $picked }
ask-swap = Das Kloster vertauscht zwei Waren zweier Reihen. Gewählt: { $picks }
ask-discard = Winter: { $due ->
    [1] 1 Karte
   *[other] { $due } Karten
  } abwerfen. Gewählt: { $picks }

reason-not-asked = Du bist gerade nicht gefragt.
reason-not-now = Das geht jetzt nicht: Tu zuerst, wonach du gefragt bist.
reason-no-such-seat = Auf diesem Platz sitzt niemand.
reason-not-drawn = Diese Karte hast du nicht gezogen.
reason-no-row = Eine solche Reihe liegt nicht aus; ein Kloster braucht zwei Reihen mit verschiedenen Waren.
reason-not-on-display = Dieses Gebäude liegt nicht aus.
reason-already-took = Du hast in diesem Zug schon eine Reihe oder ein Gebäude genommen.
reason-take-first = Nimm zuerst ein Gebäude oder eine Reihe Waren.
reason-swapped-rows = Nach dem Kloster musst du eine der beiden Reihen nehmen, die es verändert hat.
reason-no-function = Diese Funktion hast du nicht: Das Gebäude muss seit einem früheren Zug stehen und darf nicht verbraucht sein.
reason-nothing-to-draw = Es gibt nichts zu ziehen: Stapel und Ablage sind leer.
reason-same-good = Das Kloster vertauscht zwei verschiedene Waren.
reason-no-good = Diese Ware ist nicht da: weder auf deiner Hand noch in der Reihe, falls du eine meinst.
reason-not-in-hand = Dieses Gebäude hast du nicht auf der Hand.
reason-no-riga = Diese Partie wird ohne die Riga-Gebäude gespielt.
reason-built-already = Jedes Riga-Gebäude kannst du nur einmal bauen; dieses steht schon oder ist auf der Rechnung.
reason-other-city = Auf einer Rechnung stehen Gebäude einer Stadt; bezahle sie erst und beginne dann eine neue.
reason-not-rising = Einzeln genannt kommt das zu spät, denn was zusammengehört, steht in fester Reihenfolge. Nenne es zusammen mit dem Rest, in beliebiger Reihenfolge; das Programm ordnet es.
reason-three-buildings = Mehr als { $builds } Gebäude darfst du in einem Zug nicht bauen.
reason-too-dear = { $short ->
    [1] Dir fehlt 1 Dukat.
   *[other] Dir fehlen { $short } Dukaten.
  }
reason-no-crane = Ein Kran wird gleich nach dem Gebäude genannt, dessen Kosten er halbiert, höchstens einer je Gebäude; er muss seit einem früheren Zug stehen und noch ungenutzt sein.
reason-no-partner = Keine spätere Reihe enthält eine andere Ware; beginne mit der früheren der beiden Reihen.
reason-worthless = Das bringt hier nichts: Die Stadt lehnt die Ware ab, oder dir fehlen die Leute für diese Funktion.
reason-not-falling = Einzeln genannt kommt das zu spät, denn das Wertvollste steht zuerst. Nenne alles, womit du zahlst, zusammen und in beliebiger Reihenfolge; das Programm ordnet es.
reason-not-enough = Das reicht nicht, auch nicht mit allem, was danach noch kommen kann.
reason-not-chargeable = Du hast keine leere Wechselstube, die seit einem früheren Zug steht.

## Wertung
line-buildings = Gebäude
line-archives = Archive
line-lodges = Logen
line-hand = Gebäude auf der Hand
line-unbuilt = Riga-Gebäude nicht gebaut
line-total = Summe
line-money = Geld
# Wie die Wertung zustande kam: was eine Zeile ist, die Zahl hinter einem Betrag, woraus er sich ergibt
about-buildings = ihre Siegel; Archive und Logen zählen für sich
about-archives = { $set } für jedes Paar aus Ritter und Kaufmann, höchstens { $sets } Paare für ein Archiv
about-lodges = alle zusammen
about-hand = je { $penalty } Abzug
about-unbuilt = je { $penalty } Abzug
about-money = ungenutzte Funktionen, Waren zum Grundwert
count-buildings = { $count ->
    [0] keine
    [one] { $count } Gebäude
   *[other] { $count } Gebäude
  }
count-archives = { $count ->
    [0] keine
    [one] 1 Archiv: { archive-sets }
   *[other] { $count } Archive: { archive-sets }
  }
archive-sets = { $surplus ->
    [0] { $counted ->
        [one] 1 Paar
       *[other] { $counted } Paare
      }
   *[other] { $made } Paare, { $counted } zählen
  }
count-lodges = { $count ->
    [0] keine
    [one] 1 Loge
   *[other] { $count } Logen
  }
count-hand = { $count ->
    [0] keine
    [one] 1 Karte
   *[other] { $count } Karten
  }
count-unbuilt = { $count ->
    [0] alle gebaut
    [one] 1 Gebäude
   *[other] { $count } Gebäude
  }
item-building = { $building }
item-archives = { $count ->
    [one] Ein Archiv
   *[other] { $count } Archive
  }: { $knights } Ritter und { $merchants ->
    [one] 1 Kaufmann
   *[other] { $merchants } Kaufleute
  }, { archive-sets }, je{ $count ->
    [one] {""}
   *[other] {" "}Paar und Archiv
  } { $set }
item-lodges = { $count ->
    [one] Eine Loge
   *[other] { $count } Logen zusammen
  }
item-in-hand = { $building }, nicht gebaut
item-unbuilt = { $building }, nicht gebaut
item-posts = { $count ->
    [one] Kontor
   *[other] { $count } Kontore
  }
item-banks = { $count ->
    [one] Bank für
   *[other] { $count } Banken, je für
  } { $people ->
    [one] 1 Kaufmann
   *[other] { $people } Kaufleute
  }
item-taverns = { $count ->
    [one] Wirtshaus für
   *[other] { $count } Wirtshäuser, je für
  } { $people } Ritter
item-exchange = Geladene Wechselstube
item-goods = { $count } { $good } zu je { $worth }

## Materialwerte
value-goods = Karten jeder Ware
value-basic = Grundwert einer Ware
value-worth = Dukaten für eine Ware in jeder Stadt; 0, wo sie abgelehnt wird
value-cost = Dukaten zum Bauen, für alle Städte oder Stadt für Stadt. Gedruckt sind die Markthalle in Danzig und, als Summe von 16, Archiv und Schatzkammer in Visby
value-points = Punkte auf dem Siegel, für alle Städte oder Stadt für Stadt; Archive und Logen zählen gesondert
value-lodges = Punkte insgesamt für 0 bis 4 Logen; 19 für drei ist gedruckt
value-knights = Ritter in einem Gebäude; gedruckt sind zwei in einer Festung und je einer in Schatzkammer und Manufaktur
value-merchants = Kaufleute in einem Gebäude; gedruckt sind zwei in einem Gildenhaus und je einer in Kontor und Markthalle
value-prized = die Ware, die durch die Manufaktur einer Stadt 1 mehr wert ist
value-refused = die Ware, die durch die Markthalle einer Stadt auch dort gilt, wo sie abgelehnt wird
value-post = Dukaten eines Kontors
value-purse = Dukaten einer Bank für jeden Kaufmann und eines Wirtshauses für jeden Ritter
value-set = Punkte eines Archivs für jedes Paar aus Ritter und Kaufmann
value-sets = so viele Paare zählt ein Archiv höchstens
value-own_cost = Baukosten eines Riga-Gebäudes in Dukaten
value-own_points = Punkte eines Riga-Gebäudes
value-charge = Grundwert der Waren, die eine Wechselstube aufladen
value-charged = Dukaten einer geladenen Wechselstube
value-penalty = verlorene Punkte für jedes Gebäude auf der Hand und jedes ungebaute Riga-Gebäude
value-first = Grundwert, bis zu dem beim Aufbau Waren aufgedeckt werden
value-full = Grundwert, bis zu dem eine Reihe Waren ausgelegt wird
value-extra = Reihen, und Gebäude in der Auslage, über die Zahl der Spieler hinaus
value-builds = so viele Gebäude darf man in einem Zug bauen
value-limit = Handkarten am Ende des Winters
value-roomy = dasselbe mit einem Speicher
value-draws = Waren, die eine Schatzkammer zieht, und Gebäude, die ein Bauhof zieht
value-years = Jahre einer Partie zu zweit, zu dritt und zu viert

## Beispiele für die Hilfe
example = nimm Reihe 2, oder mehrere auf einmal: nimm Reihe 2 baue Markthalle Danzig zahle 2 Tuch fertig
example-doubted = nimm Reihe 1

## Verben zum Tippen
verbs-start = startspieler bestimme bestimmen
verbs-keep = behalte behalten
verbs-treasury = schatzkammer
verbs-yard = bauhof
verbs-monastery = kloster
verbs-swap = tausche tauschen vertausche vertauschen
verbs-take = nimm nehme nehmen
verbs-bill = baue bauen rechnung
verbs-crane = kran halbiere halbieren
verbs-settle = abschließen abschliessen abrechnen
verbs-pay = zahle zahlen bezahle bezahlen
verbs-charge = lade laden auflade aufladen
verbs-spend = gib gebe geben abgeben
verbs-end = ende fertig beende beenden
verbs-discard = wirf werfe werfen abwerfen

## Der Tisch im Terminal
table-title = Riga, Jahr { $year } von { $years }, { $season }. Startspieler: { $starter }
table-setup = Riga, vor dem ersten Jahr
table-rows = Reihe
table-base = Grundwert
table-own = Du
table-row = Reihe { $row }: { $goods }. Wert: { $worth }
table-above = Auslage:
table-below = Nur noch dieses Jahr:
table-seat = { $name }: { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  }{ $derived }; { $knights } Ritter, { $merchants ->
    [1] 1 Kaufmann
   *[other] { $merchants } Kaufleute
  }
table-goods = Waren:
table-hand = Auf der Hand:
table-built = Gebaut:
table-unseen = { $count } unbekannt
table-nothing = nichts
table-everywhere = überall
table-unbuilt = Riga-Gebäude noch zu bauen:
table-money = Du könntest zahlen: { $worth }
table-unseen-goods = Waren, die du nicht gesehen hast: { $goods }. Abgelegt: { $discards }
table-unseen-buildings = { $count } Gebäude, die du nicht gesehen hast, { $deck } davon im Stapel: { $buildings }
table-legend = ○ noch nicht genutzt; (8) Baukosten in Dukaten; D V T S: Danzig, Visby, Tallinn, Stockholm; Werte mit deinen Manufakturen und Markthallen, in deiner eigenen Zeile mit allen Funktionen

## Wie Zahlen zustande kommen
ledger-earned = Punkte bisher
ledger-score = Wenn das Spiel jetzt endete
ledger-knights = Ritter
ledger-merchants = Kaufleute
ledger-limit = Karten im Winter, höchstens
ledger-row-base = Reihe { $row }, Grundwert
ledger-row-worth = Reihe { $row } in { $city }
ledger-purse = Alles, was du in { $city } zahlen könntest
entry-building = { $building }
entry-archives = { $count ->
    [1] Archiv: { $sets ->
        [one] 1 Paar
       *[other] { $sets } Paare
      }, je { $set }
   *[other] { $count } Archive: { $sets ->
        [one] 1 Paar
       *[other] { $sets } Paare
      }, je Paar und Archiv { $set }
  }
entry-lodges = { $count ->
    [1] 1 Loge
   *[other] { $count } Logen zusammen
  }
entry-built = Siegel auf allem Gebauten
entry-hand = { $cards ->
    [1] 1 Gebäude auf der Hand
   *[other] { $cards } Gebäude auf der Hand, je { $each }
  }
entry-unbuilt = { $count ->
    [1] 1 Riga-Gebäude nicht gebaut
   *[other] { $count } Riga-Gebäude nicht gebaut, je { $each }
  }
entry-usual = wie üblich
entry-storehouse = Speicher
entry-goods = { $count } { $good } zu je { $each }
entry-function = { $count } { $good } zu je { $each }

## Was etwas bringen würde
entry-hand-with = was du dann in { $city } zahlen könntest, jetzt { $now }
entry-cost = Kosten, so niedrig wie möglich
entry-left = was dir in { $city } bliebe
entry-short = was dir in { $city } fehlt
entry-points-built = Punkte, sobald es gebaut ist
entry-points-held = Punkte, solange es nicht gebaut ist
entry-finds = Grundwert der besten von { $draws } gezogenen Waren
entry-digs = Gebäude zur Auswahl
entry-saves = Dukaten gespart
entry-charges = Dukaten für später, für Waren im Wert von { $charge }
entry-base = Grundwert
entry-pays = zahlt in { $city }
entry-points-saved = Punkte, die am Ende nicht mehr verloren gehen
entry-due = Dukaten fällig

# Wovon ein Auftrag im Fernspiel abhängen kann
fact-row-has = Reihe { $one } hat noch mindestens { $value } × { $two }
fact-row-same = Reihe { $one } liegt genau so: { $value }
fact-season = es ist noch { $value }
fact-goods = du hast genau diese Waren: { $value }
choice-row-with = die beste Reihe mit { $one } nehmen
choice-row-with-about = die Reihe mit dem höchsten Wert; bei Gleichstand die mit der kleinsten Nummer
choice-row-best = die beste Reihe nehmen
choice-row-best-about = die Reihe mit dem höchsten Wert; bei Gleichstand die mit der kleinsten Nummer
