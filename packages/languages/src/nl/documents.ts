import type { DocumentTexts } from '../texts.ts';
import { landscape, mail, pictures, portrait, story, ways } from './dashboard/quotes/sharing.ts';
import { takeHome } from './take-home.ts';

export const documents: DocumentTexts = {
  moreOfThisSite: 'Meer op deze site',
  quotes: 'Citaten',
  languages: 'Talen',
  nothingHere: 'Op dit adres staat niets.',
  forVolunteers: 'Voor de vrijwilligers van deze website.',
  quoteOfTheDay: 'Citaat van de dag',
  shareImage: 'Een gouden negenpuntige ster',
  sharePicture: (day, quote) => `Het citaat van ${day}: ${quote}`,
  embeds: {
    quoteDescription: (siteName) => `Het citaat van de dag van ${siteName}.`,
    dateDescription: (siteName) => `De datum van vandaag in twee kalenders, van ${siteName}.`,
  },

  year: {
    yearName: (year, era) => `${year} ${era}`,
    title: (yearName) => `Badíʻ-kalender ${yearName}`,
    description: (yearName, span) =>
      `Het Badíʻ-jaar ${yearName} (${span}), maand voor maand: negentiendaagsfeesten, heilige dagen, Ayyám-i-Há en de vastenperiode.`,

    feast: 'Feest',
    fast: 'Vasten',
    today: 'Vandaag',

    years: 'Jaren',
    todayIs: (dayAndMonth) => `Vandaag: ${dayAndMonth}`,
    thisYear: 'Dit jaar',

    overview: 'Het jaar in één oogopslag',
    firstDay: 'Naw-Rúz, de eerste dag',
    theFast: 'De vastenperiode',
    holyDays: 'Heilige dagen',
    noHolyDays: 'Voor dit jaar zijn geen heilige dagen ingevoerd.',
    beginsAtSunset:
      'Elke dag begint bij zonsondergang op de avond vóór de gregoriaanse datum die erbij staat.',
    projected: (lastPublishedYear) =>
      `De data van de jaren na ${lastPublishedYear} zijn nog niet gepubliceerd. Deze zijn berekend volgens dezelfde regel als de gepubliceerde data.`,

    kept: (day) => `Er is geen verbinding. Deze kalender is zoals hij op ${day} was.`,

    weekdays: 'Dagen van de week',

    subscribe: 'Abonneren',
    aboutSubscribing:
      'Zo staan deze dagen in de agenda van uw telefoon of computer, waar ze actueel blijven.',
    feeds: {
      calendar: 'Alles',
      'holy-days': 'Heilige dagen',
      feasts: 'Negentiendaagsfeesten',
      fast: 'De vastenperiode',
    },
    subscribeTo: (feed) => `Abonneren: ${feed}`,
    fileOf: (feed) => `Bestand: ${feed}`,
    file: 'Bestand',
  },

  shownQuotes: {
    quotes: 'Citaten',
    description: (siteName) => `De citaten die ${siteName} heeft getoond, dag voor dag.`,
    empty: 'Hier verschijnen citaten zodra het eerste is getoond.',
    older: 'Oudere citaten',
    newer: 'Nieuwere citaten',
    pages: 'Oudere en nieuwere citaten',
    readOn: 'Lees het hele citaat',
    readOnOf: (day) => ` van ${day}`,

    todaysQuote: 'Het citaat van vandaag',
    quoteOfTheDay: 'Citaat van de dag',
    quoteOf: (day) => `Citaat van ${day}`,
    previous: 'Vorige',
    next: 'Volgende',
    days: 'Citaten van andere dagen',
    allQuotes: 'Alle citaten',
    home: 'Startpagina',
  },

  sharing: {
    moreAt: (address) => `lees verder op ${address}`,
    ways,
    mail,
    pictures,
    sizes: { landscape, portrait, story },
    invitation: (title) => `U bent van harte uitgenodigd: ${title}`,
  },

  takeHome,
};
