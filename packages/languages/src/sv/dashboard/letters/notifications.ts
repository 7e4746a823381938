export const offTitle = 'Aviseringarna är avstängda';
export const onTitle = 'Aviseringarna är på';
export const about =
  'Besökare kan få dagens citat och påminnelser om särskilda dagar på sina telefoner och datorer, på /notifications. Så länge aviseringarna är avstängda finns det ingen sida för det, och inget sparas.';
export const whatText =
  'Om varje webbläsare: adressen som dess aviseringstjänst har skapat för webbplatsen, dess nycklar, språket, valen och när de gjordes. Adress och nycklar är krypterade med en nyckel som varken finns i databasen eller i säkerhetskopior.';
export const whyText =
  'För att skicka de aviseringar som människor har bett om, och för inget annat.';
export const howLongText =
  'Tills någon, eller webbläsaren, avslutar aviseringarna. I ett år därefter finns en kod kvar som ingen kan läsa adressen ur: den hindrar att en gammal säkerhetskopia startar aviseringarna igen.';
export const whoText =
  'Webbläsarnas tillverkare, till exempel Google, Mozilla, Apple eller Microsoft: de får veta att en webbläsare tar emot meddelanden från webbplatsen, och när, men kan inte läsa dem. Ingen volontär får se något av det.';
export const neededText =
  'En kontakt under ”Allmänt”, en adress till webbplatsen med https (PUBLIC_URL) och sidor utan nätverk (OFFLINE_PAGES); båda ställs in av den som tar hand om servern.';
export const switchOn = 'Slå på aviseringarna';
export const switchOff = 'Stäng av aviseringarna';
export const switchedOn = 'Aviseringarna är på. Besökare väljer dem på /notifications.';
export const switchedOff = 'Aviseringarna är avstängda.';
export const notSwitched = 'Aviseringarna kunde inte ändras';
export const offQuestion =
  'Inga aviseringar skickas längre, och de som väntar stryks. Det som är sparat om webbläsare raderas efter 30 dagar. Slår du på aviseringarna igen före dess fortsätter de.';
