/**
 * What only the server says: on pages without a script, in the head of every page, and beside the pages. Every
 * language has all of it. Numbers, days and names are handed in as the language writes them, digits included.
 */
export interface DocumentTexts {
  /** What the links at the end of every page are for, and the links. */
  readonly moreOfThisSite: string;
  readonly calendar: string;
  readonly quotes: string;
  /** What the links to the other languages are for. */
  readonly languages: string;
  /** What search engines read of an address that has no page. */
  readonly nothingHere: string;
  /** What programs that read feeds call the quotes. */
  readonly quoteOfTheDay: string;
  /** What the picture shows that stands beside shared links. */
  readonly shareImage: string;
  /** What the picture of a day's quote shows: the quote's beginning, with its source. */
  readonly sharePicture: (day: string, quote: string) => string;
  /** What search engines would read of the pages that other sites frame. */
  readonly embeds: {
    readonly quoteDescription: (siteName: string) => string;
    readonly dateDescription: (siteName: string) => string;
  };
  readonly year: YearTexts;
  readonly shownQuotes: ShownQuotesTexts;
}

/** The pages of Badí years. */
export interface YearTexts {
  /** A year of the Badí calendar: '183 B.E.'; the era is that of the calendar's names. */
  readonly yearName: (year: string, era: string) => string;
  /** The title, with the year as `yearName` says it. */
  readonly title: (yearName: string) => string;
  /** For search engines; the span is as 'March 21, 2026 – March 20, 2027'. */
  readonly description: (yearName: string, span: string) => string;

  /** Marks of single days. */
  readonly feast: string;
  readonly fast: string;
  readonly today: string;

  /** What the links to other years are for; the links, with today as '1 Bahá'. */
  readonly years: string;
  readonly todayIs: (dayAndMonth: string) => string;
  readonly thisYear: string;

  /** What a year holds. */
  readonly overview: string;
  readonly firstDay: string;
  readonly theFast: string;
  readonly holyDays: string;
  readonly noHolyDays: string;
  readonly beginsAtSunset: string;
  /** With the year as `yearName` says it. */
  readonly projected: (lastPublishedYear: string) => string;

  /** Says how old a calendar is that was kept for when there is no network. */
  readonly kept: (day: string) => string;

  /** Title above the names of the seven days. */
  readonly weekdays: string;

  /** How to have the days in another program; `feeds` are buttons. */
  readonly subscribe: string;
  readonly aboutSubscribing: string;
  readonly feeds: Readonly<Record<'calendar' | 'holy-days' | 'feasts' | 'fast', string>>;
  readonly subscribeTo: (feed: string) => string;
  readonly fileOf: (feed: string) => string;
  readonly file: string;
}

/** The pages on what days have shown. Days are as 'March 21, 2026'. */
export interface ShownQuotesTexts {
  /** Of the archive. */
  readonly quotes: string;
  readonly description: (siteName: string) => string;
  readonly empty: string;
  readonly older: string;
  readonly newer: string;
  /** What the links to older and newer quotes are for. */
  readonly pages: string;
  readonly readOn: string;
  /** What tells the links to whole quotes apart; after `readOn`, with a space where the language has spaces. */
  readonly readOnOf: (day: string) => string;

  /** Of a day's page: the label above the day, today and on other days; the title. */
  readonly todaysQuote: string;
  readonly quoteOfTheDay: string;
  readonly quoteOf: (day: string) => string;
  readonly previous: string;
  readonly next: string;
  /** What the links to other days are for. */
  readonly days: string;
  readonly allQuotes: string;
  readonly home: string;
}
