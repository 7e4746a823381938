import type { SentenceParts } from '../../sentence-parts.ts';

export const title = 'Sūtīšana';
export const about =
  'Caur šo iet viss, ko vietne sūta. Kamēr nekas nav iestatīts, tā ne ar ko nesavienojas. Paroles un atslēgas glabā šifrētas un vairs nekad nerāda.';
export const loading = 'Tiek ielādēti sūtīšanas iestatījumi';
export const loadError = 'Sūtīšanas iestatījumus neizdevās ielādēt. Mēģiniet vēlreiz.';

export const mailAccount = 'E-pasta konts';
export const noMail = 'E-pasta konts nav iestatīts: vietne nesūta e-pastu.';
export const setUpMail = 'Iestatīt e-pasta kontu';
export const aboutMail =
  'Ko šeit ierakstīt, pasaka jūsu e-pasta pakalpojuma sniedzējs, bieži sadaļā „SMTP” vai „izejošais pasts”.';
export const host = 'Serveris';
export const port = 'Ports';
export const encryption = 'Šifrēšana';
export const tls = 'TLS no paša sākuma (parasti 465)';
export const starttls = 'STARTTLS (parasti 587)';
export const noEncryption = 'Bez šifrēšanas (tikai e-pasta serverim šajā datorā)';
export const usernameHint = 'Atstājiet tukšu, ja serveris neprasa pieteikšanos.';
export const passwordStored = 'Parole ir saglabāta. Lai to paturētu, atstājiet lauku tukšu.';
export const passwordOfOther =
  'Saglabātā parole ir citam serverim un tiks dzēsta. Ievadiet šī servera paroli.';
export const removePassword = 'Dzēst saglabāto paroli';
export const fromName = 'Sūtītāja vārds';
export const fromNameHint = 'No kā nāk vēstules, piemēram, jūsu kopienas nosaukums.';
export const fromAddress = 'Sūtītāja adrese';
export const replyTo = 'Atbildes adrese';
export const replyToHint = 'Kurp nonāk atbildes. Atstājiet tukšu, ja tās iet uz sūtītāja adresi.';
export const perHour = 'E-vēstules stundā';
export const perHourHint = 'Cik atļauj pakalpojuma sniedzējs. Tukšs nozīmē: bez ierobežojuma.';
export const signs = 'Parakstīt vēstules (DKIM)';
export const signsHint =
  'Pēc paraksta citi e-pasta pakalpojumi zina, ka vēstule tiešām nāk no jums. Daudzi pakalpojumu sniedzēji paraksta paši: tad atstājiet to izslēgtu.';
export const domain = 'Domēns';
export const selector = 'Selektors';
export const publicKeyAt = <Part>(name: Part): SentenceParts<Part> => [
  'Publiskā atslēga atrodas DNS ierakstā ',
  name,
  '.',
];
export const privateKey = 'Privātā atslēga';
export const privateKeyHint =
  'Vismaz 2048 bitu RSA atslēga. Ielīmējiet to visu, no „-----BEGIN” līdz „-----END”.';
export const privateKeyStored = 'Atslēga ir saglabāta. Lai to paturētu, atstājiet lauku tukšu.';
export const removeMail = 'Noņemt e-pasta kontu';
export const removeMailTitle = 'Noņemt e-pasta kontu?';
export const aboutRemovingMail =
  'E-pastu vairs nesūta, gaidošās vēstules atceļ, bet saglabāto paroli un atslēgu dzēš.';
export const mailRemoved = 'E-pasta konts ir noņemts.';

export const times = 'Kad sūta';
export const sendAt = 'Laiks';
export const sendAtHint = (timeZone: string) =>
  `Dienai paredzēto sūta, sākot no šī laika, laika joslā ${timeZone}.`;
export const weeklyOn = 'Nedēļas diena';
export const weeklyOnHint = 'Šajā dienā sūta nedēļas vēstuli.';
export const saved = 'Sūtīšanas iestatījumi ir saglabāti.';
export const saveFailed = 'Sūtīšanas iestatījumus neizdevās saglabāt';

export const state = 'Kā veicas';
export const loadingState = 'Tiek ielādēts sūtīšanas stāvoklis';
export const stateLoadError = 'Sūtīšanas stāvokli neizdevās ielādēt. Mēģiniet vēlreiz.';
export const notRefreshed = 'Šos datus neizdevās atjaunināt. Tas pats tiks mēģināts vēlreiz.';
export const mail = 'E-pasts';
export const waiting = 'Gaida';
export const sent = 'Nosūtīts';
export const failed = 'Neizdevās';
export const dropped = 'Atcelts';
export const perhapsSent = 'Varbūt nosūtīts';
export const lastSent = 'Pēdējoreiz sūtīts';
export const nothingYet = 'Vēl nekas';
export const lastError = 'Pēdējā kļūda';
export const aboutDropped =
  'No neizdevušās vēstules atsakās pēc sešiem mēģinājumiem 15 stundās. Atceļ to, kas zaudējis jēgu, pirms pienākusi tā kārta.';

export const testTitle = 'Izmēģinājuma vēstule';
export const testTo = 'Adrese';
export const aboutTest = 'Tā iet caur saglabāto kontu.';
export const sendTest = 'Sūtīt izmēģinājuma vēstuli';
export const sendingTest = 'Notiek sūtīšana…';
export const testTaken = 'E-pasta serveris pieņēma izmēģinājuma vēstuli';
export const lookIntoInbox = 'Ieskatieties pastkastē un arī mēstulēs. Serveris atbildēja:';
export const testFailed = 'Izmēģinājuma vēstule netika nosūtīta';
export const reasonGiven = 'Norādītais iemesls:';
export const senderNotRunning =
  'Sūtīšanas programma nedarbojas. Pasakiet to tam, kas rūpējas par serveri.';
export const notAnswered = 'E-pasta serveris neatbildēja 15 sekundēs. Vēstule vēl var pienākt.';
export const testNotPossible = 'Izmēģinājuma vēstuli neizdevās nosūtīt';

export const pausedTitle = 'Sūtīšana ir apturēta';
export const aboutPause =
  'Tika atjaunota rezerves kopija, un nevarēja uzzināt, kas kopš tās izveides ir izbeidzis savas vēstules. Nekas netiek sūtīts, līdz jūs sūtīšanu atsākat. Kas vēstules kopš tā laika izbeidzis, tās atkal saņems: vispirms noņemiet jums zināmās adreses sadaļā „Vēstules”.';
export const resume = 'Atsākt sūtīšanu';
export const resuming = 'Tiek atsākta…';
export const resumed = 'Sūtīšana turpinās. Pārtraukumā paredzētais netiek nosūtīts.';
export const resumeFailed = 'Sūtīšanu neizdevās atsākt';

export const keyMissing = 'Trūkst šifrēšanas atslēgas';
export const keyUnfit = 'Šifrēšanas atslēga neder';
export const aboutKey =
  'Ar šo atslēgu ir šifrētas kontu paroles un apmeklētāju adreses. Bez īstās atslēgas nekas netiek sūtīts un neko tādu nevar saglabāt. Viss pārējais darbojas.';
export const putBack = <Part>(file: Part, variable: Part, command: Part): SentenceParts<Part> => [
  'Palūdziet tam, kas rūpējas par serveri, to nolikt atpakaļ kā failu ',
  file,
  ' vietnes datu mapē vai kā ',
  variable,
  '. Ja kāds to glabā uz papīra, to parādīja komanda ',
  command,
  '.',
];
export const ifKeyIsLost = 'Ja atslēga ir neatgriezeniski pazudusi, varat sākt no jauna.';
export const beginAnew = 'Sākt no jauna';
export const beginAnewTitle = 'Sākt no jauna bez atslēgas?';
export const aboutBeginningAnew =
  'Tiek dzēsts viss, ko bez atslēgas neviens nevar izlasīt: e-pasta konta parole un privātā atslēga un visi vēstuļu abonementi. Cilvēkiem būs jāabonē no jauna, un neviens nevarēs viņiem par to uzrakstīt. To nevar atsaukt, pat ja atslēga atrodas.';
export const beginningAnew = 'Notiek dzēšana…';
export const begunAnew =
  'Ir sākts no jauna. Ja e-pasta kontam ir parole, ievadiet to tagad vēlreiz.';
export const beginAnewFailed = 'Neizdevās sākt no jauna';
