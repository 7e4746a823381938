import { FIRST_YEAR, LAST_YEAR } from '@bahai-friends/badi-calendar';
import { z } from 'zod';
import { CivilDay, changedDay, givenDay } from '../http/civil-day.ts';
import {
  adminProblems,
  defineEndpoints,
  entityProblems,
  IdParams,
  NoContent,
  Version,
} from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { refuse } from '../http/say-rule.ts';
import { humanText } from '../text/human-text.ts';
import { askedLanguage } from './settings.ts';

/** In Unicode code points. */
const HOLY_DAY_NAME_MAX = 200;
/** The most upcoming holy days that one call may ask for, and the number that it gets by default. */
const UPCOMING_MAX = 100;
const UPCOMING_DEFAULT = 3;

/** What is said of a holy day without a date. */
export const DATE_REQUIRED = refuse('required', { field: 'date' });

export const HolyDay = z
  .object({ id: z.int(), name: z.string(), date: CivilDay, version: Version })
  .meta({ id: 'HolyDay' });
export type HolyDay = z.infer<typeof HolyDay>;

export const NewHolyDay = z.object({
  name: humanText({
    field: 'name',
    required: refuse('required', { field: 'name' }),
    max: HOLY_DAY_NAME_MAX,
  }),
  date: givenDay(DATE_REQUIRED),
});
export type NewHolyDay = z.output<typeof NewHolyDay>;

/** What a stored holy day is changed to. */
export const HolyDayChange = NewHolyDay.extend({ date: changedDay(DATE_REQUIRED) });

const wrongYear = refuse('not-whole-between', { field: 'year', min: FIRST_YEAR, max: LAST_YEAR });

/** A year whose holy days are taken from the calendar. */
export const CalendarYear = z.object({
  year: z
    .int({ error: wrongYear, abort: true })
    .min(FIRST_YEAR, { error: wrongYear })
    .max(LAST_YEAR, { error: wrongYear }),
});
export type CalendarYear = z.output<typeof CalendarYear>;

const wrongCount = refuse('not-whole-between', { field: 'count', min: 1, max: UPCOMING_MAX });

export const UpcomingQuery = z.object({
  count: z
    .string({ error: wrongCount })
    .regex(/^\d{1,3}$/, { error: wrongCount })
    .default(String(UPCOMING_DEFAULT))
    .transform(Number)
    .pipe(z.int().min(1, { error: wrongCount }).max(UPCOMING_MAX, { error: wrongCount })),
  lang: askedLanguage,
});

export const holyDayEndpoints = defineEndpoints({
  'GET /api/holy-days/upcoming': {
    summary: "The next holy days from the community's day on, its own included",
    tag: 'Holy days',
    access: 'public',
    otherSites: true,
    database: 'read',
    query: UpcomingQuery,
    responses: { 200: z.array(HolyDay), 400: Problem },
  },
  'GET /api/holy-days': {
    summary: 'All holy days by date',
    tag: 'Holy days',
    access: 'public',
    otherSites: true,
    database: 'read',
    responses: { 200: z.array(HolyDay) },
  },
  'POST /api/holy-days': {
    summary: 'Add a holy day',
    tag: 'Holy days',
    access: 'admin',
    body: NewHolyDay,
    responses: { 201: HolyDay, ...adminProblems, 409: Problem },
  },
  'POST /api/holy-days/from-calendar': {
    summary: 'Add those holy days of a Badí year that are missing',
    tag: 'Holy days',
    access: 'admin',
    body: CalendarYear,
    responses: {
      201: z.object({
        message: z.string(),
        created: z.array(HolyDay),
        /** How many days were there already. */
        skipped: z.int().min(0),
      }),
      ...adminProblems,
    },
  },
  'PUT /api/holy-days/{id}': {
    summary: 'Change a holy day',
    tag: 'Holy days',
    access: 'admin',
    params: IdParams,
    body: HolyDayChange,
    responses: { 200: HolyDay, ...entityProblems, 409: Problem },
  },
  'DELETE /api/holy-days/{id}': {
    summary: 'Delete a holy day',
    tag: 'Holy days',
    access: 'admin',
    params: IdParams,
    responses: { 204: NoContent, ...entityProblems },
  },
});
