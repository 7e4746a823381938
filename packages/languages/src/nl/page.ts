import type { PageTexts } from '../texts.ts';

export const page: PageTexts = {
  opensInNewTab: ' (opent in een nieuw tabblad)',

  officialWebsite: 'Bezoek de officiële website van het bahá’í-geloof',

  todaysDate: 'De datum van vandaag',
  badiWeekday: 'Badíʻ-weekdag',
  badiDate: 'Badíʻ-datum',
  gregorianDate: 'Gregoriaanse datum',
  datesNeedScript: 'Schakel JavaScript in om de datum van vandaag te zien.',
  calendar: 'Kalender',
  inTheCommunity: (day, is) => `In de gemeenschap is het ${day}: ${is}`,
  unknownBadiDate: (year) => `Onbekende Badíʻ-datum (${year} B.E.)`,
  unknown: 'Onbekend',

  badiDay: (day, month) => `${day} ${month}`,
  feastOf: (month) => `Negentiendaagsfeest ${month}`,
  dayOfFast: (day, days) => `De vastenperiode, dag ${day} van ${days}`,
  dayOfAyyamIHa: (ayyamIHa, day, days) => `${ayyamIHa}, dag ${day} van ${days}`,
  sunsetAt: (time, nextDay) => ['Zonsondergang in ', ` om ${time}, dan begint ${nextDay}`],
  sunHasSet: (nextDay) => ['De zon is ondergegaan in ', `: ${nextDay} is begonnen`],

  todaysQuote: 'Het citaat van vandaag',
  noQuote: 'Voor vandaag is er geen citaat.',
  pastQuotes: 'Eerdere citaten',
  readMore: 'Verder lezen',
  quoteReference: 'Bekijk de bron in de Bahá’í Reference Library',
  quoteLoading: 'Het citaat van vandaag wordt geladen',
  quoteError: 'Het citaat van vandaag kon niet worden geladen.',

  offlineQuote: (day) => `Er is geen verbinding. Dit is het citaat van ${day}.`,
  share: 'Delen',
  shareFailed: 'Delen is niet gelukt. Controleer uw verbinding en druk opnieuw op ‘Delen’.',
  copied: 'Gekopieerd',
  whatIsCopied: 'Het citaat, de bron en het adres kunnen nu worden geplakt.',
  shareQuote: 'Dit citaat delen',
  shareSelected: 'De tekst is geselecteerd. Kopieer hem en plak hem waar u hem wilt delen.',
  shareField: 'Citaat, bron en adres',

  upcomingHolyDays: 'Komende heilige dagen',
  holyDay: 'Heilige dag',
  today: 'Vandaag',
  noHolyDays: 'Er zijn op dit moment geen komende heilige dagen ingevoerd.',
  loading: 'Bezig met laden…',
  holyDaysError: 'De komende heilige dagen konden niet worden geladen.',

  connectWithUs: 'Blijf in contact',
  noLinks: 'We zijn nog niet op sociale media.',
  visitPage: (platform) => `Bezoek onze pagina op ${platform}`,
  linksLoading: 'De links naar sociale media worden geladen',
  linksError: 'De links naar sociale media konden niet worden geladen.',

  contact: 'Contact',

  notFound: '404 Pagina niet gevonden',
  notFoundReason:
    'Op dit adres staat niets. Misschien is de pagina verplaatst of is het adres verkeerd getypt.',
  backToHome: 'Terug naar de startpagina',

  pageError: 'Er is iets misgegaan',
  pageErrorAdvice: 'Deze pagina kon niet worden getoond. Opnieuw laden helpt vaak.',
  reload: 'De pagina opnieuw laden',

  unreachable: 'De server is niet bereikbaar. Controleer uw verbinding en probeer het opnieuw.',
  unreadable: 'Het antwoord van de server kon niet worden gelezen. Probeer het opnieuw.',
  rejected: 'De server kon niet antwoorden. Probeer het opnieuw.',

  notification: 'Melding',
  close: 'Sluiten',
  loggedOut: 'Uitgelogd',
  loggedOutText: 'U bent uitgelogd',
};
