/** The text before the name of a town, and the text after it. */
type AroundTown = readonly [before: string, after: string];

/** What is said of a day where the community is: loaded for communities that name a place. */
export const place = {
  /** A day and its Badí month without the year: '19 Qudrat'. */
  badiDay: (day: string, month: string) => `${day} ${month}`,
  /** The time is as '16:41', the next day is as `badiDay` says it. */
  sunsetAt: (time: string, nextDay: string): AroundTown => [
    'Sunset in ',
    ` at ${time}: then ${nextDay} begins`,
  ],
  sunHasSet: (nextDay: string): AroundTown => ['The sun has set in ', `: ${nextDay} has begun`],
};
