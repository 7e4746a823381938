import type { DocumentTexts } from '../texts.ts';
import { landscape, mail, pictures, portrait, story, ways } from './dashboard/quotes/sharing.ts';
import { takeHome } from './take-home.ts';

export const documents: DocumentTexts = {
  moreOfThisSite: 'Vēl šajā vietnē',
  quotes: 'Citāti',
  languages: 'Valodas',
  nothingHere: 'Šajā adresē nekā nav.',
  forVolunteers: 'Šīs vietnes brīvprātīgajiem.',
  quoteOfTheDay: 'Dienas citāts',
  shareImage: 'Zelta deviņstaru zvaigzne',
  sharePicture: (day, quote) => `Citāts, ${day}: ${quote}`,
  embeds: {
    quoteDescription: (siteName) => `Dienas citāts vietnē „${siteName}”.`,
    dateDescription: (siteName) => `Šodienas datums divos kalendāros vietnē „${siteName}”.`,
  },

  year: {
    yearName: (year, era) => `${era} ${year}.\u00a0g.`,
    title: (yearName) => `Badíʻ kalendārs, ${yearName}`,
    description: (yearName, span) =>
      `Badíʻ gads (${yearName}; ${span}) pa mēnešiem: deviņpadsmit dienu svētki, svētās dienas, Ayyám-i-Há un gavēnis.`,

    feast: 'Svētki',
    fast: 'Gavēnis',
    today: 'Šodien',

    years: 'Gadi',
    todayIs: (dayAndMonth) => `Šodien: ${dayAndMonth}`,
    thisYear: 'Šis gads',

    overview: 'Gada pārskats',
    firstDay: 'Naw-Rúz, pirmā diena',
    theFast: 'Gavēnis',
    holyDays: 'Svētās dienas',
    noHolyDays: 'Šim gadam svētās dienas nav ievadītas.',
    beginsAtSunset:
      'Katra diena sākas līdz ar saulrietu vakarā pirms Gregora kalendāra datuma, kas pie tās norādīts.',
    projected: (lastPublishedYear) =>
      `Datumi gadiem pēc ${lastPublishedYear} vēl nav publicēti. Šie ir aprēķināti pēc tiem pašiem noteikumiem kā publicētie.`,

    kept: (day) => `Nav savienojuma. Kalendārs ir tāds, kāds tas bija šajā dienā: ${day}.`,

    weekdays: 'Nedēļas dienas',

    subscribe: 'Abonēt',
    aboutSubscribing:
      'Pievienojiet šīs dienas sava tālruņa vai datora kalendāram, kur tās vienmēr būs aktuālas.',
    feeds: {
      calendar: 'Viss',
      'holy-days': 'Svētās dienas',
      feasts: 'Deviņpadsmit dienu svētki',
      fast: 'Gavēnis',
    },
    subscribeTo: (feed) => `Abonēt: ${feed}`,
    fileOf: (feed) => `Fails: ${feed}`,
    file: 'Fails',
  },

  shownQuotes: {
    quotes: 'Citāti',
    description: (siteName) => `Citāti vietnē „${siteName}”, diena pēc dienas.`,
    empty: 'Citāti šeit parādīsies, kad būs parādīts pirmais.',
    older: 'Vecāki citāti',
    newer: 'Jaunāki citāti',
    pages: 'Vecāki un jaunāki citāti',
    readOn: 'Lasīt visu citātu',
    readOnOf: (day) => `: ${day}`,

    todaysQuote: 'Šodienas citāts',
    quoteOfTheDay: 'Dienas citāts',
    quoteOf: (day) => `Citāts: ${day}`,
    previous: 'Iepriekšējais',
    next: 'Nākamais',
    days: 'Citu dienu citāti',
    allQuotes: 'Visi citāti',
    home: 'Sākumlapa',
  },

  sharing: {
    moreAt: (address) => `turpinājums: ${address}`,
    ways,
    mail,
    pictures,
    sizes: { landscape, portrait, story },
    invitation: (title) => `Sirsnīgi aicinām: ${title}`,
  },

  takeHome,
};
