import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const title = 'Brev med e-post';
export const offTitle = 'Breven är avstängda';
export const aboutOff =
  'Besökare kan få dagens citat, veckan som kommer och påminnelser om särskilda dagar med e-post. Så länge breven är avstängda finns det ingen sida för det, och inget sparas.';
export const what = 'Vad som sparas';
export const whatText =
  'Om var och en som prenumererar: e-postadressen, språket, de valda breven och när. Adressen är krypterad med en nyckel som varken finns i databasen eller i säkerhetskopior.';
export const why = 'Varför';
export const whyText = 'För att skicka de brev som människor har bett om, och för inget annat.';
export const howLong = 'Hur länge';
export const howLongText =
  'Tills någon avslutar breven; utan bekräftelse sju dagar. I ett år därefter finns en kod kvar som ingen kan läsa adressen ur: den hindrar att en gammal säkerhetskopia startar breven igen.';
export const who = 'Vem som får veta det';
export const whoText =
  'E-posttjänsten som förmedlar breven. Ingen volontär får se en adress, inte heller du: du ser bara hur många de är.';
export const needed = 'Vad som behövs';
export const neededText =
  'En kontakt under ”Allmänt”, ett e-postkonto under ”Utskick” och en adress till webbplatsen med https (PUBLIC_URL), som den som tar hand om servern ställer in.';
export const switchOn = 'Slå på breven';
export const switchOff = 'Stäng av breven';
export const switching = 'Ändrar …';
export const onTitle = 'Breven är på';
export const aboutOn = <Part>(page: Part): SentenceParts<Part> => [
  'Besökare prenumererar på ',
  page,
  ', dit varje sida leder.',
];
export const opensInNewTab = '(öppnas i en ny flik)';
export const switchedOn = 'Breven är på. Från och med nu går det att prenumerera.';
export const switchedOff = 'Breven är avstängda.';
export const notSwitched = 'Breven kunde inte slås på';
export const notSwitchedOff = 'Breven kunde inte stängas av';
export const switchOffTitle = 'Stänga av breven?';
export const aboutSwitchingOff =
  'Inga brev skickas längre, och de som väntar stryks. Länkarna i breven fungerar i 30 dagar till, sedan raderas alla adresser. Slår du på breven igen före dess fortsätter prenumerationerna.';
export const about = 'Vad som sparas och vem som får veta det';

export const subscribers = 'Prenumerationer';
export const loading = 'Hämtar breven';
export const loadError = 'Breven kunde inte hämtas. Försök igen.';
export const daily = 'Dagens citat';
export const weekly = 'Veckan som kommer';
export const reminders = 'Påminnelser';
export const people = (count: number) =>
  plural(count, { one: `${number(count)} person`, other: `${number(count)} personer` });
export const unconfirmed = 'Inte bekräftade än';
export const nextAt = 'Nästa brev';
export const notNow = 'Just nu skickas inget';

export const note = 'Meddelande i veckobrevet';
export const noteHint =
  'Det står i nästa veckobrev så som du skriver det, på alla språk, och är sedan tomt. Högst 2\u00a0000 tecken.';
export const noteLeft = (count: number) => `${number(count)} tecken kvar`;
export const noteTooLong = (count: number) => `${number(count)} tecken för mycket`;
export const saveNote = 'Spara meddelandet';
export const savingNote = 'Sparar meddelandet …';
export const noteSaved = 'Meddelandet är sparat.';
export const noteSaveFailed = 'Meddelandet kunde inte sparas';
export const noteChanged =
  'Någon annan har ändrat meddelandet under tiden. Det du har skrivit finns kvar; nu lyder meddelandet:';
export const noteEmptied =
  'Meddelandet är tomt nu: det har skickats, eller någon har tagit bort det. Det du har skrivit finns kvar.';
export const loadNote = 'Ta över den nya texten';
export const keepTyped = 'Behåll det jag skrev';

export const preview = 'Förhandsvisning';
export const aboutPreview =
  'Dagens brev som det skulle skickas, eller ett provexemplar om det inte finns något att säga i dag. Länkarna för att ändra och avsluta brev leder ingenstans här.';
export const letter = 'Brev';
export const language = 'Språk';
export const form = 'Format';
export const asHtml = 'Formaterat';
export const asText = 'Som ren text';
export const subject = 'Ämne';
export const letterNamed = (subject: string) => `Brevet ”${subject}”`;
export const loadingPreview = 'Hämtar brevet';
export const previewFailed = 'Brevet kunde inte visas. Försök igen.';
export const nothingToSay =
  'Det finns inget att säga de närmaste veckorna, och därför inget brev av det här slaget.';

export const removeTitle = 'Avsluta någons brev';
export const aboutRemoval =
  'För dem som ber dig om det. Det avslöjas inte om en adress får brev, och ingenstans antecknas vems den var.';
export const email = 'E-postadress';
export const remove = 'Avsluta breven till den här adressen';
export const removing = 'Avslutar …';
export const done = 'Klart';
export const removed = 'Om den här adressen fick brev är de avslutade, och adressen är raderad.';
export const removeFailed = 'Breven kunde inte avslutas';
