import type { SentenceParts } from '../../sentence-parts.ts';

export const title = 'Utskick';
export const about =
  'Det som webbplatsen skickar går den här vägen. Så länge du inte ställer in något ansluter den inte till något. Lösenord och nycklar sparas krypterade och visas aldrig igen.';
export const loading = 'Hämtar inställningarna för utskick';
export const loadError = 'Inställningarna för utskick kunde inte hämtas. Försök igen.';

export const mailAccount = 'E-postkonto';
export const noMail = 'Inget e-postkonto är inställt: webbplatsen skickar ingen e-post.';
export const setUpMail = 'Ställ in ett e-postkonto';
export const aboutMail =
  'Din e-postleverantör talar om vad du ska fylla i, ofta under ”SMTP” eller ”utgående e-post”.';
export const host = 'Server';
export const port = 'Port';
export const encryption = 'Kryptering';
export const tls = 'TLS från början (oftast 465)';
export const starttls = 'STARTTLS (oftast 587)';
export const noEncryption = 'Ingen (bara för en e-postserver på den här datorn)';
export const usernameHint = 'Lämna tomt om servern inte kräver inloggning.';
export const passwordStored = 'Ett lösenord är sparat. Lämna fältet tomt för att behålla det.';
export const passwordOfOther =
  'Det sparade lösenordet hör till en annan server och tas bort. Ange det för den här.';
export const removePassword = 'Ta bort det sparade lösenordet';
export const fromName = 'Avsändarnamn';
export const fromNameHint = 'Vem breven kommer från, till exempel namnet på er gemenskap.';
export const fromAddress = 'Avsändaradress';
export const replyTo = 'Svarsadress';
export const replyToHint = 'Dit svaren går. Lämna tomt om de ska gå till avsändaradressen.';
export const perHour = 'Brev per timme';
export const perHourHint = 'Så många som leverantören tillåter. Tomt betyder ingen gräns.';
export const signs = 'Signera breven (DKIM)';
export const signsHint =
  'På signaturen ser andra e-posttjänster att ett brev verkligen kommer från er. Många leverantörer signerar själva: lämna då detta av.';
export const domain = 'Domän';
export const selector = 'Selektor';
export const publicKeyAt = <Part>(name: Part): SentenceParts<Part> => [
  'Den öppna nyckeln står i DNS, under ',
  name,
  '.',
];
export const privateKey = 'Privat nyckel';
export const privateKeyHint =
  'En RSA-nyckel på minst 2\u00a0048 bitar. Klistra in hela, från ”-----BEGIN” till ”-----END”.';
export const privateKeyStored = 'En nyckel är sparad. Lämna fältet tomt för att behålla den.';
export const removeMail = 'Ta bort e-postkontot';
export const removeMailTitle = 'Ta bort e-postkontot?';
export const aboutRemovingMail =
  'Ingen e-post skickas längre, det som väntar stryks, och det sparade lösenordet och nyckeln tas bort.';
export const mailRemoved = 'E-postkontot är borttaget.';

export const times = 'När det skickas';
export const sendAt = 'Klockslag';
export const sendAtHint = (timeZone: string) =>
  `Det som hör till en dag skickas från det här klockslaget, i tidszonen ${timeZone}.`;
export const weeklyOn = 'Veckodag';
export const weeklyOnHint = 'Den dagen skickas veckobrevet.';
export const saved = 'Inställningarna för utskick är sparade.';
export const saveFailed = 'Inställningarna för utskick kunde inte sparas';

export const state = 'Hur det går';
export const loadingState = 'Hämtar läget';
export const stateLoadError = 'Läget kunde inte hämtas. Försök igen.';
export const notRefreshed = 'Läget kunde inte uppdateras. Ett nytt försök görs av sig självt.';
export const mail = 'E-post';
export const waiting = 'Väntar';
export const sent = 'Skickade';
export const failed = 'Misslyckade';
export const dropped = 'Strukna';
export const perhapsSent = 'Kanske skickade';
export const lastSent = 'Senast skickat';
export const nothingYet = 'Inget än';
export const lastError = 'Senaste fel';
export const aboutDropped =
  'Det som misslyckas ges upp efter sex försök inom 15 timmar. Det som inte längre har någon mening när turen kommer stryks.';

export const testTitle = 'Provbrev';
export const testTo = 'Adress';
export const aboutTest = 'Det går via det sparade kontot.';
export const sendTest = 'Skicka ett provbrev';
export const sendingTest = 'Skickar …';
export const testTaken = 'E-postservern har tagit emot provbrevet';
export const lookIntoInbox = 'Se efter i inkorgen, och även bland skräpposten. Servern sade:';
export const testFailed = 'Provbrevet skickades inte';
export const reasonGiven = 'Skälet som angavs:';
export const senderNotRunning =
  'Programmet som skickar är inte igång. Säg till den som tar hand om servern.';
export const notAnswered =
  'E-postservern har inte svarat inom 15 sekunder. Brevet kan ändå komma fram.';
export const testNotPossible = 'Provbrevet kunde inte skickas';

export const pausedTitle = 'Utskicken är pausade';
export const aboutPause =
  'En säkerhetskopia har återställts, och det gick inte att veta vilka som har avslutat sina brev sedan den gjordes. Inget skickas förrän du återupptar utskicken. De som har avslutat breven sedan dess får dem då igen: ta först bort de adresser som du känner till, under ”Brev”.';
export const resume = 'Återuppta utskicken';
export const resuming = 'Återupptar …';
export const resumed =
  'Utskicken fortsätter. Det som skulle ha skickats under pausen skickas inte.';
export const resumeFailed = 'Utskicken kunde inte återupptas';

export const keyMissing = 'Krypteringsnyckeln saknas';
export const keyUnfit = 'Krypteringsnyckeln passar inte';
export const aboutKey =
  'Med den här nyckeln krypteras kontons lösenord och besökares adresser. Utan den rätta skickas inget, och inget sådant kan sparas. Allt annat fungerar.';
export const putBack = <Part>(file: Part, variable: Part, command: Part): SentenceParts<Part> => [
  'Be den som tar hand om servern att lägga tillbaka den, som filen ',
  file,
  ' i webbplatsens datamapp eller som ',
  variable,
  '. Om någon har sparat den på papper är det kommandot ',
  command,
  ' som har visat den.',
];
export const ifKeyIsLost = 'Är nyckeln förlorad för alltid kan du börja om.';
export const beginAnew = 'Börja om';
export const beginAnewTitle = 'Börja om utan nyckeln?';
export const aboutBeginningAnew =
  'Allt som ingen kan läsa utan nyckeln tas bort: e-postkontots lösenord och privata nyckel och alla prenumerationer på brev. Människor måste prenumerera på nytt, och ingen kan skriva till dem om det. Detta går inte att ångra, även om nyckeln hittas.';
export const beginningAnew = 'Tar bort …';
export const begunAnew = 'Du har börjat om. Har e-postkontot ett lösenord, ange det nu på nytt.';
export const beginAnewFailed = 'Det gick inte att börja om';
