import { type FileNeed, formatDay, formatNumber } from '@bahai-friends/contract';
import { excerpt } from '@bahai-friends/spreadsheet';
import type { SheetColumns } from './columns/find-columns.ts';
import { orderWords } from './dates/date-fault.ts';
import { HEADER_HELP, type SheetReading } from './read-sheet.ts';

/** What is said of a file with problems, whatever they are. */
export function problemsMessage(total: number): string {
  return total === 1
    ? 'The file was not uploaded because of 1 problem. Please correct it and upload again.'
    : `The file was not uploaded because of ${formatNumber(total)} problems. Please correct them and upload again.`;
}

/** Sheets that a question names. */
const NAMED_SHEETS_MAX = 5;

function columnsQuestion({ issues, doubled, at, names }: SheetColumns): string {
  if (issues.length > doubled.length) return HEADER_HELP;
  if (doubled.length > 0) {
    const headings = doubled.join(' and ');
    return `Several columns have a heading for ${headings}. Please give those that are not meant another one.`;
  }
  const date = at.get('displayDate');
  return date === undefined
    ? 'A column that is not read as the date has dates. Please call it displayDate if they are those of the quotes.'
    : `The column “${excerpt(names[date] ?? '')}” has no dates. Please put them into a column displayDate, or give this one another heading.`;
}

/** What a file leaves open, and how it would say it itself. */
const QUESTIONS: Readonly<Record<FileNeed, (reading: SheetReading) => string>> = {
  sheet: ({ opened }) => {
    const names = opened.sheets.map(({ name }) => `“${name}”`);
    const more = names.length > NAMED_SHEETS_MAX ? ' and others' : '';
    const shown = names.slice(0, NAMED_SHEETS_MAX).join(', ');
    return `Several sheets of the workbook could be meant: ${shown}${more}. Please call the right one “Quotes”.`;
  },
  encoding: () =>
    'The file does not say in which encoding its letters are. Please save it as “CSV UTF-8”.',
  columns: ({ columns }) => columnsQuestion(columns),
  dateOrder: ({ content }) => {
    const { text = '', choices = [] } = content?.dates.question ?? {};
    const [only, other] = choices;
    if (only && !other) {
      return `The dates of the file contradict each other: “${excerpt(text)}” has ${orderWords(only.order)}, and others do not. Please write them as YYYY-MM-DD.`;
    }
    const days = choices.map(({ day }) => formatDay(day)).join(' or ');
    const remedy = content?.dates.advice ? '' : ' Please write them as YYYY-MM-DD.';
    return `The dates of the file can be read in different ways: “${excerpt(text)}” is ${days}.${remedy}`;
  },
};

/** Why a file is not imported, and what to do about it. */
export function importMessage(reading: SheetReading, total: number): string {
  // While columns are asked for, nobody knows yet what the dates are.
  const advice = reading.columns.isUnsure ? null : reading.content?.dates.advice;
  const questions = reading.needs.map((need) => QUESTIONS[need](reading));
  const rest = questions.length > 0 ? questions : [problemsMessage(total)];
  return [advice, ...rest].filter(Boolean).join(' ');
}
