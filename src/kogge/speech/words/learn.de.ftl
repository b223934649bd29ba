### Die Schule: Lektionen im Terminal, und was alle Lektionen sagen.

help-learn = Lerne ein Spiel in kurzen Lektionen, in denen du die Züge selbst machst.
help-lesson = die Nummer einer Lektion; ohne sie werden alle aufgezählt
lesson-line = { $number }. { $title }, { $minutes } Min.: { $state }
lesson-new = noch nicht begonnen
lesson-begun = begonnen
lesson-finished = geschafft
lesson-next = Weiter geht es mit: { $command }
lesson-step = Schritt { $at } von { $of }
lesson-prompt = Dein Zug ('zeig' macht ihn, 'hilfe' nennt den Rest):
lesson-help =
    Zahl oder Name      die Aktion, die du willst
    zeig                den verlangten Zug machen
    warum AKTION        warum du das jetzt darfst oder nicht darfst
    karten              was die Karten tun
    tisch, verlauf, punkte   das Spiel ansehen
    regeln [NUMMER]     die Regeln oder ein Absatz daraus
    verlassen           aufhören; beim nächsten Mal geht es hier weiter
lesson-other = Auch das ist erlaubt. Gefragt ist hier: { $wanted }.
lesson-left = Beim nächsten Mal geht es hier weiter.
lesson-done = Geschafft: { $title }.
