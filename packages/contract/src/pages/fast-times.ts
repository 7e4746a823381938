/** A day of the Fast with its times: ISO 8601 in UTC, to the minute; null where the sun does not rise or set. */
interface FastDay {
  readonly civilDay: string;
  readonly sunrise: string | null;
  readonly sunset: string | null;
}

/** When the Fast of a Badí year is kept where the community is. */
export interface FastTimes {
  readonly year: number;
  /** The listed town that the times are for; null where none is near. */
  readonly town: string | null;
  /** The community's place by name. */
  readonly place: string;
  readonly timeZone: string;
  /** The nineteen, in order. */
  readonly days: readonly FastDay[];
  /** The day of the Fast on which clocks there go forward or back; null where they do not. */
  readonly clocksChangeOn: string | null;
}
