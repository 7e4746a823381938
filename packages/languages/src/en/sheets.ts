import { quoteHeadings } from './quotes/fields.ts';

/** What people type into sheets. */
export const sheets = {
  /**
   * What heads the columns, beside the product's own names of them. Where a file has several for one column, the first
   * here is it. Capitals, accents, spaces and punctuation do not matter. No word may mean two columns in any two
   * languages, so that some are missing: Latvian 'no' (from) is an English number.
   */
  headings: {
    ...quoteHeadings,
    reference: ['reference', 'ref'],
    year: ['year'],
    month: ['month'],
    day: ['day'],
  },
  /** What dates are written with, beside the names of months and weekdays that `Intl` has. */
  dates: {
    /** Regions where months or weekdays have other names, such as Austria with its Jänner: ISO 3166-1. */
    regions: ['GB'],
    /** By month, 1 to 12: its cases, and other spellings of it. */
    months: {},
    /** By weekday, 0 for Sunday: the same. */
    weekdays: {},
    /**
     * Words without a meaning in dates, separated by spaces: of, year, “A.D.” where dates have it; abbreviations
     * without full stops.
     */
    fillers: 'of the on',
  },
};
