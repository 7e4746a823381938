import { formatDay } from '../../../format-day.ts';
import type { SentenceParts } from '../../../sentence-parts.ts';
import { formatNumber } from '../../format-number.ts';
import { counted } from '../../plural.ts';

/** The list of quotes, beside what `quotes.ts` says of them. */
export const view = 'View';
export const list = 'List';

/** How long scheduled quotes last; days are civil days. */
interface ScheduleEnd {
  /** The last day of the run of days from today on that all have a quote; null where today has none. */
  readonly lastDay: string | null;
  /** The days of that run, today included. */
  readonly days: number;
  /** The first day after it, or after today, that has a quote again; null where none has. */
  readonly next: string | null;
}

/** When the scheduled quotes run out. */
export const scheduleEnd = ({ lastDay, days, next }: ScheduleEnd) => {
  if (lastDay === null) {
    return next === null
      ? 'No quote is scheduled for today or later'
      : `No quote is scheduled for today; the next one is for ${formatDay(next)}`;
  }
  const end = `Scheduled quotes run out after ${formatDay(lastDay)}: ${counted(days, 'day')} left`;
  return next === null ? end : `${end}; the next one is for ${formatDay(next)}`;
};

/** Filters; on a phone a button unfolds them, and says how many are set. */
export const filters = 'Filters';
export const filtersSet = (count: number) => (count === 0 ? 'Filters' : `Filters (${count} set)`);
export const clearFilters = 'Clear Filters';
export const search = 'Search';
export const searchHint = 'Search quotes and sources...';
export const status = 'Status';
export const allStatuses = 'All';
export const current = 'Current';
export const upcoming = 'Upcoming';
export const past = 'Past';
export const unscheduled = 'Unscheduled';
export const upload = 'Upload';
export const allUploads = 'All';
/** One that an address names and that is not among those to choose from. */
export const earlierUpload = 'An earlier upload';
/** An upload; `file` is null where it is not known. The characters keep a name of any direction together. */
export const uploadOf = (file: string | null, day: string) =>
  `\u2068${file ?? 'A file'}\u2069, ${formatDay(day)}`;
export const uploadUnknown =
  'The upload in this address does not exist any more: the quotes of all uploads are shown.';
export const dateRange = 'Date Range';
export const from = 'From';
export const to = 'To';

/** Above the table. */
export const showing = (first: number, last: number, total: number) =>
  `Showing ${first}-${last} of ${total} quotes`;
export const quotesPerPage = 'Quotes per page';
export const pages = 'Pages of quotes';
export const exportQuotes = 'Export Quotes';
export const exportXlsx = 'Export as XLSX';
export const exporting = 'Exporting...';

/** In place of an empty table. */
export const noneFound = 'No quotes found matching your filters';
export const addFirst = 'Add the first ones under “Upload Quotes”.';
export const clearOrAdd = 'Clear the filters, or add quotes under “Upload Quotes”.';

/** Columns, and whether the day of a quote is today, to come or past. */
export const select = 'Select';
export const selectPage = 'Select all on this page';
export const quote = 'Quote';
export const source = 'Source';
export const today = 'Today';
export const isUpcoming = 'Upcoming';
export const isPast = 'Past';
export const isUnscheduled = 'Not scheduled';
/** Of a quote, whose beginning is given with quotation marks. */
export const selectQuote = (beginning: string) => `Select ${beginning}`;
export const actionsFor = (beginning: string) => `Actions for ${beginning}`;
/** Opens what passes a quote on; the title of that, and what is said where it did not come. */
export const share = (beginning: string) => `Share ${beginning}`;
export const shareTitle = 'Share this quote';
export const shareNotLoaded = 'This could not be loaded. Please check your connection.';
/** Leads to where a quote is from. */
export const reference = 'Reference';

/** The selection, and the actions for it. */
export const selectedQuotes = 'Selected quotes';
export const selected = (count: number, hidden: number, isAll: boolean) => {
  const some = `${formatNumber(count)} selected`;
  if (hidden > 0) return `${some} (${formatNumber(hidden)} of them hidden by the filters)`;
  return isAll ? `${some} (all that match)` : some;
};
export const selectMatching = (count: number) => `Select all ${formatNumber(count)} that match`;
export const matchingSelected = (count: number) =>
  `All ${formatNumber(count)} that match are selected`;
export const deleteSelected = 'Delete Selected';
export const clearSelection = 'Clear Selection';
export const deleteSelectedTitle = 'Bulk Delete Quotes';
export const deleteSelectedQuestion = (count: number, days: number) =>
  `Are you sure you want to delete ${counted(count, 'quote')}? This can be undone for ${days} days, under “Recent uploads and changes”.`;

/** Dialogs about one quote. */
export const editQuote = 'Edit Quote';
/** Of a quote that is edited: when it was added, and by whom, where that is known. */
export const added = <Part>(at: Part, by: Part | null): SentenceParts<Part> => [
  'Added: ',
  at,
  ...(by === null ? [] : [', by ', by]),
];
export const deleteQuote = 'Delete Quote';
export const cannotBeUndone = 'This action cannot be undone.';

/** Keys of the list, and what they do. */
export const shortcuts = 'Keyboard shortcuts';
export const aboutShortcuts =
  'They work while the focus is in Manage Quotes, and not while you type.';
export const homeKey = 'Home';
export const endKey = 'End';
export const enterKey = 'Enter';
export const spaceKey = 'Space';
export const searches = 'Search, also while nothing has the focus; ↓ leads on to the first quote';
export const nextOrPrevious = 'Next or previous quote';
export const firstOrLast = 'First or last quote of the page';
export const edits = 'Edit the quote';
export const selects = 'Select the quote, or not';
export const showsShortcuts = 'Show these shortcuts';
