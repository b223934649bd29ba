### Der Klub: Tagesspiele, Ranglisten und Statistik, Profile.

club-note = dieselben Karten für alle, und wie alle stehen
club-standing = Ranglisten und Statistik
club-standing-text = Menschen und die Stufen der Gilde auf einer Skala, und was beendete Partien über jedes Spiel sagen.
club-profile = Dein Profil
club-profile-text = Deine Ergebnisse nach Gegnern, Tischen und Eröffnungen, und die Kurve deiner Wertung.
club-profile-open = Sieh, wie du spielst
club-nobody = jemand

deal-title = Das Tagesspiel
deal-of = Das Tagesspiel: { $game }
deal-day = Tag
deal-today = Heute
deal-yesterday = Gestern
deal-text = Einmal gemischt, ein Platz und dieselben Gegner für alle, einmal am Tag. Du spielst allein, ohne Zurücknehmen und ohne Rat. Die Tafel schließt um { $ends } Uhr; dann wird offengelegt, wie gemischt war, und alle können die beste Partie ansehen.
deal-text-over = Jetzt liegt offen, wie gemischt war: Jeder kann prüfen, dass es das Versprochene ist. Die beste Partie lässt sich von der ersten bis zur letzten Karte ansehen.
deal-players =
    { $count ->
        [0] noch hat niemand begonnen
        [one] eine Person hat begonnen
       *[other] { $count } Leute haben begonnen
    }
deal-played =
    { $count ->
        [0] niemand hat gespielt
        [one] eine Person hat gespielt
       *[other] { $count } Leute haben gespielt
    }
deal-play = Spielen
deal-go-on = Weiterspielen
deal-done = Deine Partie
deal-best = Die beste Partie ansehen
deal-account = Braucht ein Konto
deal-chairs = Plätze
deal-you = Du
deal-first = Noch ist niemand fertig. Die Tafel gehört dir.
deal-nobody = Niemand hat dieses Spiel zu Ende gespielt.
deal-none = An diesem Tag wurde nichts ausgeteilt.
deal-commitment = Gemischt ist schon, versiegelt als
deal-seed = So war gemischt:
deal-tomorrow = Versiegelt für morgen
deal-tomorrow-text = Für morgen ist gemischt. Niemand sieht es vorher, niemand kann es ändern: Diese Siegel beweisen es.

board-rank = Rang
board-who = Wer
board-place = Platz
board-points = Punkte
board-nth = { $place }.

rating = Wertung
rating-provisional = vorläufig
curve-title = Wertung nach jeder gewerteten Partie
curve-figures = Alle Zahlen
curve-day = Tag

profile-title = Profil
profile-since = hier seit { $since }
profile-private = Für mich behalten
profile-private-on = Niemand sonst sieht dein Profil; auf Ranglisten und Tafeln stehst du ohne Namen.
profile-private-off = Alle sehen deine Ergebnisse an öffentlichen Tischen; private Tische bleiben privat.
profile-guest = Das siehst nur du. Mit einem Konto kannst du gewertete Partien spielen, und andere finden dein Profil.
profile-none-yet = Noch kennt dich hier niemand. Spiel eine Partie, oder leg ein Konto an.
profile-empty = Hier ist noch nichts zu sehen.
profile-empty-own = Sobald deine erste Partie zu Ende ist, siehst du hier, wie du spielst.
record-games =
    { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $won } gewonnen
record-opponents = Gegner
record-ahead = wie oft vor ihnen
record-sizes = Tische
record-won = wie oft gewonnen
record-players =
    { $seats ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
       *[other] zu sechst
    }
record-openings = Eröffnungen
share-of =
    { $games ->
        [one] { $share } von einer
       *[other] { $share } von { $games }
    }

ladder-title = Rangliste
ladder-text = Wer zehn gewertete Partien beendet hat. 400 Punkte mehr heißen zehn zu eins; der Balken zeigt, wie weit die Zahl danebenliegen kann. Die Stufen der Gilde stehen, wo die Arena sie gemessen hat.
figures-matches-site =
    { $count ->
        [0] hier wurde noch keine Partie beendet
        [one] aus einer beendeten Partie dieser Seite
       *[other] aus { $count } beendeten Partien dieser Seite
    }
figures-matches-bots =
    { $count ->
        [0] keine Partien zwischen Bots
        [one] aus einer Partie zwischen Bots
       *[other] aus { $count } Partien zwischen Bots
    }
figures-whose = Wessen Partien
figures-site = Menschen hier
figures-bots = Bots unter sich
figures-no-bots = Zu diesem Spiel liegen dem Programm keine Partien zwischen Bots bei.
figures-site-few =
    { $count ->
        [0] Hier hat noch niemand eine Partie beendet.
       *[other] Hier sind noch zu wenige Partien beendet.
    } Bis es { $least } Partien einer Art sind, siehst du, wie Bots unter sich spielen.
run-sims =
    { $sims ->
        [one] eine Simulation je Zug
       *[other] { $sims } Simulationen je Zug
    }
run-ms = { $ms } Millisekunden je Zug
run-seeds = { $games } Partien: Jede Mischung von { $first } bis { $last } wurde in jeder Sitzordnung gespielt.
run-budget = An Tischen denken sie so lange, wie ihre Stufe es verlangt, meist viel länger.
run-again = Bots finden manches, was Menschen entgeht, und übersehen anderes. Wer Kogge installiert hat, spielt mit diesem Befehl dieselben Partien noch einmal:
figures-of =
    { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
figures-kind = Tische
figures-few = Ab { $least } beendeten Partien einer Art gibt es etwas zu sagen.
figures-reckoning = Es wird gerechnet …
figures-seats = Was jeder Platz gewinnt
figures-length = Länge und Punkte
figures-choices = Entscheidungen
figures-points = Punkte
figures-winning = Punkte des Siegers
figures-lines = Woher die Punkte kommen
figures-lines-note = Sieger in Gold
figures-line = { $winners }, alle { $all }
figures-what = Was
figures-each = je Partie benutzt
figures-effect = Wirkung auf den Sieg
figures-between = { $low } bis { $high }
figures-note = Wirkungen sind Punkte von hundert: wie viel öfter gewinnt, wer etwas benutzt, als wer es nicht tut; mit Stern: wer mehr davon benutzt als der eigene Tisch. Spannen gelten in 19 von 20 Fällen, bei Längen und Punkten in 8 von 10. Ein Unterschied ist keine Ursache: Wer vorn liegt, kann sich mehr leisten.

## Friends
club-friends-text = Wer von deinen Freunden da ist, wer es werden möchte, und Einladungen an deine Tische.
club-friends-open = Zu deinen Freunden
friends = Freunde
friends-note = mit wem du gern spielst
friends-stranger = Komm als Gast herein oder mit einem Konto, dann kannst du hier Freunde haben.
friends-asking = Sie möchten mit dir befreundet sein
friends-asks = fragt dich
friends-accept = Annehmen
friends-decline = Ablehnen
friends-block = Fernhalten
friends-block-sure = Wirklich? Niemand erfährt es
friends-unblock = Wieder zulassen
friends-blocked = Ferngehalten
friends-blocked-about = kann dich weder fragen noch einladen und sich an öffentlichen Tischen nicht zu dir setzen
friends-sit-anyway = Trotzdem Platz nehmen
friends-here = { $here ->
    [one] jemand ist da
   *[other] { $here } sind da
  }
friends-is-here = gerade da
friends-since = befreundet seit { $day }
friends-none = Noch niemand. Frag nach einer Partie, auf einem Profil oder mit einem Namen.
friends-find = Freunde finden
friends-name = Name des Kontos
friends-name-about = Gäste fragst du nach einer gemeinsamen Partie.
friends-send = Fragen
friends-asked = Gefragt
friends-waiting = hat noch nicht geantwortet
friends-withdraw = Zurücknehmen
friends-privacy = Gesehen werden
friends-shown = Freunde sehen, dass ich da bin
friends-shown-on = Nur Freunde sehen es; wo du bist, sieht niemand.
friends-shown-off = Niemand sieht es. Du siehst deine Freunde weiterhin.
friends-invite = Einladen
friends-invite-to = an deinen Tisch: { $game }
friends-invited = eingeladen: { $game }
friends-no-table = Du hast keinen Tisch mit freiem Platz. Eröffne einen:
friends-more = Mehr zu { $name }
friends-remove = Freundschaft beenden
friends-remove-sure = Wirklich? Niemand erfährt es
friend-ask = { $name } um Freundschaft bitten
friend-asked = { $name } ist gefragt
friend-is = Ihr seid befreundet: { $name }

## After a game
company = Noch einmal, in Gesellschaft
company-person = { $more ->
    [3] Dasselbe zu dritt
    [4] Dasselbe zu viert
    [5] Dasselbe zu fünft
   *[other] Dasselbe zu sechst
  }
company-bot = { $more ->
    [3] Zu dritt, mit einem Bot ({ $level })
    [4] Zu viert, mit einem Bot ({ $level })
    [5] Zu fünft, mit einem Bot ({ $level })
   *[other] Zu sechst, mit einem Bot ({ $level })
  }
## Tagesspiele, die das Programm mitbringt, wo es keinen Server gibt
stored-note = die gleichen Karten für alle, und wie du neben den Bots stehst
stored-text = Einmal gemischt, ein Platz und die gleichen Gegner für alle, wo auch immer sie diese Seiten geöffnet haben. Du spielst, ohne etwas zurückzunehmen, und ohne Rat; danach siehst du, wie die sechs Stufen der Gilde an deiner Stelle abgeschnitten haben. Die nächsten Spiele kommen um { $ends } Uhr. Einen versäumten Tag kannst du nachholen.
stored-number = Spiel { $number } von { $count }
stored-sealed = { $count } Stufen haben dieses Spiel an deiner Stelle gespielt. Wenn auch du fertig bist, siehst du, wie es ihnen erging.
stored-result = Platz { $place } mit { $points } Punkten: vor { $count } von { $of } Stufen.
stored-given-up = Du hast dieses Spiel aufgegeben; es zählt nicht.
stored-days = Die letzten Tage
stored-day = { $day }: vor { $count } von { $of } Stufen
stored-day-open = { $day }: nicht gespielt
stored-record =
    { $games ->
        [0] noch keines beendet
        [one] eines beendet
       *[other] { $games } beendet
    }, { $won } gewonnen
stored-honour = Ehrensache
stored-honour-text = Hier gibt es keinen Server. Wie gemischt wurde, steht in den Dateien dieser Seite; wer will, kann nachsehen, und niemand achtet darauf, ob du von vorn beginnst. Darum wirst du mit der Gilde verglichen und nicht mit anderen Menschen, und darum bleiben deine Ergebnisse in diesem Browser. Je Spiel kommen { $count } Tagesspiele reihum, dann wieder das erste. Auf einem langsamen Gerät denken deine Gegner kürzer, als sie es taten, als die Gilde spielte.
