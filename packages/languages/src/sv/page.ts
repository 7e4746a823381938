import type { PageTexts } from '../texts.ts';

export const page: PageTexts = {
  opensInNewTab: ' (öppnas i en ny flik)',

  officialWebsite: 'Besök bahá’í-trons officiella webbplats',

  todaysDate: 'Dagens datum',
  badiWeekday: 'Badíʻ-veckodag',
  badiDate: 'Badíʻ-datum',
  gregorianDate: 'Gregorianskt datum',
  datesNeedScript: 'Slå på JavaScript för att se dagens datum.',
  calendar: 'Kalender',
  inTheCommunity: (day, is) => `I samfundet är det ${day}: ${is}`,
  unknownBadiDate: (year) => `Okänt Badíʻ-datum (${year} B.E.)`,
  unknown: 'Okänd',

  badiDay: (day, month) => `${day} ${month}`,
  feastOf: (month) => `Nittondagsfest: ${month}`,
  dayOfFast: (day, days) => `Fastan, dag ${day} av ${days}`,
  dayOfAyyamIHa: (ayyamIHa, day, days) => `${ayyamIHa}, dag ${day} av ${days}`,
  sunsetAt: (time, nextDay) => ['Solnedgång i ', ` kl.\u00a0${time}, då börjar ${nextDay}`],
  sunHasSet: (nextDay) => ['Solen har gått ner i ', `: ${nextDay} har börjat`],

  todaysQuote: 'Dagens citat',
  noQuote: 'Det finns inget citat för i dag.',
  pastQuotes: 'Tidigare citat',
  readMore: 'Läs mer',
  quoteReference: 'Se källan i Bahá’í Reference Library',
  quoteLoading: 'Hämtar dagens citat',
  quoteError: 'Dagens citat kunde inte hämtas.',

  offlineQuote: (day) => `Det finns ingen anslutning. Detta är citatet från den ${day}.`,
  share: 'Dela',
  shareFailed: 'Det gick inte att dela. Kontrollera din anslutning och tryck på ”Dela” igen.',
  copied: 'Kopierat',
  whatIsCopied: 'Citatet, dess källa och adress kan nu klistras in.',
  shareQuote: 'Dela detta citat',
  shareSelected: 'Texten är markerad. Kopiera den och klistra in den där du vill dela den.',
  shareField: 'Citat, källa och adress',

  upcomingHolyDays: 'Kommande heliga dagar',
  holyDay: 'Helig dag',
  today: 'I dag',
  noHolyDays: 'Just nu finns inga kommande heliga dagar inlagda.',
  loading: 'Hämtar …',
  holyDaysError: 'De kommande heliga dagarna kunde inte hämtas.',

  connectWithUs: 'Håll kontakten med oss',
  noLinks: 'Vi finns inte på sociala medier ännu.',
  visitPage: (platform) => `Besök vår sida på ${platform}`,
  linksLoading: 'Hämtar länkarna till sociala medier',
  linksError: 'Länkarna till sociala medier kunde inte hämtas.',

  contact: 'Kontakt',

  notFound: '404 Sidan finns inte',
  notFoundReason:
    'Det finns inget på den här adressen. Sidan kan ha flyttats, eller så är adressen felskriven.',
  backToHome: 'Tillbaka till startsidan',

  pageError: 'Något gick fel',
  pageErrorAdvice: 'Den här sidan kunde inte visas. Det hjälper ofta att läsa in den igen.',
  reload: 'Läs in sidan igen',

  unreachable: 'Servern kunde inte nås. Kontrollera din anslutning och försök igen.',
  unreadable: 'Svaret från servern kunde inte läsas. Försök igen.',
  rejected: 'Servern kunde inte svara. Försök igen.',

  notification: 'Meddelande',
  close: 'Stäng',
  loggedOut: 'Utloggad',
  loggedOutText: 'Du har loggats ut',
};
