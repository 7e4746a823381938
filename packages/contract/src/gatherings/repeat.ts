import { z } from 'zod';
import { refuse } from '../http/say-rule.ts';

const DAYS_IN_WEEK = 7;
const INTERVAL_MAX = 8;
/** Which weekday of a month: a fifth one is not in every month, the last one is. */
const NTH = [1, 2, 3, 4, -1] as const;
const EVERY = ['week', 'month', 'badi-month', 'holy-day'] as const;
/** On a Badí day itself, or on the civil day on whose evening it begins. */
const WHEN = ['eve', 'day'] as const;

const wrongWeekdays = refuse('not-a-list-of-weekdays');
const Weekday = z
  .int({ error: wrongWeekdays })
  .min(1, { error: wrongWeekdays })
  .max(DAYS_IN_WEEK, { error: wrongWeekdays })
  .meta({ description: '1 is Monday, 7 is Sunday' });

const wrongInterval = refuse('not-whole-between', { field: 'interval', min: 1, max: INTERVAL_MAX });
const wrongNth = refuse('not-one-of', { field: 'nth', options: NTH.map(String) });
const wrongWhen = refuse('not-one-of', { field: 'when', options: WHEN });
const when = z.enum(WHEN, { error: wrongWhen });

const wrongWeekday = refuse('not-whole-between', {
  field: 'weekday',
  min: 1,
  max: DAYS_IN_WEEK,
});

/** The rule by which a gathering repeats; without one it takes place once. */
export const Repeat = z
  .discriminatedUnion(
    'every',
    [
      z.object({
        every: z.literal('week'),
        weekdays: z
          .array(Weekday, { error: wrongWeekdays })
          .min(1, { error: refuse('no-weekday') })
          .max(DAYS_IN_WEEK, { error: wrongWeekdays })
          .overwrite((weekdays) => [...new Set(weekdays)].sort((one, other) => one - other)),
        interval: z
          .int({ error: wrongInterval })
          .min(1, { error: wrongInterval })
          .max(INTERVAL_MAX, { error: wrongInterval })
          .meta({ description: 'Weeks are counted from the Monday of the week of `starts`' }),
      }),
      z.object({
        every: z.literal('month'),
        nth: z
          .literal(NTH, { error: wrongNth })
          .meta({ description: 'Which one of the month, -1 is the last' }),
        weekday: z
          .int({ error: wrongWeekday })
          .min(1, { error: wrongWeekday })
          .max(DAYS_IN_WEEK, { error: wrongWeekday }),
      }),
      z.object({ every: z.literal('badi-month'), when }),
      z.object({ every: z.literal('holy-day'), when }),
    ],
    { error: refuse('not-one-of', { field: 'every', options: EVERY }) },
  )
  .meta({ id: 'Repeat' });
export type Repeat = z.infer<typeof Repeat>;
