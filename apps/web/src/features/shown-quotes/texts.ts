/** Every text of the pages on what days have shown, in one language. Days are given as people read them. */
export interface ShownQuotesTexts {
  /** Of the archive. */
  readonly quotes: string;
  readonly description: (siteName: string) => string;
  readonly empty: string;
  readonly older: string;
  readonly newer: string;
  /** What the links to older and newer quotes are for. */
  readonly pages: string;
  /** Such as 'March 2026'. */
  readonly month: (civilDay: string) => string;
  readonly readOn: string;
  /** What tells the links to whole quotes apart. */
  readonly readOnOf: (day: string) => string;

  /** Of a day's page. */
  readonly todaysQuote: string;
  readonly quoteOfTheDay: string;
  readonly quoteOf: (day: string) => string;
  readonly reference: string;
  readonly previous: string;
  readonly next: string;
  /** What the links to other days are for. */
  readonly days: string;
  readonly allQuotes: string;
  readonly home: string;
}

const months = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const en: ShownQuotesTexts = {
  quotes: 'Quotes',
  description: (siteName) => `The quotes that ${siteName} has shown, day by day.`,
  empty: 'Quotes appear here once the first day has shown one.',
  older: 'Older quotes',
  newer: 'Newer quotes',
  pages: 'Older and newer quotes',
  month: (civilDay) => months.format(new Date(civilDay)),
  readOn: 'Read the whole quote',
  readOnOf: (day) => ` of ${day}`,

  todaysQuote: "Today's Quote",
  quoteOfTheDay: 'Quote of the Day',
  quoteOf: (day) => `Quote of ${day}`,
  reference: "View Quote Reference on Bahá'í Reference Library",
  previous: 'Previous',
  next: 'Next',
  days: 'Quotes of other days',
  allQuotes: 'All quotes',
  home: 'Home page',
};
