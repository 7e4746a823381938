import { LAST_CIVIL_DAY } from '@bahai-friends/badi-calendar';
import { z } from 'zod';
import { givenDay } from '../http/civil-day.ts';
import { refuse } from '../http/say-rule.ts';
import { Language } from '../site/language.ts';
import { humanText } from '../text/human-text.ts';
import { lineOfText } from '../text/line-of-text.ts';
import { timeOfDay } from '../text/time-of-day.ts';
import { webUrl } from '../text/web-url.ts';
import { Repeat } from './repeat.ts';

export const GATHERING_KINDS = [
  'devotional',
  'study-circle',
  'children',
  'junior-youth',
  'feast',
  'holy-day',
  'other',
] as const;
export const GatheringKind = z.enum(GATHERING_KINDS, {
  error: refuse('not-one-of', { field: 'kind', options: GATHERING_KINDS }),
});
export type GatheringKind = z.infer<typeof GatheringKind>;

/** The audience of something: everybody, or people who have the gathering's link. */
const AUDIENCES = ['everyone', 'link'] as const;
const audienceOf = (field: 'audience' | 'onlineFor') =>
  z.enum(AUDIENCES, { error: refuse('not-one-of', { field, options: AUDIENCES }) });
export type Audience = (typeof AUDIENCES)[number];

/**
 * The kinds that only people with the link see by default: Feasts are for Bahá'ís, and strangers must not learn where
 * children meet.
 */
const FOR_THE_LINK: readonly GatheringKind[] = ['feast', 'children', 'junior-youth'];
export const defaultAudience = (kind: GatheringKind): Audience =>
  FOR_THE_LINK.includes(kind) ? 'link' : 'everyone';

/** In Unicode code points. */
const TITLE_MAX = 200;
const DESCRIPTION_MAX = 5000;
const PLACE_MAX = 200;
const NOTE_MAX = 2000;
const MINUTES_MAX = 1440;
const MINUTES_DEFAULT = 60;
const CAPACITY_MAX = 10_000;

const wholeUpTo = (field: 'minutes' | 'capacity', max: number) => {
  const error = refuse('not-whole-between', { field, min: 1, max });
  return z.int({ error, abort: true }).min(1, { error }).max(max, { error });
};

/** A day that people give, as far as the calendar goes. */
const calendarDay = (field: 'starts' | 'ends' | 'date') =>
  givenDay(refuse('required', { field })).refine((day) => day <= LAST_CIVIL_DAY, {
    error: refuse('beyond-calendar', { last: LAST_CIVIL_DAY }),
  });

const meetingTime = timeOfDay('time').meta({ examples: ['19:30'] });

const onlineAddress = webUrl(refuse('link-not-a-url'));
const placeText = lineOfText({ field: 'place', required: null, max: PLACE_MAX });
const trueOrFalse = (field: 'answers' | 'cancelled') =>
  z.boolean({ error: refuse('not-yes-or-no', { field }) });

const needed = {
  kind: GatheringKind,
  title: lineOfText({
    field: 'title',
    required: refuse('required', { field: 'title' }),
    max: TITLE_MAX,
  }),
  starts: calendarDay('starts'),
  time: meetingTime,
};

const others = {
  description: humanText({ field: 'description', required: null, max: DESCRIPTION_MAX }),
  place: placeText,
  online: onlineAddress.nullable(),
  onlineFor: audienceOf('onlineFor'),
  audience: audienceOf('audience'),
  language: Language.nullable(),
  minutes: wholeUpTo('minutes', MINUTES_MAX),
  repeat: Repeat.nullable(),
  ends: calendarDay('ends').nullable(),
  capacity: wholeUpTo('capacity', CAPACITY_MAX).nullable(),
  answers: trueOrFalse('answers'),
};

/** All fields of a gathering that volunteers fill in. */
export const GatheringFields = z.object({ ...needed, ...others });
export type GatheringFields = z.output<typeof GatheringFields>;

/** A gathering that somebody adds or changes: what is left out has its default, or stays as it is. */
export const NewGathering = z.object({ ...needed, ...z.object(others).exactPartial().shape });
export type NewGathering = z.output<typeof NewGathering>;

/** The default values of a new gathering. */
export const gatheringDefaults = (
  kind: GatheringKind,
): Omit<GatheringFields, keyof typeof needed> => ({
  description: '',
  place: '',
  online: null,
  // An online meeting's password in a public list would let in everybody who reads it.
  onlineFor: 'link',
  audience: defaultAudience(kind),
  language: null,
  minutes: MINUTES_DEFAULT,
  repeat: null,
  ends: null,
  capacity: null,
  answers: false,
});

/** Whether a series is over before it begins. */
export const endsBeforeStart = ({
  starts,
  ends,
}: Pick<GatheringFields, 'starts' | 'ends'>): boolean => ends !== null && ends < starts;

/** How one occurrence is to differ from its series; what is left out or null is as the series has it. */
export const NewException = z.object({
  cancelled: trueOrFalse('cancelled').nullable().default(false),
  day: calendarDay('date').nullable().default(null),
  time: meetingTime.nullable().default(null),
  place: placeText.nullable().default(null),
  online: onlineAddress.nullable().default(null),
  note: humanText({ field: 'note', required: null, max: NOTE_MAX }).nullable().default(null),
});
export type NewException = z.output<typeof NewException>;
