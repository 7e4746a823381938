import { formatDay } from '../../format-day.ts';
import type { SentenceParts } from '../../sentence-parts.ts';
import { gatherings } from '../gatherings.ts';
import { listed } from '../listed.ts';

/** What the entries of the audit trail say about gatherings. */
export const addedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Added the gathering ',
  name,
];
export const changedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Changed the gathering ',
  name,
];
export const savedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Saved without a change the gathering ',
  name,
];
export const deletedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Deleted the gathering ',
  name,
];
export const restoredGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Brought back the gathering ',
  name,
];
export const renewedGathering = <Part>(name: Part): SentenceParts<Part> => [
  'Confirmed that the gathering goes on: ',
  name,
];
export const replacedGatheringLink = <Part>(name: Part): SentenceParts<Part> => [
  'Made a new link for the gathering ',
  name,
];
/** Of one day of a series. */
export const changedOccurrence = <Part>(name: Part, day: string): SentenceParts<Part> => [
  `Changed ${formatDay(day)} of the gathering `,
  name,
];
export const resetOccurrence = <Part>(name: Part, day: string): SentenceParts<Part> => [
  `Made ${formatDay(day)} as the other days of the gathering `,
  name,
];
/** No entry tells the items or the readers. */
export const changedProgramme = <Part>(
  name: Part,
  day: string,
  items: number,
): SentenceParts<Part> => [
  `Saved the programme of ${formatDay(day)} (items: ${items}) for the gathering `,
  name,
];

/** The names of the fields of gatherings. */
export const gatheringKind = 'Kind';
export const title = 'Title';
export const description = 'Description';
export const onlineAddress = 'Online address';
export const onlineFor = 'Online address for';
export const audience = 'For';
export const firstDay = 'First day';
export const time = 'Time';
export const minutes = 'Minutes';
export const repeats = 'Repeats';
export const lastDay = 'Last day';
export const capacity = 'Places';
export const answers = 'Answers';
export const cancelled = 'Cancelled';
export const movedTo = 'Moved to';
export const note = 'Note';

/** The values of these fields. */
export const kindName = (kind: keyof typeof gatherings.kinds): string => gatherings.kinds[kind];
export const everyone = 'For everyone';
export const forLink = 'For those who have the link';
export const once = 'Once';
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const weekday = (day: number): string => WEEKDAYS[day - 1] ?? '';
/** Days of the week are 1 for Monday to 7. */
export const weekly = (weekdays: readonly number[], interval: number) => {
  const days = listed(weekdays.map(weekday));
  return interval === 1 ? `Every week: ${days}` : `Every ${interval} weeks: ${days}`;
};
/** `nth` is 1 to 4, or -1 for the last. */
export const monthly = (nth: number, day: number) =>
  `Every month: ${{ 1: 'first', 2: 'second', 3: 'third', 4: 'fourth' }[nth] ?? 'last'} ${weekday(day)}`;
export const badiMonth = 'On the first day of each Badí month';
export const badiMonthEve = 'On the eve of the first day of each Badí month';
export const holyDay = 'On each Holy Day';
export const holyDayEve = 'On the eve of each Holy Day';
