import { z } from 'zod';

const WRONG_DATE = 'Date must be a real day written as YYYY-MM-DD';

/**
 * A civil day, `YYYY-MM-DD`. An ISO date-time is accepted and its date portion kept as written:
 * a day is never converted between time zones.
 */
export function civilDay(required = WRONG_DATE) {
  const error = ({ input }: { readonly input?: unknown }) =>
    input === undefined || input === '' ? required : WRONG_DATE;
  // Each says it for itself: what a form shows of a union is what its first member says.
  return z.union(
    [
      z.iso.date({ error }),
      z.iso
        .datetime({ offset: true, local: true, error })
        .overwrite((instant) => instant.slice(0, 10)),
    ],
    { error },
  );
}

/** A civil day as the server answers it. */
export const CivilDay = z.iso.date().meta({ examples: ['2026-03-21'] });
export type CivilDay = z.infer<typeof CivilDay>;
