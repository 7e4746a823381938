import type { DocumentTexts } from '../texts.ts';
import { landscape, mail, pictures, portrait, story, ways } from './dashboard/quotes/sharing.ts';
import { takeHome } from './take-home.ts';

export const documents: DocumentTexts = {
  moreOfThisSite: 'Mer på den här webbplatsen',
  quotes: 'Citat',
  languages: 'Språk',
  nothingHere: 'Det finns inget på den här adressen.',
  forVolunteers: 'För webbplatsens volontärer.',
  quoteOfTheDay: 'Dagens citat',
  shareImage: 'En gyllene niouddig stjärna',
  sharePicture: (day, quote) => `Citatet från den ${day}: ${quote}`,
  embeds: {
    quoteDescription: (siteName) => `Dagens citat från ${siteName}.`,
    dateDescription: (siteName) => `Dagens datum i två kalendrar, från ${siteName}.`,
  },

  year: {
    yearName: (year, era) => `${year} ${era}`,
    title: (yearName) => `Badíʻ-kalendern ${yearName}`,
    description: (yearName, span) =>
      `Badíʻ-året ${yearName} (${span}), månad för månad: nittondagsfester, heliga dagar, Ayyám-i-Há och fastan.`,

    feast: 'Fest',
    fast: 'Fasta',
    today: 'I dag',

    years: 'År',
    todayIs: (dayAndMonth) => `I dag: ${dayAndMonth}`,
    thisYear: 'Det här året',

    overview: 'Året i korthet',
    firstDay: 'Naw-Rúz, den första dagen',
    theFast: 'Fastan',
    holyDays: 'Heliga dagar',
    noHolyDays: 'Inga heliga dagar är inlagda för det här året.',
    beginsAtSunset:
      'Varje dag börjar vid solnedgången kvällen före det gregorianska datum som står vid den.',
    projected: (lastPublishedYear) =>
      `Datumen för åren efter ${lastPublishedYear} är ännu inte publicerade. Dessa är beräknade efter samma regel som de publicerade.`,

    kept: (day) => `Det finns ingen anslutning. Kalendern är som den var den ${day}.`,

    weekdays: 'Veckans dagar',

    subscribe: 'Prenumerera',
    aboutSubscribing:
      'Lägg in dessa dagar i kalendern på din telefon eller dator, där de hålls aktuella.',
    feeds: {
      calendar: 'Allt',
      'holy-days': 'Heliga dagar',
      feasts: 'Nittondagsfester',
      fast: 'Fastan',
    },
    subscribeTo: (feed) => `Prenumerera: ${feed}`,
    fileOf: (feed) => `Fil: ${feed}`,
    file: 'Fil',
  },

  shownQuotes: {
    quotes: 'Citat',
    description: (siteName) => `Citaten som ${siteName} har visat, dag för dag.`,
    empty: 'Här samlas citaten när det första har visats.',
    older: 'Äldre citat',
    newer: 'Nyare citat',
    pages: 'Äldre och nyare citat',
    readOn: 'Läs hela citatet',
    readOnOf: (day) => ` från den ${day}`,

    todaysQuote: 'Dagens citat',
    // Today's has the same name: here the day stands beside it.
    quoteOfTheDay: 'Dagens citat',
    quoteOf: (day) => `Citat från den ${day}`,
    previous: 'Föregående',
    next: 'Nästa',
    days: 'Citat från andra dagar',
    allQuotes: 'Alla citat',
    home: 'Startsida',
  },

  sharing: {
    moreAt: (address) => `mer på ${address}`,
    ways,
    mail,
    pictures,
    sizes: { landscape, portrait, story },
    invitation: (title) => `Varmt välkommen: ${title}`,
  },

  takeHome,
};
