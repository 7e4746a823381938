/** The Badí years whose holy days were added from the calendar once: a missing day of such a year was deleted. */
export interface HolyDayYearsTable {
  /** From 1 to 507. */
  year: number;
}
