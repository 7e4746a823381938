import { readFileSync } from 'node:fs';
import { addDays } from '@bahai-friends/badi-calendar';
import {
  type GatheringFields,
  gatheringDefaults,
  Language,
  type Repeat,
} from '@bahai-friends/contract';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

/** Fields that differ between them. */
type Said = Pick<GatheringFields, 'kind' | 'title' | 'time'> & Partial<GatheringFields>;

const MONDAY = 1;
const WEDNESDAY = 3;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 7;
const DAYS_IN_WEEK = 7;

const weekly = (weekday: number, interval = 1): Repeat => ({
  every: 'week',
  weekdays: [weekday],
  interval,
});

/** The next day of a weekday, today included. */
function nextDay(today: string, weekday: number): string {
  const { dayOfWeek } = Temporal.PlainDate.from(today);
  return addDays(today, (weekday - dayOfWeek + DAYS_IN_WEEK) % DAYS_IN_WEEK);
}

const Words = z.object({
  language: Language,
  title: z.string(),
  description: z.string(),
  place: z.string(),
});

const IN_OTHER_LANGUAGES = new URL('../../content/demo-gatherings.csv', import.meta.url);

function inOtherLanguages() {
  return z
    .array(Words)
    .parse(parse(readFileSync(IN_OTHER_LANGUAGES), { columns: true, bom: true }));
}

/**
 * Gatherings of each kind, with every way to repeat, some in other languages than English; the addresses are invented.
 */
export function demoGatherings(today: string): GatheringFields[] {
  const said: readonly Said[] = [
    {
      kind: 'devotional',
      title: 'Evening of prayers and music',
      description:
        'Prayers, songs and quiet, open to people of every faith and of none. Tea afterwards.',
      place: 'Garden Street 4',
      time: '19:30',
      minutes: 90,
      starts: nextDay(today, WEDNESDAY),
      repeat: weekly(WEDNESDAY),
    },
    ...inOtherLanguages().map(
      (words): Said => ({
        ...words,
        kind: 'devotional',
        time: '18:30',
        minutes: 90,
        starts: nextDay(today, THURSDAY),
        repeat: weekly(THURSDAY),
      }),
    ),
    {
      kind: 'study-circle',
      title: 'Study circle: Reflections on the Life of the Spirit',
      place: 'Library, upper floor',
      online: 'https://meet.example/study-circle',
      time: '18:00',
      minutes: 120,
      starts: nextDay(today, MONDAY),
      repeat: weekly(MONDAY, 2),
    },
    {
      kind: 'children',
      title: 'Children’s class',
      description: 'For children from six to ten.',
      place: 'Community centre',
      time: '10:00',
      starts: nextDay(today, SATURDAY),
      repeat: weekly(SATURDAY),
      capacity: 12,
    },
    {
      kind: 'junior-youth',
      title: 'Friday group',
      place: 'Community centre',
      time: '16:00',
      minutes: 120,
      starts: nextDay(today, FRIDAY),
      repeat: weekly(FRIDAY),
    },
    {
      kind: 'feast',
      title: 'Nineteen Day Feast',
      place: 'Community centre',
      time: '19:00',
      minutes: 120,
      repeat: { every: 'badi-month', when: 'eve' },
    },
    {
      kind: 'holy-day',
      title: 'Holy Day gathering',
      description: 'Everybody is welcome.',
      place: 'Town hall',
      time: '18:30',
      minutes: 120,
      repeat: { every: 'holy-day', when: 'day' },
    },
    {
      kind: 'other',
      title: 'Neighbourhood breakfast',
      place: 'Garden Street 4',
      time: '10:30',
      minutes: 90,
      repeat: { every: 'month', nth: 1, weekday: SUNDAY },
    },
  ];
  return said.map((gathering) => ({
    ...gatheringDefaults(gathering.kind),
    starts: today,
    ...gathering,
  }));
}
