### Wer man hier ist.

account-note = keine Mailadresse nötig, kein Tracking
account-nobody = Noch niemand
account-name = Name
account-password = Passwort
account-password-old = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-hint = mindestens 8 Zeichen
account-code = Notschlüssel

account-is-nobody = Mit deinem ersten Spiel wirst du Gast. Du kannst schon jetzt deinen Namen wählen.
account-is-guest = Du bist Gast: Nur dieser Browser erinnert sich an dich.
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
account-admin = Diese Seite leiten
account-leave = Abmelden

account-make = Konto anlegen
account-make-text = Bewahrt Namen und Spiele, auf allen deinen Geräten. Ein Passwort genügt.
account-make-button = Konto anlegen
account-made = Willkommen, { $name }
account-code-text = Nur mit diesem Notschlüssel kommst du hinein, wenn das Passwort verloren ist. Er wird nur dieses eine Mal gezeigt: Schreib ihn auf.
account-enter = Anmelden
account-enter-button = Anmelden
account-lost = Passwort verloren?
account-recover-text = Der Notschlüssel wurde gezeigt, als das Konto entstand. Du bekommst danach einen neuen.
account-recover-button = Konto öffnen

account-data = Deine Daten
account-export = Alles herunterladen
account-export-text = Alles, was dieser Server von dir weiß, in einer Datei.
account-delete = Mich löschen
account-delete-text = Dein Name, dein Passwort, deine Schlüssel und deine Nachrichten werden gelöscht. Gespielte Partien bleiben den anderen erhalten, ohne deinen Namen.
account-delete-sure = Das lässt sich nicht rückgängig machen. Deine laufenden Spiele führen Bots weiter.
account-delete-yes = Endgültig löschen

account-tokens = Programme
account-tokens-text = Mit einem Schlüssel spielt ein Programm an deiner Stelle. Wer ihn hat, kann in deinem Namen handeln.
account-token-label = Zweck
account-token-make = Neuer Schlüssel
account-token-secret = Der Schlüssel
account-token-once = Er wird nur dieses eine Mal gezeigt.
account-token-revoke = Zurückziehen
account-token-revoke-named = { $label } zurückziehen

## Benachrichtigungen

notices = Benachrichtigungen
notices-text = Erfahre, was an deinen Tischen geschieht, während du nicht da bist. Eine Benachrichtigung nennt den Tisch und was dort geschah, aber nie, was jemand auf der Hand hat.
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
notices-event-friend = Freundschaftsanfragen
notices-events = Was { $address } erfährt
notices-means = Wohin
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
notices-quiet-keep = Speichern
notices-kept = Gespeichert.
letters-confirm = Adresse bestätigen
letters-confirm-text = Wenn du bestätigst, erfährst du hier, was an deinen Tischen geschieht, so wie du es in deinem Konto gewählt hast.
letters-confirm-button = Ja, das ist meine Adresse
letters-confirmed = Bestätigt. Was du erfährst, kannst du jederzeit in deinem Konto ändern.
letters-stop = Benachrichtigungen abstellen
letters-stop-text = An diese Adresse geht dann nichts mehr. Deine Tische und dein Konto bleiben, wie sie sind.
letters-stop-button = Abstellen
letters-stopped = Erledigt. An diese Adresse kommt nichts mehr.
