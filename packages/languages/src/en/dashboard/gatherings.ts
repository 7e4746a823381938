import type { SentenceParts } from '../../sentence-parts.ts';
import { gatherings } from '../gatherings.ts';
import { counted } from '../plural.ts';

/** The tab of what a community does together. */
export const title = 'Gatherings';
export const days = 'Single days';
export const add = 'Add gathering';
export const adding = 'Adding...';
export const edit = 'Edit gathering';
export const search = 'Search gatherings';
export const loading = 'Loading gatherings';
export const loadError = 'The gatherings could not be loaded. Please try again.';
export const none = 'There are no gatherings yet. Add one using the button above.';
export const noneFound = 'No gathering matches the search.';
export const gathering = 'Gathering';
export const next = 'Next';
export const noNext = 'Nothing further';
/** Names a button of one gathering, or of one day, for screen readers. */
export const actionOf = (action: string, name: string) => `${action}: ${name}`;

/** The form. */
export const byWeek = 'By the week';
export const byMonth = 'By the month';
export const byBadiMonth = 'Each Badí month';
export const byHolyDay = 'Each Holy Day';
export const weekdays = 'Days of the week';
export const weekday = 'Day of the week';
export const interval = 'Every how many weeks (1 to 8)';
export const nth = 'Which one in the month';
export const nthName = (nth: number) =>
  ({ 1: 'First', 2: 'Second', 3: 'Third', 4: 'Fourth' })[nth] ?? 'Last';
export const when = 'When';
export const onEve = 'On the eve';
export const onDay = 'On the day itself';
export const place = 'Place';
export const language = 'Language';
export const ownLanguage = 'That of the community';
export const onlineHint = 'A meeting’s address often has its password in it.';
export const audienceHint =
  'Feasts and classes for children and junior youth are for those who have the link, unless you choose otherwise.';
export const endsHint = 'Empty: without an end.';
export const capacityHint = 'Empty: as many as come.';
export const added = 'The gathering has been added.';
export const changed = 'The gathering has been changed.';
export const saveFailed = 'Failed to save the gathering';

/** Deletion, and what brings a gathering back. */
export const deleteQuestion = <Part>(name: Part): SentenceParts<Part> => [
  name,
  ' will be deleted with all its days. For 30 days it can be brought back below the list.',
];
export const deleted = 'The gathering has been deleted. It can be brought back below the list.';
export const deleteFailed = 'Failed to delete the gathering';
export const deletions = 'Deleted in the last 30 days';
export const noDeletions = 'No gathering was deleted.';
export const deletedBy = <Part>(name: Part, at: Part): SentenceParts<Part> => [
  at,
  ', deleted by ',
  name,
];
export const bringBack = 'Bring back';
export const broughtBack = 'The gathering is back.';
/** Beside the button in the message that one is deleted: another way to the same. */
export const undoLater = 'It can also be brought back below the list of gatherings';
export const bringBackFailed = 'Failed to bring the gathering back';

/** A series that nobody confirms. */
export const goesOn = 'It goes on';
export const shownUntil = (day: string) => `Confirm by ${day} that it goes on`;
export const stopped = 'Visitors see it no longer, since nobody has confirmed that it goes on.';
export const renewed = 'It is shown again for 95 days.';
export const renewFailed = 'Failed to confirm the gathering';

/** Leads to the next meeting's page, where it can be passed on. */
export const share = 'Share';

/** The link for those who have it. */
export const link = 'Link';
export const aboutLink =
  'Whoever has this link sees all of the gathering, with its online address. Pass it on with care.';
export const copy = 'Copy the link';
export const copied = 'The link has been copied.';
export const copyFailed = 'The link could not be copied. Please mark and copy it yourself.';
export const newLink = 'Make a new link';
export const newLinkQuestion =
  'The present link leads nowhere from then on, in calendars that have subscribed to it, too. Make a new one?';
export const newLinkMade = 'The gathering has a new link.';
export const newLinkFailed = 'Failed to make a new link';

/** Single days. */
export const allGatherings = 'All gatherings';
export const from = 'From';
export const to = 'To';
export const noDays = 'There is nothing between these days.';
export const loadingDays = 'Loading the days';
export const daysError = 'The days could not be loaded. Please try again.';
export const change = 'Change';
export const changeDay = 'Change this day';
export const cancelDay = 'Call off';
export const heldAfterAll = 'It takes place after all';
export const asOthers = 'As the others again';
/** Both are written already. */
export const dayAndTime = (day: string, time: string) => gatherings.dayAndTime(day, time);
/** One day of a gathering. */
export const dayOf = <Part>(name: Part, day: string): SentenceParts<Part> => [name, `, ${day}`];
export const movedFrom = (day: string) => gatherings.movedFrom(day);
export const held = 'Held on';
export const emptyAsOthers = 'Empty: as the others.';
export const dayChanged = 'The day has been changed.';
export const dayCancelled = 'The day has been called off.';
export const dayAsOthers = 'The day is as the others again.';
export const dayFailed = 'Failed to change the day';

/** The year. A day is in both calendars, with what it is. */
export const dayWithCount = (day: string, count: number) =>
  `${day}: ${count === 0 ? 'no gathering' : counted(count, 'gathering')}`;
export const withOne = 'With a gathering';
export const withSeveral = 'With several';
export const withoutAny = 'Without a gathering';
export const gatheringsOfDay = 'Gatherings of the Day';
