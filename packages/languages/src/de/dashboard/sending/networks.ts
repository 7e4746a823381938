export const title = 'Beiträge und Webhooks';
export const about =
  'Jeden Tag zur Uhrzeit oben geht das Zitat des Tages von selbst dorthin: ganz und mit Quelle, oder als Bild, wo es zu lang ist. Was nach dieser Uhrzeit eingerichtet wird, beginnt am nächsten Tag.';
export const postTo = (network: string) => `Auf ${network} veröffentlichen`;
export const chat = 'Kanal oder Gruppe';
export const chatHint =
  'Der Name, zum Beispiel @freunde, oder die Nummer. Der Bot muss dort Administrator sein.';
export const token = 'Token';
export const telegramTokenHint = 'So, wie @BotFather auf Telegram ihn für Ihren Bot anzeigt.';
export const mastodonTokenHint =
  'Von Mastodon, unter „Einstellungen“, „Entwicklung“, mit den Berechtigungen read:accounts, write:media und write:statuses.';
export const tokenStored =
  'Ein Token ist gespeichert. Lassen Sie das Feld leer, um ihn zu behalten.';
export const server = 'Server';
export const serverHint = 'Die Adresse, zum Beispiel https://social.example';
export const tokenOfOther =
  'Der gespeicherte Token gehört zu einem anderen Server und wird gelöscht. Geben Sie den für diesen ein.';
export const language = 'Sprache der Beiträge';
export const communityLanguage = 'Die der Gemeinde';
export const link = 'Die Adresse der Seite des Tages anfügen';
export const webhooks = 'Webhooks';
export const aboutWebhooks =
  'Ihre eigenen Programme erhalten das Zitat jedes Tages und, solange Zusammenkünfte eingeschaltet sind, Nachricht von jeder Zusammenkunft für alle, die angekündigt oder geändert wird. Signiert wird nach „Standard Webhooks“.';
export const address = 'Adresse';
export const secret = 'Geheimnis';
export const secretHint =
  'whsec_ und 24 bis 64 Bytes in Base64. Damit prüft das empfangende Programm die Signatur.';
export const secretStored =
  'Ein Geheimnis ist gespeichert. Lassen Sie das Feld leer, um es zu behalten.';
export const addWebhook = 'Webhook hinzufügen';
export const removeWebhook = (number: string) => `Webhook ${number} entfernen`;
export const webhookName = (number: string) => `Webhook ${number}`;
export const tryIt = 'Ausprobieren';
export const trying = 'Wird ausprobiert …';
export const aboutTrying = 'Ausprobiert wird, was gespeichert ist. Veröffentlicht wird nichts.';
export const aboutTryingWebhook =
  'Ausprobiert wird, was gespeichert ist. Das Programm erhält eine Testnachricht.';
export const works = 'Es funktioniert';
export const doesNotWork = 'Es funktioniert nicht';
export const notAnswered = 'Innerhalb von 15 Sekunden kam keine Antwort.';
export const noAccount = 'Es gibt keinen Token und kein Geheimnis, die sich lesen lassen.';
export const tryFailed = 'Das Ausprobieren ist fehlgeschlagen';
