import { z } from 'zod';
import {
  FIRST_GIVEN_DAY,
  FIRST_GIVEN_YEAR,
  isGivenDay,
  LAST_GIVEN_DAY,
  LAST_GIVEN_YEAR,
} from './given-days.ts';
import { type Refusal, refuse } from './say-rule.ts';

const WRONG_DATE = refuse('not-a-day');

/**
 * A civil day of any year, `YYYY-MM-DD`. An ISO date-time is accepted and its date portion kept as
 * written: a day is never converted between time zones.
 */
export function civilDay(required: Refusal = WRONG_DATE) {
  const error: Refusal = (issue) =>
    (issue.input === undefined || issue.input === '' ? required : WRONG_DATE)(issue);
  // Each member of the union says it, since a form shows what the first one says.
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

const GIVEN_DAYS = `From ${FIRST_GIVEN_DAY} to ${LAST_GIVEN_DAY}`;

/**
 * A civil day that somebody gives.
 *
 * @param kept The day that is stored already, which stays whatever its year is: earlier versions took any.
 */
export function givenDay(required?: Refusal, kept?: string | null) {
  return civilDay(required)
    .refine((day) => day === kept || isGivenDay(day), {
      error: refuse('year-not-between', { min: FIRST_GIVEN_YEAR, max: LAST_GIVEN_YEAR }),
    })
    .meta({ description: GIVEN_DAYS });
}

/** A day given in a call that does not say which day is stored: the service compares them. */
export function changedDay(required?: Refusal) {
  return civilDay(required).meta({ description: `${GIVEN_DAYS}, or the day that is stored` });
}

/** A civil day as the server answers it. */
export const CivilDay = z.iso.date().meta({ examples: ['2026-03-21'] });
export type CivilDay = z.infer<typeof CivilDay>;
