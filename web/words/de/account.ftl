### Wer man hier ist.

account-note = ohne Pflicht zur Mailadresse, ohne Verfolgung
account-nobody = Noch niemand
account-name = Name
account-password = Passwort
account-password-old = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-hint = mindestens 8 Zeichen
account-code = Notschlüssel

account-is-nobody = Wer ein Spiel beginnt, ist von da an Gast. Du kannst schon jetzt deinen Namen wählen.
account-is-guest = Du bist Gast: Dieser Browser erinnert sich an dich, kein anderer.
account-is-account = Deine Spiele folgen dir in jeden Browser, in dem du dich anmeldest.
account-rename = Diesen Namen nehmen
account-renamed = Von jetzt an bist du { $name }.
account-password-change = Passwort ändern
account-password-changed = Das Passwort ist geändert.
account-ended =
    { $browsers ->
        [0] Kein anderer Browser war angemeldet
        [one] Ein anderer Browser muss sich neu anmelden
       *[other] { $browsers } andere Browser müssen sich neu anmelden
    }{ $tokens ->
        [0] .
        [one] , und ein Schlüssel für Programme ist erloschen.
       *[other] , und { $tokens } Schlüssel für Programme sind erloschen.
    }
account-leave = Abmelden

account-make = Konto anlegen
account-make-text = Bewahrt Namen und Spiele, auf allen deinen Geräten. Ein Passwort genügt.
account-make-button = Konto anlegen
account-made = Willkommen, { $name }
account-code-text = Nur damit kommst du hinein, wenn das Passwort verloren ist. Er wird nur dieses eine Mal gezeigt: Schreib ihn auf.
account-enter = Anmelden
account-enter-button = Anmelden
account-lost = Passwort verloren?
account-recover-text = Der Notschlüssel wurde gezeigt, als das Konto entstand. Du bekommst danach einen neuen.
account-recover-button = Konto öffnen

account-data = Was von dir gespeichert ist
account-export = Alles herunterladen
account-export-text = Alles, was dieser Server von dir weiß, in einer Datei.
account-delete = Mich löschen
account-delete-text = Name, Passwort, Schlüssel und Worte werden gelöscht. Gespielte Spiele bleiben den anderen, ohne deinen Namen.
account-delete-sure = Es gibt keinen Weg zurück. Laufende Spiele spielen Bots weiter.
account-delete-yes = Endgültig löschen

account-tokens = Programme
account-tokens-text = Mit einem Schlüssel spielt ein Programm an deiner Stelle. Wer ihn hat, ist du.
account-token-label = Wofür ist er
account-token-make = Schlüssel machen
account-token-secret = Der Schlüssel
account-token-once = Er wird nur dieses eine Mal gezeigt.
account-token-revoke = Zurückziehen
account-token-revoke-named = { $label } zurückziehen

## Benachrichtigungen

notices = Benachrichtigungen
notices-text = Erfahre, was an deinen Tischen geschieht, wenn du nicht da bist. Briefe nennen den Tisch und was dort geschah, nie, was jemand auf der Hand hat.
notices-kind-mail = E-Mail
notices-kind-push = Dieser Browser
notices-kind-json = Webhook (JSON)
notices-kind-discord = Discord
notices-kind-ntfy = ntfy
notices-named-push = Ein Browser
notices-state-waiting = wartet darauf, dass du dem Link folgst, der dorthin ging
notices-state-open = in Gebrauch
notices-state-broken = war nicht zu erreichen: trag sie neu ein
notices-event-turn = du bist am Zug
notices-event-end = Ende eines Spiels
notices-event-invited = Einladungen
notices-event-said = Nachrichten
notices-events = Was { $address } erfährt
notices-means = Wo
notices-address-mail = E-Mail-Adresse
notices-address-hook = Adresse des Webhooks
notices-add = Eintragen
notices-add-push = Diesen Browser benachrichtigen
notices-push-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
notices-drop = Entfernen
notices-drop-named = { $address } entfernen
notices-quiet = Ruhezeit
notices-quiet-text = Zwischen diesen Zeiten kommt nichts ({ $zone }). Zweimal dieselbe Zeit heißt: keine Ruhezeit.
notices-quiet-from = von
notices-quiet-until = bis
notices-quiet-keep = Merken
notices-kept = Gemerkt.
letters-confirm = Adresse bestätigen
letters-confirm-text = Von nun an erfährst du hier, was an deinen Tischen geschieht, so wie du es in deinem Konto gewählt hast.
letters-confirm-button = Ja, das ist meine Adresse
letters-confirmed = Bestätigt. Was du erfährst, kannst du jederzeit in deinem Konto ändern.
letters-stop = Briefe abstellen
letters-stop-text = An diese Adresse geht dann nichts mehr. Deine Tische und dein Konto bleiben, wie sie sind.
letters-stop-button = Abstellen
letters-stopped = Erledigt. An diese Adresse kommt nichts mehr.
