# Was Briefe denen sagen, die gerade nicht da sind.

notice-turn = { $game } mit { $others }: Du bist am Zug
notice-end = { $game } mit { $others }: Das Spiel ist zu Ende
notice-invited = { $game } mit { $others }: Du bist zu einem neuen Spiel eingeladen
notice-said = { $game } mit { $others }: { $number ->
    [one] Es gibt eine neue Nachricht
   *[other] Es gibt { $number } neue Nachrichten
}
notice-friend = { $name } möchte mit dir befreundet sein
notice-several = { $number ->
    [one] Kogge: Neues von deinem Tisch
   *[other] Kogge: Neues von { $number } Tischen
}
notice-confirm-title = Kogge: Ist das deine Adresse?
notice-confirm = Jemand möchte unter dieser Adresse erfahren, wann er in einem Spiel am Zug ist. Warst du das, dann bestätige es bitte. Wenn nicht, brauchst du nichts zu tun, und es kommt nichts weiter.
notice-change = Wähle, was du erfährst:
notice-stop = Nichts mehr an diese Adresse schicken:
notice-stop-short = Abstellen
notice-since = Was bei { $game } seit deinem letzten Zug geschah:
notice-replay = Schritt für Schritt:
