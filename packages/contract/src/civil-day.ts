import { z } from 'zod';

const WRONG_DATE = 'Date must be a real day written as YYYY-MM-DD';

/**
 * A civil day, `YYYY-MM-DD`. An ISO date-time is accepted and its date portion kept as written:
 * a day is never converted between time zones.
 */
export function civilDay(required = WRONG_DATE) {
  return z.union(
    [
      z.iso.date(),
      z.iso.datetime({ offset: true, local: true }).overwrite((instant) => instant.slice(0, 10)),
    ],
    { error: ({ input }) => (input === undefined || input === '' ? required : WRONG_DATE) },
  );
}

/** A civil day as the server answers it. */
export const CivilDay = z.iso.date().meta({ examples: ['2026-03-21'] });
export type CivilDay = z.infer<typeof CivilDay>;
