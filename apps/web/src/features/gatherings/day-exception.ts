import type { NewException, Occurrence } from '@bahai-friends/contract';
import type { HeldDay } from './gatherings.queries.ts';

/** What one day has of its own: what is as the others is null, and follows them when they change. */
export function exceptionOf({ gathering, occurrence }: HeldDay): NewException {
  const { cancelled, moved, time, place, online, note } = occurrence;
  return {
    cancelled,
    day: moved,
    time: time === gathering.time ? null : time,
    place: place === gathering.place ? null : place,
    online: online === gathering.online ? null : online,
    note,
  };
}

/** Whether a day is not as the others. */
export const differs = (held: HeldDay): boolean =>
  Object.values(exceptionOf(held)).some((value) => value !== null && value !== false);

/** What the form of one day has: all of it as it is held. */
export interface DayValues {
  day: string;
  time: string;
  place: string;
  online: string;
  note: string;
}

export const dayValuesOf = ({ day, moved, time, place, online, note }: Occurrence): DayValues => ({
  day: moved ?? day,
  time,
  place,
  online: online ?? '',
  note: note ?? '',
});

/** What is sent of a form: a day that is not changed by it stays as the others. */
export function exceptionFrom(values: DayValues, held: HeldDay): NewException {
  const { gathering, occurrence } = held;
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
  const typed: Occurrence = {
    ...occurrence,
    moved: values.day === occurrence.day ? null : values.day,
    time: values.time === '' ? gathering.time : values.time,
    place: values.place.trim(),
    online: orNull(values.online) ?? gathering.online,
    note: orNull(values.note),
  };
  return exceptionOf({ gathering, occurrence: typed });
}
