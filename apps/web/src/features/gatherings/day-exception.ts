import type { NewException, Occurrence } from '@bahai-friends/contract';
import type { HeldDay } from './gatherings.queries.ts';

/** The exception of one day: values like those of the series are null, and follow it when it changes. */
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

/** Whether a day differs from its series. */
export const differs = (held: HeldDay): boolean =>
  Object.values(exceptionOf(held)).some((value) => value !== null && value !== false);

/** The form values of one day: all of them, whether its own or the series'. */
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

/** The payload of a form: values that it does not change stay those of the series. */
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
