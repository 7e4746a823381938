import { formatDay } from '../../format-day.ts';

type DateOrder = 'dmy' | 'mdy' | 'ymd';

/** CSV, or either kind of workbook. */
interface Kind {
  readonly kind: 'csv' | 'workbook';
}
/** The years that people may give. */
interface Years {
  readonly min: number;
  readonly max: number;
}
/** The text of a cell; of a long one the beginning. */
interface Text {
  readonly text: string;
}

const WRITE_THEM = 'Please write the dates as YYYY-MM-DD.';
const WRITE_IT = 'Please write it as YYYY-MM-DD, such as 2026-03-21';
const GREGORIAN = 'Please write the Gregorian date as YYYY-MM-DD, such as 2026-03-21';

const orderWords: Readonly<Record<DateOrder, string>> = {
  dmy: 'the day first',
  mdy: 'the month first',
  ymd: 'the year first',
};

// Made when first used, as formats of numbers are.
let weekdays: Intl.DateTimeFormat | undefined;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The instant of a Sunday, in milliseconds since 1970. */
const SUNDAY = Date.UTC(2026, 2, 22);
/** @param weekday 0 for Sunday. */
function weekdayName(weekday: number): string {
  weekdays ??= new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
  return weekdays.format(SUNDAY + weekday * DAY_MS);
}

/** Questions that a file leaves open about its dates, with ways in which it could answer them itself. */
const questions = {
  'dates-elsewhere': () =>
    'A column that is not read as the date has dates. Please call it displayDate if they are those of the quotes.',
  'column-without-dates': ({ heading }: { readonly heading: string }) =>
    `The column “${heading}” has no dates. Please put them into a column displayDate, or give this one another heading.`,
  'dates-contradict': ({ text, order }: Text & { readonly order: DateOrder }) =>
    `The dates of the file contradict each other: “${text}” has ${orderWords[order]}, and others do not. Please write them as YYYY-MM-DD.`,
  'dates-ambiguous': ({ text, days }: Text & { readonly days: readonly string[] }) =>
    `The dates of the file can be read in different ways: “${text}” is ${days.map(formatDay).join(' or ')}.`,
  'write-dates': () => 'Please write them as YYYY-MM-DD.',
};

/** Advice where all dates of a file have the same problem. */
const advice = {
  'all-dates-of-other-form': ({ kind }: Kind) =>
    kind === 'csv'
      ? 'No date in the file has the form YYYY-MM-DD: spreadsheet programs rewrite dates in CSV files. Please save the file as an Excel workbook (.xlsx), or write the dates as YYYY-MM-DD.'
      : `Every date in the file is a text in another form than YYYY-MM-DD. ${WRITE_THEM}`,
  'all-dates-numbers': ({ kind }: Kind) =>
    kind === 'csv'
      ? 'Every date in the file is a number. Please give the column displayDate the format YYYY-MM-DD in the spreadsheet program, and save the file again.'
      : 'Every date in the file is a number. Please format the column displayDate as a date, or write the dates as YYYY-MM-DD.',
  'all-dates-not-real': () => `No date in the file is a real day. ${WRITE_THEM}`,
  'all-dates-of-other-years': ({ min, max }: Years) =>
    `No date in the file has a year from ${min} to ${max}. ${WRITE_THEM}`,
  'all-dates-of-other-calendar': () =>
    'Every date in the file looks like one of the Iranian or Islamic calendar. Please write the Gregorian dates as YYYY-MM-DD.',
  'all-weekdays-wrong': () =>
    'No weekday in the file fits its date. Please correct the dates, or leave the weekdays out.',
  'all-dates-unknown': () => `No date in the file can be read. ${WRITE_THEM}`,
  'all-dates-unsure': () =>
    'No date in the file stands for a sure day. Please format the column displayDate as text, and write the dates as YYYY-MM-DD.',
  'all-date-cells-unreadable': () =>
    'No cell of the column displayDate can be read. Please type the dates again as YYYY-MM-DD.',
};

/** Problems of a date; `text` is as it stands in the file. */
const dates = {
  'date-unsure': () =>
    'This cell has a date or time that stands for no sure day. Please write it as YYYY-MM-DD',
  'date-ambiguous': ({ text }: Text) => `“${text}” may mean two different days. ${WRITE_IT}`,
  'date-with-short-year': ({ text }: Text) => `“${text}” has no year of four digits. ${WRITE_IT}`,
  'date-is-number': ({ text }: Text) =>
    `“${text}” is a number, not a date. ${WRITE_IT}, or format the cell as a date`,
  'date-not-real': ({ text }: Text) => `There is no day “${text}”. ${WRITE_IT}`,
  'date-unknown': ({ text }: Text) => `“${text}” is not a date that can be read. ${WRITE_IT}`,
  'date-of-other-calendar': ({ text }: Text) =>
    `“${text}” looks like a date of the Iranian or Islamic calendar. ${GREGORIAN}`,
  'date-with-year-of-other-calendar': ({ text }: Text) =>
    `The year of “${text}” looks like an Iranian or Islamic year. ${GREGORIAN}`,
  'date-with-other-year': ({ text, min, max }: Text & Years) =>
    `The year of “${text}” is not one of ${min} to ${max}. ${WRITE_IT}`,
  /** `written` has the weekdays that the text may name, 0 for Sunday; `weekday` is that of the date. */
  'date-with-other-weekday': (
    wrong: Text & {
      readonly written: readonly number[];
      readonly date: string;
      readonly weekday: number;
    },
  ) =>
    `“${wrong.text}” says ${wrong.written.map(weekdayName).join(' or ')}, but ${formatDay(wrong.date)} is a ${weekdayName(wrong.weekday)}. Please correct the date or its weekday`,
  /** `meant` is the only day that the text can mean, where there is one. */
  'date-of-other-order': ({
    text,
    order,
    meant,
  }: Text & { readonly order: DateOrder; readonly meant: string | null }) =>
    `“${text}” does not have ${orderWords[order]}. ${meant === null ? WRITE_IT : `Please write it as ${meant}`}`,
};

/** Problems of the dates in a file of quotes. */
export const sheetDates = { ...questions, ...advice, ...dates };
