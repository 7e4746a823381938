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
    one: 'Voor een negentiendaagsfeest of heilige dag in de komende zeven dagen is er nog geen bijeenkomst.',
    other: `Voor ${number(days)} negentiendaagsfeesten of heilige dagen in de komende zeven dagen is er nog geen bijeenkomst.`,
  });
export const seriesToRenew = (count: number) =>
  plural(count, {
    one: 'Van een reeks bijeenkomsten moet iemand bevestigen dat die doorgaat.',
    other: `Van ${number(count)} reeksen bijeenkomsten moet iemand bevestigen dat ze doorgaan.`,
  });
export const answersAboveCapacity = (count: number) =>
  plural(count, {
    one: 'Voor een bijeenkomst hebben zich meer mensen aangemeld dan er plaatsen zijn.',
    other: `Voor ${number(count)} bijeenkomsten hebben zich meer mensen aangemeld dan er plaatsen zijn.`,
  });
export const sendingFails = (count: number) =>
  `De verzending is ${number(count)} keer achter elkaar mislukt.`;
export const sendingPaused = 'De verzending is gepauzeerd tot u die hervat.';
export const noBackup = (days: number) => `De laatste back-up is ${number(days)} dagen oud.`;
export const unreadableData = (count: number) =>
  plural(count, {
    one: 'Een opgeslagen tekst kan niet worden gelezen: de encryptiesleutel ontbreekt of past niet.',
    other: `${number(count)} opgeslagen teksten kunnen niet worden gelezen: de encryptiesleutel ontbreekt of past niet.`,
  });
export const notNow = 'Niet nu';
export const notNowOf = (what: string) => `Niet nu: ${what}`;
export const putOff = 'U krijgt dit zeven dagen niet te zien.';
export const notPutOff = 'Uitstellen is niet gelukt';
