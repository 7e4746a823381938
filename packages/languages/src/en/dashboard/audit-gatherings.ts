import { formatDay } from '../../format-day.ts';
import type { SentenceParts } from '../../sentence-parts.ts';

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

/** What the fields of gatherings are called. */
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
