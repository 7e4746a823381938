import type { PageTexts } from '../texts.ts';

export const page: PageTexts = {
  opensInNewTab: ' (atveras jaunā cilnē)',

  officialWebsite: 'Apmeklēt Bahá’í ticības oficiālo vietni',

  todaysDate: 'Šodienas datums',
  badiWeekday: 'Badíʻ nedēļas diena',
  badiDate: 'Badíʻ datums',
  gregorianDate: 'Gregora kalendāra datums',
  datesNeedScript: 'Lai redzētu šodienas datumu, ieslēdziet JavaScript.',
  calendar: 'Kalendārs',
  inTheCommunity: (day, is) => `Kopienā ir ${day}: ${is}`,
  unknownBadiDate: (year) => `Nezināms Badíʻ datums (B.Ē. ${year}. g.)`,
  unknown: 'Nav zināms',

  badiDay: (day, month) => `${day}. ${month}`,
  feastOf: (month) => `Deviņpadsmit dienu svētki: ${month}`,
  dayOfFast: (day, days) => `Gavēnis, ${day}. diena no ${days}`,
  dayOfAyyamIHa: (ayyamIHa, day, days) => `${ayyamIHa}, ${day}. diena no ${days}`,
  // The name of the town stands first: it stays in the nominative.
  sunsetAt: (time, nextDay) => ['', `: saulriets plkst.\u00a0${time}, tad sākas ${nextDay}`],
  sunHasSet: (nextDay) => ['', `: saule ir norietējusi, un ir sācies ${nextDay}`],

  todaysQuote: 'Šodienas citāts',
  noQuote: 'Šodienai citāta nav.',
  pastQuotes: 'Iepriekšējie citāti',
  readMore: 'Lasīt tālāk',
  quoteReference: 'Skatīt citāta avotu vietnē Bahá’í Reference Library',
  quoteLoading: 'Tiek ielādēts šodienas citāts',
  quoteError: 'Šodienas citātu neizdevās ielādēt.',

  offlineQuote: (day) => `Nav savienojuma. Šis ir citāts, kas rādīts šajā dienā: ${day}.`,
  share: 'Kopīgot',
  shareFailed: 'Kopīgot neizdevās. Pārbaudiet savienojumu un vēlreiz nospiediet „Kopīgot”.',
  copied: 'Nokopēts',
  whatIsCopied: 'Tagad var ielīmēt citātu, tā avotu un adresi.',
  shareQuote: 'Kopīgot šo citātu',
  shareSelected: 'Teksts ir atlasīts. Nokopējiet to un ielīmējiet tur, kur vēlaties to kopīgot.',
  shareField: 'Citāts, avots un adrese',

  upcomingHolyDays: 'Tuvākās svētās dienas',
  holyDay: 'Svētā diena',
  today: 'Šodien',
  noHolyDays: 'Pašlaik nav ievadīta neviena gaidāmā svētā diena.',
  loading: 'Notiek ielāde…',
  holyDaysError: 'Tuvākās svētās dienas neizdevās ielādēt.',

  connectWithUs: 'Sekojiet mums',
  noLinks: 'Mēs vēl neesam sociālajos tīklos.',
  visitPage: (platform) => `Mūsu lapa vietnē ${platform}`,
  linksLoading: 'Tiek ielādētas saites uz sociālajiem tīkliem',
  linksError: 'Saites uz sociālajiem tīkliem neizdevās ielādēt.',

  contact: 'Saziņa',

  notFound: '404 Lapa nav atrasta',
  notFoundReason:
    'Šajā adresē nekā nav. Iespējams, lapa ir pārvietota vai adrese uzrakstīta kļūdaini.',
  backToHome: 'Atpakaļ uz sākumlapu',

  pageError: 'Radās kļūda',
  pageErrorAdvice: 'Šo lapu neizdevās parādīt. Bieži palīdz to ielādēt vēlreiz.',
  reload: 'Ielādēt lapu vēlreiz',

  unreachable: 'Serveris nav sasniedzams. Pārbaudiet savienojumu un mēģiniet vēlreiz.',
  unreadable: 'Servera atbildi neizdevās nolasīt. Mēģiniet vēlreiz.',
  rejected: 'Serveris nevarēja atbildēt. Mēģiniet vēlreiz.',

  notification: 'Paziņojums',
  close: 'Aizvērt',
  loggedOut: 'Sesija beigta',
  loggedOutText: 'Izrakstīšanās ir izdevusies',
};
