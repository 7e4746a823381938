/**
 * When people meet, as an instant in milliseconds since 1970. A time that a change of clocks skips moves forward; of
 * one that comes twice it is the first. It needs `Temporal`, which not every browser has, so the server tells browsers
 * the instants.
 *
 * @param day Civil day.
 * @param time `HH:MM` in the time zone.
 */
export const startsAt = (day: string, time: string, timeZone: string): number =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone, {
    disambiguation: 'compatible',
  }).epochMilliseconds;
