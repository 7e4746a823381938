import type { SentenceParts } from '../../sentence-parts.ts';

export const title = 'Verzending';
export const about =
  'Wat de website verstuurt, gaat hierlangs. Zolang u hier niets instelt, maakt ze nergens verbinding mee. Wachtwoorden en sleutels worden versleuteld bewaard en nooit meer getoond.';
export const loading = 'De verzendinstellingen worden geladen';
export const loadError = 'De verzendinstellingen konden niet worden geladen. Probeer het opnieuw.';

export const mailAccount = 'E-mailaccount';
export const noMail = 'Er is geen e-mailaccount ingesteld: de website verstuurt geen e-mail.';
export const setUpMail = 'Een e-mailaccount instellen';
export const aboutMail =
  'Uw e-mailaanbieder vertelt wat u hier moet invullen, vaak onder ‘SMTP’ of ‘uitgaande e-mail’.';
export const host = 'Server';
export const port = 'Poort';
export const encryption = 'Versleuteling';
export const tls = 'TLS vanaf het begin (meestal 465)';
export const starttls = 'STARTTLS (meestal 587)';
export const noEncryption = 'Geen (alleen voor een e-mailserver op deze computer)';
export const usernameHint = 'Laat leeg als de server niet om aanmelding vraagt.';
export const passwordStored =
  'Er is een wachtwoord opgeslagen. Laat het veld leeg om het te behouden.';
export const passwordOfOther =
  'Het opgeslagen wachtwoord hoort bij een andere server en wordt verwijderd. Vul dat van deze server in.';
export const removePassword = 'Het opgeslagen wachtwoord verwijderen';
export const fromName = 'Naam van de afzender';
export const fromNameHint = 'Van wie de e-mails komen, bijvoorbeeld de naam van uw gemeenschap.';
export const fromAddress = 'Afzenderadres';
export const replyTo = 'Antwoordadres';
export const replyToHint = 'Waar antwoorden heen gaan. Laat leeg als dat het afzenderadres is.';
export const perHour = 'E-mails per uur';
export const perHourHint = 'Zoveel als uw aanbieder toestaat. Leeg betekent zonder grens.';
export const signs = 'E-mails ondertekenen (DKIM)';
export const signsHint =
  'Aan de handtekening zien andere e-maildiensten dat een e-mail echt van u komt. Veel aanbieders ondertekenen zelf: laat dit dan uit.';
export const domain = 'Domein';
export const selector = 'Selector';
export const publicKeyAt = <Part>(name: Part): SentenceParts<Part> => [
  'De openbare sleutel staat in de DNS, onder ',
  name,
  '.',
];
export const privateKey = 'Privésleutel';
export const privateKeyHint =
  'Een RSA-sleutel van 2.048 bits of meer. Plak hem helemaal, van ‘-----BEGIN’ tot ‘-----END’.';
export const privateKeyStored =
  'Er is een sleutel opgeslagen. Laat het veld leeg om hem te behouden.';
export const removeMail = 'Het e-mailaccount verwijderen';
export const removeMailTitle = 'Het e-mailaccount verwijderen?';
export const aboutRemovingMail =
  'Er wordt geen e-mail meer verstuurd, wat wacht vervalt, en het opgeslagen wachtwoord en de sleutel worden verwijderd.';
export const mailRemoved = 'Het e-mailaccount is verwijderd.';

export const times = 'Wanneer er wordt verstuurd';
export const sendAt = 'Tijd';
export const sendAtHint = (timeZone: string) =>
  `Wat bij een dag hoort, wordt vanaf deze tijd verstuurd, in de tijdzone ${timeZone}.`;
export const weeklyOn = 'Weekdag';
export const weeklyOnHint = 'Op deze dag wordt de wekelijkse brief verstuurd.';
export const saved = 'De verzendinstellingen zijn opgeslagen.';
export const saveFailed = 'De verzendinstellingen konden niet worden opgeslagen';

export const state = 'Hoe het gaat';
export const loadingState = 'De stand wordt geladen';
export const stateLoadError = 'De stand kon niet worden geladen. Probeer het opnieuw.';
export const notRefreshed =
  'De stand kon niet worden bijgewerkt. Het wordt vanzelf opnieuw geprobeerd.';
export const mail = 'E-mail';
export const waiting = 'In de wacht';
export const sent = 'Verstuurd';
export const failed = 'Mislukt';
export const dropped = 'Vervallen';
export const perhapsSent = 'Misschien verstuurd';
export const lastSent = 'Laatst verstuurd';
export const nothingYet = 'Nog niets';
export const lastError = 'Laatste fout';
export const aboutDropped =
  'Wat mislukt, wordt na zes pogingen binnen 15 uur opgegeven. Vervallen is wat geen zin meer had voordat het aan de beurt was.';

export const testTitle = 'Testmail';
export const testTo = 'Adres';
export const aboutTest = 'Die gaat via het opgeslagen account.';
export const sendTest = 'Een testmail sturen';
export const sendingTest = 'Bezig met versturen…';
export const testTaken = 'De e-mailserver heeft de testmail aangenomen';
export const lookIntoInbox = 'Kijk in het postvak, en ook bij de ongewenste e-mail. De server zei:';
export const testFailed = 'De testmail is niet verstuurd';
export const reasonGiven = 'De opgegeven reden:';
export const senderNotRunning =
  'Het programma dat verstuurt, draait niet. Laat het weten aan wie voor de server zorgt.';
export const notAnswered =
  'De e-mailserver heeft niet binnen 15 seconden geantwoord. De e-mail kan nog aankomen.';
export const testNotPossible = 'De testmail kon niet worden verstuurd';

export const pausedTitle = 'De verzending is gepauzeerd';
export const aboutPause =
  'Er is een back-up teruggezet, en het was niet na te gaan wie sinds die back-up de brieven heeft stopgezet. Er wordt niets verstuurd tot u de verzending hervat. Wie de brieven sindsdien heeft stopgezet, krijgt ze dan weer: verwijder eerst onder ‘Brieven’ de adressen die u kent.';
export const resume = 'Verzending hervatten';
export const resuming = 'Bezig met hervatten…';
export const resumed =
  'De verzending gaat verder. Wat tijdens de pauze had moeten gaan, wordt niet verstuurd.';
export const resumeFailed = 'De verzending kon niet worden hervat';

export const keyMissing = 'De encryptiesleutel ontbreekt';
export const keyUnfit = 'De encryptiesleutel past niet';
export const aboutKey =
  'Met deze sleutel zijn wachtwoorden van accounts en adressen van bezoekers versleuteld. Zonder de juiste wordt niets verstuurd en kan niets van dien aard worden opgeslagen. Al het andere werkt.';
export const putBack = <Part>(file: Part, variable: Part, command: Part): SentenceParts<Part> => [
  'Vraag wie voor de server zorgt hem terug te zetten, als bestand ',
  file,
  ' in de gegevensmap van de website of als ',
  variable,
  '. Is hij op papier bewaard, dan is hij getoond door de opdracht ',
  command,
  '.',
];
export const ifKeyIsLost = 'Is de sleutel voorgoed verloren, dan kunt u opnieuw beginnen.';
export const beginAnew = 'Opnieuw beginnen';
export const beginAnewTitle = 'Zonder de sleutel opnieuw beginnen?';
export const aboutBeginningAnew =
  'Alles wat niemand zonder de sleutel kan lezen, wordt verwijderd: het wachtwoord en de privésleutel van het e-mailaccount en alle abonnementen op de brieven. Mensen moeten zich opnieuw abonneren, en niemand kan hun daarover schrijven. Dit kan niet ongedaan worden gemaakt, ook niet als de sleutel wordt gevonden.';
export const beginningAnew = 'Bezig met verwijderen…';
export const begunAnew =
  'U bent opnieuw begonnen. Heeft het e-mailaccount een wachtwoord, vul het dan nu opnieuw in.';
export const beginAnewFailed = 'Opnieuw beginnen is mislukt';
