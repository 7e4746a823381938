import { formatDay } from '../../format-day.ts';
import type { SentenceParts } from '../../sentence-parts.ts';
import { counted, plural } from '../plural.ts';

/** The tab of holy days. */
export const nothingToAdd = 'Nothing to Add';
export const addedTitle = (count: number) => plural(count, 'Holy Day Added', 'Holy Days Added');
export const addFromCalendarTitle = 'Add from the Calendar';
export const aboutAdding =
  'Holy days that are missing in a Badí year are added; those that are there stay as they are.';
export const badiYear = 'Badí Year (B.E.)';
export const adding = 'Adding...';
export const alreadyThere = 'Already there';
export const willBeAdded = 'Will be added';
export const deleted = 'The holy day has been deleted.';
export const deletedTitle = 'Holy Day Deleted';
export const addHolyDay = 'Add Holy Day';
export const added = 'The holy day has been added.';
export const editHolyDay = 'Edit Holy Day';
export const updatedTitle = 'Holy Day Updated';
export const updated = 'The holy day has been updated.';
export const title = 'Holy Days';
export const addFromCalendar = 'Add from the calendar';
/** Leads to what the calendar has for paper. */
export const toPrint = 'Calendars and posters to print';
export const loadError = 'Error loading holy days. Please try again.';
export const loading = 'Loading holy days';
export const none = 'No holy days found. Add some using the button above.';
/** Unfolds those that are over, on a phone; their number stands beside it. */
export const pastDays = 'Past Holy Days';
export const holyDay = 'Holy Day';
export const badiDate = 'Badí Date';
export const gregorianDate = 'Gregorian Date';
export const editDay = (name: string, gregorian: string) => `Edit ${name}, ${gregorian}`;
export const deleteDay = (name: string, gregorian: string) => `Delete ${name}, ${gregorian}`;
export const fetchFailed = 'Failed to fetch holy days';
export const addFailed = 'Failed to add holy day';
export const deleteFailed = 'Failed to delete holy day';
export const addOneTitle = 'Holy Day Added';
export const addHolyDays = (count: number) => `Add ${counted(count, 'Holy Day')}`;
/** The results of adding a year. */
export const addedFromCalendar = (year: number, added: number, there: number) => {
  if (added === 0) return `All holy days of ${year} B.E. were there already.`;
  const sentence = `${counted(added, 'holy day')} of ${year} B.E. added`;
  if (there === 0) return `${sentence}.`;
  return `${sentence}; ${there} ${plural(there, 'was', 'were')} there already.`;
};
export const preview = (added: number, there: number) =>
  `${added} will be added, ${there} ${plural(there, 'is', 'are')} there already.`;
/** Beside a holy day that is listed under another name or date. */
export const listedAs = <Part>(name: Part, date: string): SentenceParts<Part> => [
  'Listed as ',
  name,
  `, ${formatDay(date)}`,
];
export const deleteQuestion = <Part>(name: Part, date: string): SentenceParts<Part> => [
  name,
  ` on ${formatDay(date)} will be deleted. This action cannot be undone.`,
];
/** When fewer than eleven are ahead. */
export const tooFew = (count: number) => {
  const some = count === 1 ? 'Only 1 holy day is' : `Only ${count} holy days are`;
  const listed = count === 0 ? 'No holy day is' : some;
  return `${listed} listed for the coming 12 months. The calendar knows more: choose “Add from the calendar”.`;
};
export const updateFailed = 'Failed to update holy day';
