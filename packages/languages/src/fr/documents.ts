import type { DocumentTexts } from '../texts.ts';
import { landscape, mail, pictures, portrait, story, ways } from './dashboard/quotes/sharing.ts';
import { takeHome } from './take-home.ts';

export const documents: DocumentTexts = {
  moreOfThisSite: 'Aussi sur ce site',
  quotes: 'Citations',
  languages: 'Langues',
  nothingHere: 'Il n’y a rien à cette adresse.',
  forVolunteers: 'Pour les bénévoles de ce site.',
  quoteOfTheDay: 'Citation du jour',
  shareImage: 'Une étoile dorée à neuf branches',
  sharePicture: (day, quote) => `La citation du ${day}\u00a0: ${quote}`,
  embeds: {
    quoteDescription: (siteName) => `La citation du jour de ${siteName}.`,
    dateDescription: (siteName) =>
      `La date du jour dans deux calendriers, proposée par ${siteName}.`,
  },

  year: {
    yearName: (year, era) => `${year} ${era}`,
    title: (yearName) => `Calendrier badíʻ ${yearName}`,
    description: (yearName, span) =>
      `L’année badíʻ ${yearName} (${span}), mois par mois\u00a0: Fêtes des dix-neuf jours, jours saints, Ayyám-i-Há et le Jeûne.`,

    feast: 'Fête',
    fast: 'Jeûne',
    today: 'Aujourd’hui',

    years: 'Années',
    todayIs: (dayAndMonth) => `Aujourd’hui\u00a0: ${dayAndMonth}`,
    thisYear: 'Cette année',

    overview: 'L’année en un coup d’œil',
    firstDay: 'Naw-Rúz, le premier jour',
    theFast: 'Le Jeûne',
    holyDays: 'Jours saints',
    noHolyDays: 'Aucun jour saint n’est inscrit pour cette année.',
    beginsAtSunset:
      'Chaque jour commence la veille de la date grégorienne indiquée, au coucher du soleil.',
    projected: (lastPublishedYear) =>
      `Les dates des années postérieures à ${lastPublishedYear} ne sont pas encore publiées. Celles-ci sont calculées selon la même règle que les dates publiées.`,

    kept: (day) => `Pas de connexion. Ce calendrier est tel qu’il était le ${day}.`,

    weekdays: 'Jours de la semaine',

    subscribe: 'S’abonner',
    aboutSubscribing:
      'Retrouvez ces jours dans l’agenda de votre téléphone ou de votre ordinateur, toujours à jour.',
    feeds: {
      calendar: 'Tout',
      'holy-days': 'Jours saints',
      feasts: 'Fêtes des dix-neuf jours',
      fast: 'Le Jeûne',
    },
    subscribeTo: (feed) => `S’abonner\u00a0: ${feed}`,
    fileOf: (feed) => `Fichier\u00a0: ${feed}`,
    file: 'Fichier',
  },

  shownQuotes: {
    quotes: 'Citations',
    description: (siteName) => `Les citations que ${siteName} a présentées, jour après jour.`,
    empty: 'Les citations apparaîtront ici dès que la première aura été présentée.',
    older: 'Citations plus anciennes',
    newer: 'Citations plus récentes',
    pages: 'Citations plus anciennes et plus récentes',
    readOn: 'Lire toute la citation',
    readOnOf: (day) => ` du ${day}`,

    todaysQuote: 'La citation du jour',
    quoteOfTheDay: 'Citation du jour',
    quoteOf: (day) => `Citation du ${day}`,
    previous: 'Précédente',
    next: 'Suivante',
    days: 'Citations d’autres jours',
    allQuotes: 'Toutes les citations',
    home: 'Page d’accueil',
  },

  sharing: {
    moreAt: (address) => `la suite sur ${address}`,
    ways,
    mail,
    pictures,
    sizes: { landscape, portrait, story },
    invitation: (title) => `Vous êtes cordialement invités\u00a0: ${title}`,
  },

  takeHome,
};
