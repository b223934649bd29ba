### Mitwirkende, Impressum und Datenschutz.

credits-origin = Woher die Spiele stammen
credits-origin-text = Visby, Riga und Haithabu folgen drei veröffentlichten Brettspielen. Die Regeln sind mit eigenen Worten erzählt, die Bilder sind unsere eigenen; von den Vorlagen ist weder Bild noch Text verwendet. Namen und Marken gehören ihren Inhabern, die an dieser Seite nicht beteiligt sind.
credits-values = Was die gedruckten Regeln sagen, gilt wie gedruckt. Was sie offenlassen, stammt aus öffentlichen Quellen, ist erschlossen oder rekonstruiert und ausgewogen; die Regelseite kennzeichnet jeden einzelnen Wert. In deiner Schachtel kann es anders stehen.
credits-values-of = Werte von { $game }
credits-signs = Zeichen
credits-signs-text = Zeichen von game-icons.net, von { $authors }, unter Creative Commons Namensnennung 3.0; Farben wurden geändert.
credits-own = Koggen, Wappen, Siegel, Spielpläne und Kartenbilder sind eigene Zeichnungen.
credits-faces = Schriften
credits-faces-text = Beide unter der SIL Open Font License.
credits-libraries = Programme
credits-kogge = Kogge selbst ist freie Software unter der Apache-Lizenz 2.0.
credits-site = Diese Seite
credits-version = Kogge { $version }
house-nothing = Wer diese Seite betreibt, hat hier nichts geschrieben.
