### Tipps auf Deutsch: was ein Bot täte, und warum. Terminal und Seiten sagen dasselbe.

hint-title = Der { $bot } würde so spielen
hint-share = { $share } %{ $doubt ->
    [0] {""}
   *[other] {" "}(± { $doubt })
  }
hint-share-under = unter 1 %
hint-share-over = über 99 %
hint-share-none = kaum verfolgt
hint-wins = Siegchance: { $share }.
hint-amount = { $game ->
    [visby] { $points } Siegel
   *[other] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
      }
  }
hint-score = Wäre das Spiel dann zu Ende, hättest du { $amount }.

## Zum besten Zug
hint-why-sure = Das gewinnt sicher, was die anderen auch tun.
hint-why-lost = { $game ->
    [visby] Kaum noch zu gewinnen; so bleibt am meisten Raum für einen Fehler der anderen.
   *[other] Kaum noch zu gewinnen; so verlierst du die wenigsten Punkte und lässt Raum für einen Fehler.
  }
hint-why-mixed = Alle wählen gleichzeitig, und wer berechenbar ist, wird durchschaut: Spiel das in etwa { $cases } von 100 Fällen.
hint-why-even = Der nächstbeste Zug ist ebenso gut, soweit es sich sagen lässt.
hint-why-gain = Das bringt dir etwa { $amount } mehr als der nächstbeste Zug.
hint-why-deny = { $name } bekommt damit etwa { $amount } weniger als beim nächstbesten Zug.
hint-why-invest = Zuerst bringt es dir etwa { $amount } weniger als der nächstbeste Zug; weiter voraus gewinnt es öfter.
hint-why-allow = Zuerst bekommt { $name } damit etwa { $amount } mehr als beim nächstbesten Zug; weiter voraus gewinnt es öfter.
hint-why-far = Auf den ersten Blick sind beide gleich; weiter voraus gewinnt dies öfter.

## Zu den anderen, neben ihm
hint-others = Nächstbeste Züge
hint-other = { $move }: { $share }, { $why }
hint-beside-sure = gewinnt auch sicher
hint-beside-lost = nicht besser
hint-beside-mixed = in etwa { $cases } von 100 Fällen
hint-beside-even = ebenso gut, soweit es sich sagen lässt
hint-beside-loss = etwa { $amount } weniger für dich
hint-beside-leave = etwa { $amount } mehr für { $name }
hint-beside-late = gewinnt weiter voraus seltener
hint-beside-slight = sieht gleich schlechter aus
