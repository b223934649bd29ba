### Der Lehrer am Tisch.

coach = Lehrer
coach-thinking = Der Lehrer sieht es sich an …
coach-off = Kein Lehrer mehr
coach-take-back = Zurücknehmen
coach-show = Zeig es mir
coach-cost = { $move }: { $grade }. Das kostete etwa { $loss } Punkte vom Sieg. Besser: { $best }.
coach-gone = Das lässt sich nicht mehr zurücknehmen.
coach-look-sure = Einer deiner Züge gewinnt sicher, was die anderen auch tun. Such ihn.
coach-look-lost = Das ist kaum noch zu gewinnen. Lass den anderen möglichst viel Raum für Fehler.
coach-look-mixed = Alle wählen zugleich, und wer berechenbar ist, wird durchschaut: Sieh nach, worauf die anderen hoffen.
coach-look-even = Hier sind mehrere Züge gleich gut. Nimm den, der dir gefällt.
coach-look-gain = Ein Zug bringt dir etwa { $amount } mehr als jeder andere. Such, was sich gleich lohnt.
coach-look-deny = Sieh auf { $name }: Ein Zug lässt { $name } etwa { $amount } weniger.
coach-look-invest = Was gleich am meisten bringt, ist hier nicht das Beste. Sieh weiter voraus.
coach-look-allow = Lass { $name } jetzt ruhig etwas gewinnen. Sieh weiter voraus.
coach-look-far = Auf den ersten Blick sind mehrere Züge gleich. Überleg, was du als Nächstes brauchst.
coach-look-none = Mehr lässt sich gerade nicht sagen. Überleg in Ruhe; fällt dir nichts ein, lass es dir zeigen.
