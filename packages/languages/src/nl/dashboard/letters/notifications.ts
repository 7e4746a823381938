export const offTitle = 'De meldingen staan uit';
export const onTitle = 'De meldingen staan aan';
export const about =
  'Bezoekers kunnen het citaat van de dag en herinneringen aan bijzondere dagen op hun telefoon of computer laten verschijnen, op /notifications. Zolang de meldingen uitstaan, is daar geen pagina voor en wordt niets bewaard.';
export const whatText =
  'Van elke browser: het adres dat zijn pushdienst voor deze site heeft gemaakt, zijn sleutels, de taal, wat is gekozen, en wanneer. Adres en sleutels zijn versleuteld met een sleutel die noch in de database noch in back-ups staat.';
export const whyText =
  'Om de meldingen te sturen waar mensen om hebben gevraagd, en voor niets anders.';
export const howLongText =
  'Tot iemand, of de browser, de meldingen beëindigt. Daarna blijft een jaar lang een code waaruit niemand het adres kan lezen: die voorkomt dat een oude back-up de meldingen weer laat beginnen.';
export const whoText =
  'De makers van de browsers, zoals Google, Mozilla, Apple of Microsoft: zij komen te weten dat een browser berichten van deze site ontvangt, en wanneer, maar kunnen ze niet lezen. Geen vrijwilliger krijgt er iets van te zien.';
export const neededText =
  'Een contact onder ‘Algemeen’, een adres van de website met https (PUBLIC_URL) en pagina’s zonder netwerk (OFFLINE_PAGES); beide worden ingesteld door wie de server beheert.';
export const switchOn = 'Meldingen inschakelen';
export const switchOff = 'Meldingen uitschakelen';
export const switchedOn = 'De meldingen staan aan. Bezoekers kiezen ze op /notifications.';
export const switchedOff = 'De meldingen staan uit.';
export const notSwitched = 'De meldingen konden niet worden omgeschakeld';
export const offQuestion =
  'Er worden geen meldingen meer verstuurd, en wat wacht vervalt. Wat van browsers is bewaard, wordt na 30 dagen verwijderd. Schakelt u de meldingen eerder weer in, dan lopen ze door.';
