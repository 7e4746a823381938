/** What opens a quotation and what closes it, with the spaces that belong inside. */
export type QuotationMarks = readonly [open: string, close: string];

/** How a language's days differ from those of the Unicode CLDR, or from each other. */
export interface DayFacts {
  /**
   * The weekdays above the columns of a month. They are narrow where the short names are nearly whole words, for which
   * there is no room; they are listed, seven from Sunday, where the narrow names do not tell the days apart.
   */
  readonly columnWeekday: 'short' | 'narrow' | readonly string[];
  /** Stands between two days where the CLDR writes a span with other signs than a single day. */
  readonly spanSign?: string;
  /** Lets a line end within a short day, in a language without spaces. */
  readonly breakable?: (monthAndDay: string) => string;
  /** Keeps a written day whole where a line ends. */
  readonly unbroken?: (day: string) => string;
}

/**
 * How a language is named and written. The facts are single constants of a module, so that a page's script takes
 * only those that it uses.
 */
export interface LanguageFacts {
  /** What it calls itself. */
  readonly ownName: string;
  readonly englishName: string;
  /** The BCP 47 tag of texts in this language. */
  readonly tag: string;
  /** Its name for `Intl`, with the Gregorian calendar and its own digits. */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  /** Whether it is written in Latin letters, for which the pages bring a font. */
  readonly isLatin: boolean;
  /** Its name for Open Graph, with the country in which most of its readers here are assumed to live. */
  readonly openGraph: string;
  /** Those of the Unicode CLDR, unless a comment says otherwise. */
  readonly quotationMarks: QuotationMarks;
  readonly days: DayFacts;
  /** What the home page says under the community's name until the community says something else. */
  readonly defaultTagline: string;
}
