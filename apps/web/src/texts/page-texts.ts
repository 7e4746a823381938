/** What the first script of every page may have to say. */
export interface DateTexts {
  /** In place of a date outside of the Badí calendar; the year is approximate. */
  readonly unknownBadiDate: (year: string) => string;
  readonly unknown: string;
}

/** What is said of a day where the community is: loaded for communities that name a place. */
export interface PlaceTexts {
  /** A day and its Badí month without the year: '19 Qudrat'. */
  readonly badiDay: (day: string, month: string) => string;
  /** What a day is: the Feast of a month; '3' of '19' days of the Fast; '2' of '4' days of Ayyám-i-Há. */
  readonly feastOf: (month: string) => string;
  readonly dayOfFast: (day: string, days: string) => string;
  readonly dayOfAyyamIHa: (ayyamIHa: string, day: string, days: string) => string;
  /**
   * The text before the name of a town, and the text after it. The time is as '16:41', the next day is as
   * `badiDay` says it.
   */
  readonly sunsetAt: (time: string, nextDay: string) => readonly [string, string];
  readonly sunHasSet: (nextDay: string) => readonly [string, string];
}

/** What is around short messages: loaded with the first one. */
export interface ToastTexts {
  /** What screen readers call the place of short messages, and the button that closes one. */
  readonly notification: string;
  readonly close: string;
  /** What is said on the home page to whoever has logged out: the title and the text of the message. */
  readonly loggedOut: string;
  readonly loggedOutText: string;
}

/** What the page says at an address that has none: loaded with it. */
export interface NotFoundTexts {
  readonly notFoundReason: string;
  readonly backToHome: string;
}

/** How a quote is passed on: loaded when it is. */
export interface ShareTexts {
  /** The title and the text of the message after the quote was copied. */
  readonly copied: string;
  readonly whatIsCopied: string;
  /** Where the quote has to be copied by hand: the title, what to do, and the name of the field. */
  readonly shareQuote: string;
  readonly shareSelected: string;
  readonly shareField: string;
}

/** What every page carries in English. */
export interface CommonTexts {
  /** What opens and closes a quotation, with the spaces that belong inside. */
  readonly quotationMarks: readonly [string, string];
  /** What screen readers hear after a link; begins with a space where the language has spaces. */
  readonly opensInNewTab: string;

  /** The link of the home page to https://www.bahai.org. */
  readonly officialWebsite: string;

  /** Title of the card with today's dates, and their labels. */
  readonly todaysDate: string;
  readonly badiWeekday: string;
  readonly badiDate: string;
  readonly gregorianDate: string;
  readonly datesNeedScript: string;

  /** Title of the card with the day's quote. */
  readonly todaysQuote: string;
  readonly noQuote: string;
  readonly readMore: string;
  /** The link to where a quote is from. */
  readonly quoteReference: string;
  readonly quoteLoading: string;
  readonly quoteError: string;
  /** Says of which day a quote is that was kept for when there is no network. */
  readonly offlineQuote: (day: string) => string;
  /** The button that passes the quote on, and what is said when that could not begin. */
  readonly share: string;
  readonly shareFailed: string;

  /** Title of the card with the next holy days; its first column; the mark of the one that is today. */
  readonly upcomingHolyDays: string;
  readonly holyDay: string;
  readonly today: string;
  readonly noHolyDays: string;
  readonly loading: string;
  readonly holyDaysError: string;

  /** Title of the card with links to the community's pages elsewhere. */
  readonly connectWithUs: string;
  readonly noLinks: string;
  /** The link to a page of the community, such as on 'YouTube'. */
  readonly visitPage: (platform: string) => string;
  readonly linksLoading: string;
  readonly linksError: string;

  /** The page that says how to reach the community: its title, and the link to it. */
  readonly contact: string;

  /** The page at an address that has none. */
  readonly notFound: string;

  /** In place of a page that failed. */
  readonly pageError: string;
  readonly pageErrorAdvice: string;
  readonly reload: string;

  /** Why something could not be loaded. */
  readonly unreachable: string;
  readonly unreadable: string;
  readonly rejected: string;
}

/**
 * What the pages say that a script takes over in the browser: home, contact, 404 and the errors around them.
 * Every language has all of it. Numbers, days and names are handed in as the language writes them, digits
 * included; what people typed is handed in as they typed it.
 */
export interface PageTexts
  extends CommonTexts,
    DateTexts,
    NotFoundTexts,
    PlaceTexts,
    ShareTexts,
    ToastTexts {}
