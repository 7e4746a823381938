import type { PageTexts } from '../texts.ts';

export const page: PageTexts = {
  opensInNewTab: ' (öffnet sich in einem neuen Tab)',

  officialWebsite: 'Zur offiziellen Website der Bahá’í-Religion',

  todaysDate: 'Das heutige Datum',
  badiWeekday: 'Badíʻ-Wochentag',
  badiDate: 'Badíʻ-Datum',
  gregorianDate: 'Gregorianisches Datum',
  datesNeedScript: 'Bitte schalten Sie JavaScript ein, um das heutige Datum zu sehen.',
  calendar: 'Kalender',
  inTheCommunity: (day, is) => `In der Gemeinde ist der ${day}: ${is}`,
  unknownBadiDate: (year) => `Unbekanntes Badíʻ-Datum (${year} B.E.)`,
  unknown: 'Unbekannt',

  badiDay: (day, month) => `${day}. ${month}`,
  feastOf: (month) => `Neunzehntagefest ${month}`,
  dayOfFast: (day, days) => `Fastenzeit, Tag ${day} von ${days}`,
  dayOfAyyamIHa: (ayyamIHa, day, days) => `${ayyamIHa}, Tag ${day} von ${days}`,
  sunsetAt: (time, nextDay) => [
    'Sonnenuntergang in ',
    ` um ${time}\u00a0Uhr, dann beginnt der ${nextDay}`,
  ],
  sunHasSet: (nextDay) => ['In ', ` ist die Sonne untergegangen: Der ${nextDay} hat begonnen`],

  todaysQuote: 'Das heutige Zitat',
  noQuote: 'Für heute gibt es kein Zitat.',
  pastQuotes: 'Frühere Zitate',
  readMore: 'Weiterlesen',
  quoteReference: 'Die Textstelle in der Bahá’í Reference Library ansehen',
  quoteLoading: 'Das heutige Zitat wird geladen',
  quoteError: 'Das heutige Zitat konnte nicht geladen werden.',

  offlineQuote: (day) => `Es besteht keine Verbindung. Dies ist das Zitat vom ${day}.`,
  share: 'Teilen',
  shareFailed:
    'Teilen war nicht möglich. Bitte prüfen Sie Ihre Verbindung und drücken Sie noch einmal auf „Teilen“.',
  copied: 'Kopiert',
  whatIsCopied: 'Zitat, Quelle und Adresse können jetzt eingefügt werden.',
  shareQuote: 'Dieses Zitat teilen',
  shareSelected:
    'Der Text ist markiert. Kopieren Sie ihn und fügen Sie ihn dort ein, wo Sie ihn teilen möchten.',
  shareField: 'Zitat, Quelle und Adresse',

  upcomingHolyDays: 'Kommende Heilige Tage',
  holyDay: 'Heiliger Tag',
  today: 'Heute',
  noHolyDays: 'Zurzeit sind keine kommenden Heiligen Tage eingetragen.',
  loading: 'Wird geladen …',
  holyDaysError: 'Die kommenden Heiligen Tage konnten nicht geladen werden.',

  connectWithUs: 'Bleiben Sie mit uns in Verbindung',
  noLinks: 'Wir sind noch nicht in den sozialen Medien.',
  visitPage: (platform) => `Unsere Seite auf ${platform} besuchen`,
  linksLoading: 'Die Links zu den sozialen Medien werden geladen',
  linksError: 'Die Links zu den sozialen Medien konnten nicht geladen werden.',

  contact: 'Kontakt',

  notFound: '404 Seite nicht gefunden',
  notFoundReason:
    'Unter dieser Adresse ist nichts zu finden. Vielleicht ist die Seite umgezogen, oder die Adresse ist falsch geschrieben.',
  backToHome: 'Zurück zur Startseite',

  pageError: 'Etwas ist schiefgegangen',
  pageErrorAdvice:
    'Diese Seite konnte nicht angezeigt werden. Oft hilft es, sie noch einmal zu laden.',
  reload: 'Seite noch einmal laden',

  unreachable:
    'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  unreadable:
    'Die Antwort des Servers konnte nicht gelesen werden. Bitte versuchen Sie es noch einmal.',
  rejected: 'Der Server konnte nicht antworten. Bitte versuchen Sie es noch einmal.',

  notification: 'Mitteilung',
  close: 'Schließen',
  loggedOut: 'Abgemeldet',
  loggedOutText: 'Sie haben sich erfolgreich abgemeldet',
};
