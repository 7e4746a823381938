import { landscape, mail, pictures, portrait, story, ways } from './dashboard/quotes/sharing.ts';
import { takeHome } from './take-home.ts';

/**
 * What only the server says: on pages without a script, in the head of every page, and beside the pages. Numbers,
 * days and names are handed in as the language writes them, digits included.
 */
export const documents = {
  /** What the links at the end of every page are for, and its links but that to the calendar. */
  moreOfThisSite: 'More of this site',
  quotes: 'Quotes',
  /** What the links to the other languages are for. */
  languages: 'Languages',
  /** What search engines read of an address that has no page. */
  nothingHere: 'There is nothing at this address.',
  /** What search engines would read of login and dashboard. */
  forVolunteers: 'For the volunteers of this site.',
  /** What programs that read feeds call the quotes. */
  quoteOfTheDay: 'Quote of the day',
  /** What the picture shows that stands beside shared links. */
  shareImage: 'A golden nine-pointed star',
  /** What the picture of a day's quote shows: the quote's beginning, with its source. */
  sharePicture: (day: string, quote: string) => `The quote of ${day}: ${quote}`,
  /** What search engines would read of the pages that other sites frame. */
  embeds: {
    quoteDescription: (siteName: string) => `The quote of the day of ${siteName}.`,
    dateDescription: (siteName: string) => `Today in two calendars, from ${siteName}.`,
  },

  /** The pages of Badí years. */
  year: {
    /** A year of the Badí calendar: '183 B.E.'; the era is that of the calendar's names. */
    yearName: (year: string, era: string) => `${year} ${era}`,
    /** The title, with the year as `yearName` says it. */
    title: (yearName: string) => `Badí Calendar ${yearName}`,
    /** For search engines; the span is as 'March 21, 2026 – March 20, 2027'. */
    description: (yearName: string, span: string) =>
      `The Badí year ${yearName}, ${span}, month by month: Feasts, holy days, Ayyám-i-Há and the Fast.`,

    /** Marks of single days. */
    feast: 'Feast',
    fast: 'Fast',
    today: 'Today',

    /** What the links to other years are for; the links, with today as '1 Bahá'. */
    years: 'Years',
    todayIs: (dayAndMonth: string) => `Today: ${dayAndMonth}`,
    thisYear: 'This year',

    /** What a year holds. */
    overview: 'The Year at a Glance',
    firstDay: 'Naw-Rúz, the first day',
    theFast: 'The Fast',
    holyDays: 'Holy days',
    noHolyDays: 'No holy days are entered for this year.',
    beginsAtSunset:
      'Each day begins at sunset on the evening before the Gregorian date that stands with it.',
    /** With the year as `yearName` says it. */
    projected: (lastPublishedYear: string) =>
      `The dates of the years after ${lastPublishedYear} have yet to be published. These are computed by the rule of the published ones.`,

    /** Says how old a calendar is that was stored for use without a network. */
    kept: (day: string) => `There is no connection. This calendar is as it was on ${day}.`,

    /** Title above the names of the seven days. */
    weekdays: 'Days of the Week',

    /** How to have the days in another program; `feeds` are buttons. */
    subscribe: 'Subscribe',
    aboutSubscribing:
      'Have these days in the calendar of your phone or computer, where they stay up to date.',
    feeds: {
      calendar: 'Everything',
      'holy-days': 'Holy days',
      feasts: 'Feasts',
      fast: 'The Fast',
    },
    subscribeTo: (feed: string) => `Subscribe: ${feed}`,
    fileOf: (feed: string) => `File: ${feed}`,
    file: 'File',
  },

  /** The pages on what days have shown. Days are as 'March 21, 2026'. */
  shownQuotes: {
    /** Of the archive. */
    quotes: 'Quotes',
    description: (siteName: string) => `The quotes that ${siteName} has shown, day by day.`,
    empty: 'Quotes appear here once the first day has shown one.',
    older: 'Older quotes',
    newer: 'Newer quotes',
    /** What the links to older and newer quotes are for. */
    pages: 'Older and newer quotes',
    readOn: 'Read the whole quote',
    /**
     * Tells the links to whole quotes apart for screen readers; after `readOn`, with a space where the language has
     * spaces.
     */
    readOnOf: (day: string) => ` of ${day}`,

    /** Of a day's page: the label above the day, today and on other days; the title. */
    todaysQuote: "Today's Quote",
    quoteOfTheDay: 'Quote of the Day',
    quoteOf: (day: string) => `Quote of ${day}`,
    previous: 'Previous',
    next: 'Next',
    /** What the links to other days are for. */
    days: 'Quotes of other days',
    allQuotes: 'All quotes',
    home: 'Home page',
  },

  /** How a quote, or the invitation to a gathering, is passed on to others: by a press, and in pictures. */
  sharing: {
    /** At the end of a text that has no room in a picture; the address is as 'friends.example/quotes/2026-03-21'. */
    moreAt: (address: string) => `more at ${address}`,
    /** What the ways to pass it on are for; two are called WhatsApp and Telegram everywhere. */
    ways,
    mail,
    /** What the pictures are, and their forms: wide, upright, and as tall as a phone. */
    pictures,
    sizes: { landscape, portrait, story },
    /** Begins the invitation to a gathering. */
    invitation: (title: string) => `You are warmly invited: ${title}`,
  },

  takeHome,
};
