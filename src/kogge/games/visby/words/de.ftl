### Visby auf Deutsch: Namen, Aktionen, Ereignisse, Ablehnungen, Zeilen der Wertung.

name-visby = Visby

name-troops = Truppen
name-knight = Ritter
name-blacksmith = Schmied
name-fleet = Flotte
name-ship = Schiff
name-tollkeeper = Zöllner
name-merchant = Kaufmann
name-mendicant = Bettelmönch

name-battle = Feldzug
name-journey = Handelsfahrt
name-market = Markt

# Was eine Karte tut, in einer Zeile
card-troops = { $most_troops } Siegel vom Feldzug
card-knight = bis zu { $most_knight } Siegel vom Feldzug, nach den Truppen
card-blacksmith = { $foreign_troops } Waren pro fremden Truppen, { $foreign_knight } pro fremdem Ritter
card-fleet = { $most_fleet } Waren von der Handelsfahrt
card-ship = der Rest der Handelsfahrt, geteilt
card-tollkeeper = { $foreign_fleet } Siegel pro fremder Flotte, { $foreign_ship } pro fremdem Schiff
card-merchant = Waren gegen Siegel tauschen
card-mendicant = Waren, und alle Karten zurück

option-target = Ziel
option-target-30 = 30 Siegel
option-target-45 = 45 Siegel (zu zweit oder zu dritt)
advice-target-45 = Spielt die ersten Partien bis 30 Siegel.

## Aktionen
action-play = { $count ->
    [1] { $one }
   *[other] { $one } + { $two }
  }
action-trade = { $one ->
    [0] nichts tauschen
    [1] 1 Ware gegen { seals } tauschen
   *[other] { $one } Waren gegen { seals } tauschen
  }
seals = { $seals ->
    [1] 1 Siegel
   *[other] { $seals } Siegel
  }
wares = { $wares ->
    [1] 1 Ware
   *[other] { $wares } Waren
  }

## Ereignisse
event-revealed = { $has_second ->
    [0] { $seat } spielt { $card }.
   *[other] { $seat } spielt { $card } und { $second }.
  }
event-took-seals = { $seals ->
    [0] { $seat }, { $card }: nichts genommen, Rest { $left }.
   *[other] { $seat }, { $card }: { seals } genommen, Rest { $left }.
  }
event-took-wares = { $wares ->
    [0] { $seat }, { $card }: nichts genommen.
   *[other] { $seat }, { $card }: { wares } genommen{ lost }.
  }
event-got-seals = { $seals ->
    [0] { $seat }, { $card }: nichts erhalten.
   *[other] { $seat }, { $card }: { seals } erhalten.
  }
event-got-wares = { $wares ->
    [0] { $seat }, { $card }: nichts erhalten.
   *[other] { $seat }, { $card }: { wares } erhalten{ lost }.
  }
lost = { $lost ->
    [0] {""}
   *[other] , { $lost } verfallen (Grenze { $limit })
  }
event-crowded = Mehrere Kaufleute: Der Markt geht von { $before } auf { $after } zurück.
event-traded = { $wares ->
    [0] { $seat } tauscht nichts.
   *[other] { $seat } tauscht { wares } gegen { seals }.
  }
event-emptied = Der Markt geht von { $before } zurück auf 0.
event-returned = { $seat } nimmt { $cards ->
    [1] 1 Karte
   *[other] { $cards } Karten
  } zurück auf die Hand.
event-round = Durchgang { $number } beginnt; die Leisten erhalten Nachschub.
event-target = { $seat } hat { seals }: Das Spiel endet.
event-last-round = Durchgang { $number } war der letzte: Das Spiel endet.

## Ablehnungen
reason-not-asked = Du bist gerade nicht gefragt.
reason-no-cards-now = Karten werden zu Beginn eines Durchgangs gespielt, nicht während eines Tauschs.
reason-no-trade-now = Waren werden erst getauscht, wenn der Kaufmann an der Reihe ist.
reason-one-card = An diesem Tisch spielst du genau eine Karte.
reason-two-cards = An diesem Tisch spielst du genau zwei Karten.
reason-not-in-hand = Diese Karte hast du schon gespielt; der Bettelmönch bringt sie zurück.
reason-too-few-wares = So viele Waren hast du nicht.
reason-no-use = Die letzte dieser Waren brächte nichts ein; ein kleinerer Tausch bringt dasselbe.

## Wertung
stage-number = Durchgang { $stage }
line-seals = Siegel
line-last-trade = Schlusstausch { $last }:1
line-total = Summe
line-wares = Restwaren
line-cards = Handkarten
# Wie die Wertung zustande kam: was eine Zeile ist, die Zahl hinter einem Betrag, woraus er sich ergibt
about-seals = aus Feldzug, Zoll und Handel
about-last-trade = { $last } Waren für ein Siegel
about-wares = was der Schlusstausch übrig lässt
about-cards = die Hand am Ende
count-last-trade = { $wares ->
    [one] { $wares } Ware
   *[other] { $wares } Waren
  }
item-seals-of-battle = Siegel aus dem Feldzug
item-seals-of-toll = Siegel vom Zöllner
item-seals-of-trade = Siegel aus dem Handel
item-else-seals = Zu Beginn
item-last-trade = { $wares ->
    [one] 1 Ware
   *[other] { $wares } Waren
  }, { $last } für ein Siegel
item-wares = Rest von { $wares ->
    [one] 1 Ware
   *[other] { $wares } Waren
  }
item-cards = Karten auf der Hand

## Materialwerte
value-start = das Feld, auf dem die drei Steine beginnen
value-supply = Schritte der Steine vor jedem Durchgang, zu zweit bis zu sechst
value-cards = Karten, die jeder in einem Durchgang spielt, zu zweit bis zu sechst
value-limit = so viele Waren kann man höchstens haben
value-most = so viel nimmt eine Karte höchstens von ihrer Leiste; ein Schiff hat keine Obergrenze
value-foreign = für jede solche Karte eines anderen: Waren für den Schmied (Truppen, Ritter), Siegel für den Zöllner (Flotte, Schiff), Waren für den Bettelmönch (Kaufmann)
value-rate = Waren und Siegel eines Tauschs, für die Marktfelder 0 bis 15
value-crowd = Felder, die der Markt für jeden Kaufmann nach dem ersten zurückgeht
value-begging = Waren eines Bettelmönchs für 1 bis 8 eigene Karten seit der letzten Rücknahme
value-last = Waren für ein Siegel im Schlusstausch
value-rounds = Durchgänge, nach denen das Spiel spätestens endet (Festlegung V9)

## Beispiele für die Hilfe
example = ritter kaufmann, oder: ri ka
example-doubted = ritter schiff

## Verben zum Tippen
verbs-play = spiele spielen
verbs-trade = tausche tauschen

## Wie Zahlen zustande kommen
ledger-seals = Siegel bisher
ledger-score = Wenn das Spiel jetzt endete
ledger-trade = { $wares ->
    [one] Was 1 Ware auf Feld { $space } höchstens bringt, wenn sonst niemand tauscht
   *[other] Was { $wares } Waren auf Feld { $space } höchstens bringen, wenn sonst niemand tauscht
  }
entry-start = zu Beginn
entry-battle = durch Truppen und Ritter
entry-toll = durch den Zöllner
entry-trade = durch den Kaufmann
entry-pressed = Siegel bisher
entry-last-trade = Schlusstausch: { $wares } Waren, { $last } für jedes Siegel
entry-rate = { $times } × { $cost ->
    [one] 1 Ware
   *[other] { $cost } Waren
  } für { $seals } Siegel

## Was etwas bringen würde
entry-seals = Siegel
entry-wares = Waren
entry-card-seals = { $card }: Siegel
entry-card-wares = { $card }: Waren
entry-wares-left = Waren übrig

# Wovon ein Auftrag im Fernspiel abhängen kann
fact-round = es ist Durchgang { $value }
fact-battle = der Stein des Feldzugs steht wie auf dem Probebrett
fact-journey = der Stein der Handelsfahrt steht wie auf dem Probebrett
fact-market = der Stein des Marktes steht wie auf dem Probebrett
fact-wares = du hast mindestens { $value ->
    [one] eine Ware
   *[other] { $value } Waren
  }
