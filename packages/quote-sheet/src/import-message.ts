import { type AnyProblem, type FileNeed, type SingleProblem, say } from '@bahai-friends/contract';
import { excerpt } from '@bahai-friends/spreadsheet';
import type { SheetColumns } from './columns/find-columns.ts';
import { sayOfFile } from './import-result.ts';
import { HEADER_HELP, type SheetReading } from './read-sheet.ts';

/** Sheets that a question names. */
const NAMED_SHEETS_MAX = 5;

function columnsQuestion({ issues, doubled, unsure, at, names }: SheetColumns): SingleProblem {
  if (issues.length > doubled.length + unsure.length) return HEADER_HELP;
  if (doubled.length > 0) return say('headings-doubled', { columns: doubled });
  const [first] = unsure;
  if (first) return say('heading-of-which-language', { heading: first.heading });
  const date = at.get('displayDate');
  return date === undefined
    ? say('dates-elsewhere')
    : say('column-without-dates', { heading: excerpt(names[date] ?? '') });
}

/** The questions that a file leaves open, with ways in which the file itself could answer them. */
const QUESTIONS: Readonly<Record<FileNeed, (reading: SheetReading) => readonly SingleProblem[]>> = {
  sheet: ({ opened }) => {
    const names = opened.sheets.map(({ name }) => name);
    const sheets = names.slice(0, NAMED_SHEETS_MAX);
    return [say('which-sheet', { sheets, areAll: sheets.length === names.length })];
  },
  encoding: () => [say('which-encoding')],
  columns: ({ columns }) => [columnsQuestion(columns)],
  dateOrder: ({ content }) => {
    const { text: whole = '', choices = [] } = content?.dates.question ?? {};
    const text = excerpt(whole);
    const [only, other] = choices;
    if (only && !other) return [say('dates-contradict', { text, order: only.order })];
    const ambiguous = say('dates-ambiguous', { text, days: choices.map(({ day }) => day) });
    return content?.dates.advice ? [ambiguous] : [ambiguous, say('write-dates')];
  },
};

/**
 * Why a file is not imported, and what to do about it.
 *
 * @param wrongRows How many of its rows have problems.
 */
export function importProblem(reading: SheetReading, wrongRows: number): AnyProblem {
  // While columns are asked for, nobody knows yet what the dates are.
  const advice = reading.columns.isUnsure ? null : reading.content?.dates.advice;
  const questions = reading.needs.flatMap((need) => QUESTIONS[need](reading));
  const rest = questions.length > 0 ? questions : [say('file-has-problems', { count: wrongRows })];
  return sayOfFile(advice ? [advice, ...rest] : rest);
}
