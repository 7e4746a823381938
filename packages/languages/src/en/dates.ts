/** What the first script of every page may have to say. */
export const dates = {
  /** In place of a date outside of the Badí calendar; the year is approximate. */
  unknownBadiDate: (year: string) => `Unknown Badí date (${year} B.E.)`,
  unknown: 'Unknown',
};
