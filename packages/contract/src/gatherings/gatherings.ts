import { toDayNumber } from '@bahai-friends/badi-calendar';
import { z } from 'zod';
import { CivilDay, givenDay } from '../http/civil-day.ts';
import {
  adminProblems,
  defineEndpoints,
  entityProblems,
  IdParams,
  idText,
  NoContent,
  Version,
} from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { refuse, refusedAt, sayRule } from '../http/say-rule.ts';
import { askedLanguage } from '../site/settings.ts';
import { Answer, LostDay } from './answers.ts';
import { GatheringFields, GatheringKind, NewException, NewGathering } from './new-gathering.ts';

/** Days that pages and programs look ahead by default: five weeks, as far as people plan. */
export const UPCOMING_DAYS = 35;
/** The most days that programs, calendars and the page behind a link may look ahead. */
export const UPCOMING_DAYS_MAX = 95;
/** A series that no volunteer has made, changed or confirmed for so many days shows nothing further. */
export const CONFIRMED_DAYS = 95;
/** The most days that one call may ask for. */
const OCCURRENCE_DAYS_MAX = 400;

const Instant = z.iso.datetime();

export const Gathering = GatheringFields.extend({
  id: z.int(),
  token: z.string().meta({
    description:
      'Of its link, `/gatherings/with/{token}`: whoever has it reads all of the gathering',
  }),
  renewBy: CivilDay.nullable().meta({
    description:
      'The first day from which a series shows nothing further, unless it is changed or confirmed before; null without `repeat`',
  }),
  version: Version,
}).meta({ id: 'Gathering' });
export type Gathering = z.infer<typeof Gathering>;

/** One meeting, as volunteers see it. */
export const Occurrence = z
  .object({
    day: CivilDay.meta({ description: 'By the rule, whenever it is held' }),
    startsAt: Instant,
    endsAt: Instant,
    time: z.string(),
    place: z.string(),
    online: z.string().nullable(),
    note: z.string().nullable(),
    cancelled: z.boolean(),
    moved: CivilDay.nullable().meta({ description: 'The day on which it is held instead' }),
    people: z.int().min(0).meta({ description: 'How many have said that they come' }),
  })
  .meta({ id: 'Occurrence' });
export type Occurrence = z.infer<typeof Occurrence>;

/** One of the meetings of all gatherings. */
export const GatheringOccurrence = Occurrence.extend({
  gathering: z.int().meta({ description: 'The id of what it is one of' }),
}).meta({ id: 'GatheringOccurrence' });
export type GatheringOccurrence = z.infer<typeof GatheringOccurrence>;

/** One meeting, as everybody may read it. */
export const UpcomingGathering = z
  .object({
    id: z.int(),
    day: CivilDay.meta({ description: 'On which it is held' }),
    startsAt: Instant,
    minutes: z.int(),
    kind: GatheringKind,
    kindName: z.string().meta({ description: 'In the language that is asked for' }),
    title: z.string(),
    place: z.string(),
    online: z.string().nullable(),
    note: z.string().nullable(),
    cancelled: z.boolean(),
    url: z.string().meta({
      description: "Its page, by the rule's day; without the site's address where it is not known",
    }),
  })
  .meta({ id: 'UpcomingGathering' });
export type UpcomingGathering = z.infer<typeof UpcomingGathering>;

const wrongDays = refuse('not-whole-between', { field: 'days', min: 1, max: UPCOMING_DAYS_MAX });

const UpcomingGatheringsQuery = z.object({
  days: z
    .string({ error: wrongDays })
    .regex(/^\d{1,3}$/, { error: wrongDays })
    .default(String(UPCOMING_DAYS))
    .transform(Number)
    .pipe(z.int().min(1, { error: wrongDays }).max(UPCOMING_DAYS_MAX, { error: wrongDays })),
  lang: askedLanguage,
});

/** Days from the first to the last, both included. */
export const OccurrencesQuery = z
  .object({
    from: givenDay(refuse('required', { field: 'from' })),
    to: givenDay(refuse('required', { field: 'toDay' })),
  })
  .superRefine(({ from, to }, { addIssue, issues }) => {
    // A day that is refused by itself says more.
    if (issues.length > 0) return;
    const days = toDayNumber(to) - toDayNumber(from) + 1;
    if (days < 1) addIssue(refusedAt(['to'], sayRule('range-backwards')));
    if (days > OCCURRENCE_DAYS_MAX) {
      addIssue(refusedAt(['to'], sayRule('range-too-long', { max: OCCURRENCE_DAYS_MAX })));
    }
  });
export type OccurrencesQuery = z.output<typeof OccurrencesQuery>;

export const OccurrenceParams = z.object({ id: idText('id'), day: givenDay() });

export const gatheringEndpoints = defineEndpoints({
  'GET /api/gatherings/upcoming': {
    summary: 'What is for everybody within the next days, today included',
    tag: 'Gatherings',
    access: 'public',
    feature: 'gatherings',
    otherSites: true,
    database: 'read',
    query: UpcomingGatheringsQuery,
    responses: { 200: z.array(UpcomingGathering), 400: Problem, 404: Problem },
  },
  'GET /api/gatherings': {
    summary: 'All gatherings, with their links',
    tag: 'Gatherings',
    access: 'admin',
    feature: 'gatherings',
    responses: { 200: z.array(Gathering), ...adminProblems, 404: Problem },
  },
  'POST /api/gatherings': {
    summary: 'Add a gathering',
    tag: 'Gatherings',
    access: 'admin',
    feature: 'gatherings',
    body: NewGathering,
    responses: { 201: Gathering, ...adminProblems, 404: Problem },
  },
  'PUT /api/gatherings/{id}': {
    summary: 'Change a gathering; what is left out stays',
    tag: 'Gatherings',
    access: 'admin',
    feature: 'gatherings',
    params: IdParams,
    body: NewGathering,
    responses: { 200: Gathering, ...entityProblems },
  },
  'DELETE /api/gatherings/{id}': {
    summary: 'Delete a gathering; the deletion can be undone as a batch',
    tag: 'Gatherings',
    access: 'admin',
    feature: 'gatherings',
    params: IdParams,
    responses: {
      200: z.object({ batch: z.int().meta({ description: 'The batch that undoes this' }) }),
      ...entityProblems,
    },
  },
  'POST /api/gatherings/{id}/renew': {
    summary: 'Confirm that a series goes on',
    tag: 'Gatherings',
    access: 'admin',
    feature: 'gatherings',
    params: IdParams,
    responses: { 200: Gathering, ...entityProblems },
  },
  'POST /api/gatherings/{id}/new-link': {
    summary: 'Give a gathering another link; the former one leads nowhere from now on',
    tag: 'Gatherings',
    access: 'admin',
    feature: 'gatherings',
    params: IdParams,
    responses: { 200: z.object({ token: z.string() }), ...entityProblems },
  },
  'GET /api/gatherings/{id}/occurrences': {
    summary: 'What is held from one day to another, both included; at most 400 days',
    tag: 'Gatherings',
    access: 'admin',
    feature: 'gatherings',
    params: IdParams,
    query: OccurrencesQuery,
    responses: { 200: z.array(Occurrence), ...adminProblems, 404: Problem },
  },
  'GET /api/gatherings/occurrences': {
    summary: 'The same of all gatherings, in the order in which people meet',
    tag: 'Gatherings',
    access: 'admin',
    feature: 'gatherings',
    query: OccurrencesQuery,
    responses: { 200: z.array(GatheringOccurrence), ...adminProblems, 404: Problem },
  },
  'GET /api/gatherings/lost-days': {
    summary: 'Days that a rule has no more, for which somebody has said that they come',
    tag: 'Gatherings',
    access: 'admin',
    feature: 'gatherings',
    responses: { 200: z.array(LostDay), ...adminProblems, 404: Problem },
  },
  'GET /api/gatherings/{id}/occurrences/{day}/answers': {
    summary:
      'Who has said that they come; the day is the one by the rule, also when it has it no more',
    tag: 'Gatherings',
    access: 'admin',
    feature: 'gatherings',
    params: OccurrenceParams,
    responses: { 200: z.array(Answer), ...adminProblems, 404: Problem },
  },
  'PUT /api/gatherings/{id}/occurrences/{day}': {
    summary: 'Let one occurrence differ; the day is the one by the rule',
    tag: 'Gatherings',
    access: 'admin',
    feature: 'gatherings',
    params: OccurrenceParams,
    body: NewException,
    responses: { 200: Occurrence, ...entityProblems },
  },
  'DELETE /api/gatherings/{id}/occurrences/{day}': {
    summary: 'Make one occurrence as the others',
    tag: 'Gatherings',
    access: 'admin',
    feature: 'gatherings',
    params: OccurrenceParams,
    responses: { 204: NoContent, ...entityProblems },
  },
});
