import {
  defaultAudience,
  endsBeforeStart,
  type Gathering,
  NewGathering,
  type Repeat,
  sayRule,
} from '@bahai-friends/contract';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { told } from '../../texts/told.ts';

/** The form values: texts as they are typed, and the fields of every kind of repetition at once. */
export interface GatheringValues {
  kind: Gathering['kind'];
  title: string;
  description: string;
  place: string;
  online: string;
  onlineFor: Gathering['onlineFor'];
  audience: Gathering['audience'];
  language: string;
  starts: string;
  time: string;
  minutes: string;
  every: Repeat['every'] | '';
  weekdays: number[];
  interval: string;
  nth: string;
  weekday: string;
  when: 'eve' | 'day';
  ends: string;
  capacity: string;
  answers: boolean;
}

export const emptyGathering: GatheringValues = {
  kind: 'devotional',
  title: '',
  description: '',
  place: '',
  online: '',
  onlineFor: 'link',
  audience: defaultAudience('devotional'),
  language: '',
  starts: '',
  time: '',
  minutes: '60',
  every: '',
  weekdays: [],
  interval: '1',
  nth: '1',
  weekday: '1',
  when: 'day',
  ends: '',
  capacity: '',
  answers: false,
};

export function valuesOf(gathering: Gathering): GatheringValues {
  const { repeat, online, language, minutes, ends, capacity } = gathering;
  const { kind, title, description, place, onlineFor, audience, starts, time, answers } = gathering;
  return {
    ...emptyGathering,
    ...{ kind, title, description, place, onlineFor, audience, starts, time, answers },
    online: online ?? '',
    language: language ?? '',
    minutes: String(minutes),
    ends: ends ?? '',
    capacity: capacity === null ? '' : String(capacity),
    every: repeat?.every ?? '',
    ...(repeat?.every === 'week' && {
      weekdays: repeat.weekdays,
      interval: String(repeat.interval),
    }),
    ...(repeat?.every === 'month' && {
      nth: String(repeat.nth),
      weekday: String(repeat.weekday),
    }),
    ...((repeat?.every === 'badi-month' || repeat?.every === 'holy-day') && { when: repeat.when }),
  };
}

function repeatOf({ every, weekdays, interval, nth, weekday, when }: GatheringValues): unknown {
  switch (every) {
    case '':
      return null;
    case 'week':
      return { every, weekdays, interval: Number(interval) };
    case 'month':
      return { every, nth: Number(nth), weekday: Number(weekday) };
    default:
      return { every, when };
  }
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The payload of the form; a gathering without a repetition has no last day. */
const toSend = (values: GatheringValues): unknown => {
  const { every: _e, weekdays: _w, interval: _i, nth: _n, weekday: _d, when: _h, ...own } = values;
  return {
    ...own,
    online: orNull(values.online),
    language: orNull(values.language),
    minutes: values.minutes === '' ? Number.NaN : Number(values.minutes),
    ends: values.every === '' ? null : orNull(values.ends),
    capacity: values.capacity === '' ? null : Number(values.capacity),
    repeat: repeatOf(values),
  };
};

/** The field that shows the issue at a path of the payload. */
export function fieldAt(path: readonly PropertyKey[]): keyof GatheringValues | undefined {
  const [first, second] = path;
  const name = first === 'repeat' ? (second ?? 'every') : first;
  return Object.keys(emptyGathering).find((field) => field === name) as
    | keyof GatheringValues
    | undefined;
}

/** Validates the form by the rules of the server, and makes the payload from it. */
export const gatheringResolver: Resolver<GatheringValues, unknown, NewGathering> = (values) => {
  const checked = NewGathering.safeParse(toSend(values));
  const errors: FieldErrors<GatheringValues> = {};
  const note = (field: keyof GatheringValues | undefined, message: string) => {
    if (field && errors[field] === undefined) {
      Object.assign(errors, { [field]: { type: 'rule', message } });
    }
  };
  for (const { path, message } of checked.error?.issues ?? []) note(fieldAt(path), message);
  if (checked.success) {
    const { starts, ends = null } = checked.data;
    if (!endsBeforeStart({ starts, ends })) return { values: checked.data, errors: {} };
    note('ends', told(sayRule('ends-before-start')));
  }
  return { values: {}, errors };
};
