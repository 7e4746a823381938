/** The Badí years whose holy days were added from the calendar once: what is missing there was deleted. */
export interface HolyDayYearsTable {
  /** From 1 to 507. */
  year: number;
}
