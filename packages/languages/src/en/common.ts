/** What every page carries in English. */
export const common = {
  /** What screen readers hear after a link; begins with a space where the language has spaces. */
  opensInNewTab: ' (opens in a new tab)',

  /** The link of the home page to https://www.bahai.org. */
  officialWebsite: "Visit the official website of the Bahá'í Faith",

  /** Title of the card with today's dates, and their labels. */
  todaysDate: "Today's Date",
  badiWeekday: 'Badí Day of the Week',
  badiDate: 'Badí Date',
  gregorianDate: 'Gregorian Date',
  datesNeedScript: "Turn on JavaScript to see today's date.",
  /** The link to the calendar of the year. */
  calendar: 'Calendar',
  /** What a day is: the Feast of a month; '3' of '19' days of the Fast; '2' of '4' days of Ayyám-i-Há. */
  feastOf: (month: string) => `Feast of ${month}`,
  dayOfFast: (day: string, days: string) => `The Fast, day ${day} of ${days}`,
  dayOfAyyamIHa: (ayyamIHa: string, day: string, days: string) =>
    `${ayyamIHa}, day ${day} of ${days}`,
  /** To visitors whose day is another one: the community's civil day, and what it is as these say it. */
  inTheCommunity: (day: string, is: string) => `In the community it is ${day}: ${is}`,

  /** Title of the card with the day's quote. */
  todaysQuote: "Today's Quote",
  noQuote: 'No quote available for today.',
  readMore: 'Read more',
  /** The link to the quotes of past days. */
  pastQuotes: 'Past quotes',
  /** The link to where a quote is from. */
  quoteReference: "View Quote Reference on Bahá'í Reference Library",
  quoteLoading: "Loading today's quote",
  quoteError: "Unable to load today's quote.",
  /** Says of which day the stored quote is that is shown when there is no network. */
  offlineQuote: (day: string) => `There is no connection. This is the quote of ${day}.`,
  /** The button that passes the quote on, and what is said when that could not begin. */
  share: 'Share',
  shareFailed: 'Sharing could not be started. Check your connection and press Share again.',

  /** Title of the card with the next holy days; its first column; the mark of the one that is today. */
  upcomingHolyDays: 'Upcoming Holy Days',
  holyDay: 'Holy Day',
  today: 'Today',
  noHolyDays: 'No upcoming holy days are currently scheduled.',
  loading: 'Loading...',
  holyDaysError: 'Unable to load upcoming holy days.',

  /** Title of the card with links to the community's pages elsewhere. */
  connectWithUs: 'Connect With Us',
  noLinks: 'We are not on social media yet.',
  /** The link to a page of the community, such as on 'YouTube'. */
  visitPage: (platform: string) => `Visit our ${platform} page`,
  linksLoading: 'Loading social media links',
  linksError: 'Unable to load social media links.',

  /** The page that says how to reach the community: its title, and the link to it. */
  contact: 'Contact',

  /** The page at an address that has none. */
  notFound: '404 Page Not Found',

  /** In place of a page that failed. */
  pageError: 'Something went wrong',
  pageErrorAdvice: 'This page could not be shown. Loading it again often helps.',
  reload: 'Load the page again',

  /** Why something could not be loaded. */
  unreachable: 'The server could not be reached. Please check your connection and try again.',
  unreadable: 'The server’s answer could not be read. Please try again.',
  rejected: 'The server could not answer. Please try again.',
};
