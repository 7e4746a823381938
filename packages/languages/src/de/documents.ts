import type { DocumentTexts } from '../texts.ts';
import { landscape, mail, pictures, portrait, story, ways } from './dashboard/quotes/sharing.ts';
import { takeHome } from './take-home.ts';

export const documents: DocumentTexts = {
  moreOfThisSite: 'Mehr auf dieser Website',
  quotes: 'Zitate',
  languages: 'Sprachen',
  nothingHere: 'Unter dieser Adresse ist nichts zu finden.',
  forVolunteers: 'Für die Ehrenamtlichen dieser Website.',
  quoteOfTheDay: 'Zitat des Tages',
  shareImage: 'Ein goldener neunzackiger Stern',
  sharePicture: (day, quote) => `Das Zitat vom ${day}: ${quote}`,
  embeds: {
    quoteDescription: (siteName) => `Das Zitat des Tages von ${siteName}.`,
    dateDescription: (siteName) => `Das heutige Datum in zwei Kalendern, von ${siteName}.`,
  },

  year: {
    yearName: (year, era) => `${year} ${era}`,
    title: (yearName) => `Badíʻ-Kalender ${yearName}`,
    description: (yearName, span) =>
      `Das Badíʻ-Jahr ${yearName} (${span}), Monat für Monat: Neunzehntagefeste, Heilige Tage, Ayyám-i-Há und die Fastenzeit.`,

    feast: 'Fest',
    fast: 'Fasten',
    today: 'Heute',

    years: 'Jahre',
    todayIs: (dayAndMonth) => `Heute: ${dayAndMonth}`,
    thisYear: 'Dieses Jahr',

    overview: 'Das Jahr auf einen Blick',
    firstDay: 'Naw-Rúz, der erste Tag',
    theFast: 'Fastenzeit',
    holyDays: 'Heilige Tage',
    noHolyDays: 'Für dieses Jahr sind keine Heiligen Tage eingetragen.',
    beginsAtSunset:
      'Jeder Tag beginnt mit dem Sonnenuntergang am Vorabend des gregorianischen Datums, das dabeisteht.',
    projected: (lastPublishedYear) =>
      `Die Daten der Jahre nach ${lastPublishedYear} sind noch nicht veröffentlicht. Diese hier sind nach derselben Regel wie die veröffentlichten berechnet.`,

    kept: (day) => `Es besteht keine Verbindung. Dieser Kalender ist auf dem Stand vom ${day}.`,

    weekdays: 'Wochentage',

    subscribe: 'Abonnieren',
    aboutSubscribing:
      'So stehen diese Tage im Kalender Ihres Telefons oder Computers und bleiben dort aktuell.',
    feeds: {
      calendar: 'Alles',
      'holy-days': 'Heilige Tage',
      feasts: 'Neunzehntagefeste',
      fast: 'Fastenzeit',
    },
    subscribeTo: (feed) => `Abonnieren: ${feed}`,
    fileOf: (feed) => `Datei: ${feed}`,
    file: 'Datei',
  },

  shownQuotes: {
    quotes: 'Zitate',
    description: (siteName) => `Die Zitate, die ${siteName} gezeigt hat, Tag für Tag.`,
    empty: 'Hier erscheinen Zitate, sobald das erste gezeigt worden ist.',
    older: 'Ältere Zitate',
    newer: 'Neuere Zitate',
    pages: 'Ältere und neuere Zitate',
    readOn: 'Das ganze Zitat lesen',
    readOnOf: (day) => ` vom ${day}`,

    todaysQuote: 'Das heutige Zitat',
    quoteOfTheDay: 'Zitat des Tages',
    quoteOf: (day) => `Zitat vom ${day}`,
    previous: 'Zurück',
    next: 'Weiter',
    days: 'Zitate anderer Tage',
    allQuotes: 'Alle Zitate',
    home: 'Startseite',
  },

  sharing: {
    moreAt: (address) => `mehr unter ${address}`,
    ways,
    mail,
    pictures,
    sizes: { landscape, portrait, story },
    invitation: (title) => `Herzliche Einladung: ${title}`,
  },

  takeHome,
};
