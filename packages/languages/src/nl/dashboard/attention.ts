import { number, plural } from '../words.ts';

export const title = 'Vraagt uw aandacht';
export const quotesRunOut = (days: number) => {
  if (days === 0) return 'Voor vandaag is er geen citaat.';
  return days === 1
    ? 'Na vandaag zijn er geen citaten meer.'
    : `Er zijn nog citaten voor ${number(days)} dagen, vandaag meegeteld.`;
};
export const daysWithoutGathering = (days: number) =>
  plural(days, {
    one: 'Voor een Negentiendaagsfeest of Heilige dag van deze week is nog geen bijeenkomst.',
    other: `Voor ${number(days)} Negentiendaagsfeesten of Heilige dagen van deze week is nog geen bijeenkomst.`,
  });
export const seriesToRenew = (count: number) =>
  plural(count, {
    one: 'Een reeks bijeenkomsten wordt binnenkort niet meer getoond als niemand die bevestigt.',
    other: `${number(count)} reeksen bijeenkomsten worden binnenkort niet meer getoond als niemand ze bevestigt.`,
  });
export const sendingFails = (count: number) =>
  `De verzending is ${number(count)} keer achter elkaar mislukt.`;
export const sendingPaused = 'De verzending is gepauzeerd tot u die hervat.';
export const noBackup = (days: number) =>
  plural(days, {
    one: 'De laatste back-up is een dag oud.',
    other: `De laatste back-up is ${number(days)} dagen oud.`,
  });
export const unreadableData = (count: number) =>
  plural(count, {
    one: 'Een opgeslagen tekst kan niet worden gelezen: de encryptiesleutel ontbreekt of past niet.',
    other: `${number(count)} opgeslagen teksten kunnen niet worden gelezen: de encryptiesleutel ontbreekt of past niet.`,
  });
export const notNow = 'Niet nu';
export const notNowOf = (what: string) => `Niet nu: ${what}`;
export const putOff = 'U krijgt dit zeven dagen niet te zien.';
export const notPutOff = 'Uitstellen is niet gelukt';
