import type { SentenceParts } from '../../sentence-parts.ts';

export const title = 'Versand';
export const about =
  'Hierüber geht, was die Website verschickt. Solange Sie hier nichts einrichten, nimmt sie mit nichts Verbindung auf. Passwörter und Schlüssel werden verschlüsselt gespeichert und nie wieder angezeigt.';
export const loading = 'Die Einstellungen für den Versand werden geladen';
export const loadError =
  'Die Einstellungen für den Versand konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.';

export const mailAccount = 'Mailkonto';
export const noMail = 'Es ist kein Mailkonto eingerichtet: Die Website verschickt keine Mails.';
export const setUpMail = 'Mailkonto einrichten';
export const aboutMail =
  'Was hier einzutragen ist, sagt Ihnen Ihr Mailanbieter, oft unter „SMTP“ oder „Postausgang“.';
export const host = 'Server';
export const port = 'Port';
export const encryption = 'Verschlüsselung';
export const tls = 'TLS von Anfang an (meist 465)';
export const starttls = 'STARTTLS (meist 587)';
export const noEncryption = 'Keine (nur für einen Mailserver auf diesem Rechner)';
export const usernameHint = 'Bleibt leer, wenn der Server keine Anmeldung verlangt.';
export const passwordStored =
  'Ein Passwort ist gespeichert. Lassen Sie das Feld leer, um es zu behalten.';
export const passwordOfOther =
  'Das gespeicherte Passwort gehört zu einem anderen Server und wird gelöscht. Geben Sie das für diesen ein.';
export const removePassword = 'Gespeichertes Passwort löschen';
export const fromName = 'Absendername';
export const fromNameHint = 'Von wem die Mails kommen, zum Beispiel der Name Ihrer Gemeinde.';
export const fromAddress = 'Absenderadresse';
export const replyTo = 'Antwortadresse';
export const replyToHint =
  'Wohin Antworten gehen. Bleibt leer, wenn sie an die Absenderadresse gehen sollen.';
export const perHour = 'Mails je Stunde';
export const perHourHint = 'So viele, wie Ihr Anbieter erlaubt. Leer heißt: ohne Grenze.';
export const signs = 'Mails signieren (DKIM)';
export const signsHint =
  'An der Signatur erkennen andere Maildienste, dass eine Mail wirklich von Ihnen kommt. Viele Anbieter signieren selbst: Dann bleibt dies aus.';
export const domain = 'Domain';
export const selector = 'Selektor';
export const publicKeyAt = <Part>(name: Part): SentenceParts<Part> => [
  'Der öffentliche Schlüssel steht im DNS unter ',
  name,
  '.',
];
export const privateKey = 'Privater Schlüssel';
export const privateKeyHint =
  'Ein RSA-Schlüssel von mindestens 2.048 Bit. Fügen Sie ihn ganz ein, von „-----BEGIN“ bis „-----END“.';
export const privateKeyStored =
  'Ein Schlüssel ist gespeichert. Lassen Sie das Feld leer, um ihn zu behalten.';
export const removeMail = 'Mailkonto entfernen';
export const removeMailTitle = 'Das Mailkonto entfernen?';
export const aboutRemovingMail =
  'Es werden keine Mails mehr verschickt, wartende werden verworfen, das gespeicherte Passwort und der Schlüssel gelöscht.';
export const mailRemoved = 'Das Mailkonto ist entfernt.';

export const times = 'Wann verschickt wird';
export const sendAt = 'Uhrzeit';
export const sendAtHint = (timeZone: string) =>
  `Was an einem Tag fällig ist, wird ab dieser Uhrzeit verschickt, in der Zeitzone ${timeZone}.`;
export const weeklyOn = 'Wochentag';
export const weeklyOnHint = 'An diesem Tag geht der wöchentliche Brief hinaus.';
export const saved = 'Die Einstellungen für den Versand sind gespeichert.';
export const saveFailed = 'Die Einstellungen für den Versand konnten nicht gespeichert werden';

export const state = 'Wie es läuft';
export const loadingState = 'Der Stand wird geladen';
export const stateLoadError =
  'Der Stand konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const notRefreshed =
  'Der Stand konnte nicht erneuert werden. Es wird von selbst wieder versucht.';
export const mail = 'Mail';
export const waiting = 'Wartend';
export const sent = 'Verschickt';
export const failed = 'Gescheitert';
export const dropped = 'Verworfen';
export const perhapsSent = 'Vielleicht verschickt';
export const lastSent = 'Zuletzt verschickt';
export const nothingYet = 'Noch nichts';
export const lastError = 'Letzter Fehler';
export const aboutDropped =
  'Was scheitert, wird nach sechs Versuchen innerhalb von 15 Stunden aufgegeben. Verworfen wird, was sich erledigt hat, bevor es an der Reihe war.';

export const testTitle = 'Testmail';
export const testTo = 'Adresse';
export const aboutTest = 'Sie geht über das gespeicherte Konto.';
export const sendTest = 'Testmail senden';
export const sendingTest = 'Wird gesendet …';
export const testTaken = 'Der Mailserver hat die Testmail angenommen';
export const lookIntoInbox =
  'Bitte sehen Sie im Posteingang nach, auch unter den unerwünschten Mails. Der Server hat gesagt:';
export const testFailed = 'Die Testmail wurde nicht gesendet';
export const reasonGiven = 'Als Grund wurde genannt:';
export const senderNotRunning =
  'Das Programm, das verschickt, läuft nicht. Bitte sagen Sie es denen, die sich um den Server kümmern.';
export const notAnswered =
  'Der Mailserver hat nicht innerhalb von 15 Sekunden geantwortet. Die Mail kann noch ankommen.';
export const testNotPossible = 'Die Testmail konnte nicht gesendet werden';

export const pausedTitle = 'Der Versand ruht';
export const aboutPause =
  'Eine Sicherung wurde zurückgespielt, und es ließ sich nicht feststellen, wer seit dieser Sicherung die Briefe abbestellt hat. Bis Sie den Versand fortsetzen, wird nichts verschickt. Wer die Briefe seither abbestellt hat, bekommt danach wieder welche: Entfernen Sie vorher unter „Briefe“ die Adressen, von denen Sie wissen.';
export const resume = 'Versand fortsetzen';
export const resuming = 'Wird fortgesetzt …';
export const resumed =
  'Der Versand geht weiter. Was in der Pause fällig war, wird nicht verschickt.';
export const resumeFailed = 'Der Versand konnte nicht fortgesetzt werden';

export const keyMissing = 'Der Schlüssel zum Verschlüsseln fehlt';
export const keyUnfit = 'Der Schlüssel zum Verschlüsseln passt nicht';
export const aboutKey =
  'Mit diesem Schlüssel sind Passwörter von Konten und Adressen von Besuchern verschlüsselt. Ohne den richtigen wird nichts verschickt, und nichts dergleichen lässt sich speichern. Alles andere läuft.';
export const putBack = <Part>(file: Part, variable: Part, command: Part): SentenceParts<Part> => [
  'Bitten Sie die, die sich um den Server kümmern, ihn zurückzulegen: als Datei ',
  file,
  ' im Datenordner der Website oder als ',
  variable,
  '. Wurde er auf Papier aufbewahrt, hat ihn der Befehl ',
  command,
  ' ausgegeben.',
];
export const ifKeyIsLost = 'Ist der Schlüssel endgültig verloren, können Sie neu beginnen.';
export const beginAnew = 'Neu beginnen';
export const beginAnewTitle = 'Ohne den Schlüssel neu beginnen?';
export const aboutBeginningAnew =
  'Gelöscht wird alles, was ohne den Schlüssel niemand lesen kann: das Passwort und der private Schlüssel des Mailkontos und alle Abonnements der Briefe. Alle müssen die Briefe neu abonnieren, und niemand kann ihnen deswegen schreiben. Das lässt sich nicht zurücknehmen, auch wenn der Schlüssel sich findet.';
export const beginningAnew = 'Wird gelöscht …';
export const begunAnew =
  'Sie haben neu begonnen. Hat das Mailkonto ein Passwort, geben Sie es jetzt noch einmal ein.';
export const beginAnewFailed = 'Der neue Beginn ist gescheitert';
