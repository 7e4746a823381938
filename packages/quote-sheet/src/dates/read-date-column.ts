import {
  type DateOrder,
  type DateQuestion,
  type QuoteFileFormat,
  type SingleProblem,
  say,
} from '@bahai-friends/contract';
import type { SheetCell } from '@bahai-friends/spreadsheet';
import { sayUnreadable } from '../unreadable-cell.ts';
import { checkDay, type DayOrFault } from './check-day.ts';
import { DateProblems } from './date-advice.ts';
import { type DateFault, dateFault } from './date-fault.ts';
import { DateNotes } from './date-notes.ts';
import { findOrder, isAmbiguous, settleDate } from './date-order.ts';
import { exchangedNote } from './exchanged-dates.ts';
import { orderInHeading } from './heading-date-order.ts';
import { type DayIfKept, dayIfKept } from './kept-days.ts';
import { type ParsedDate, parseDate } from './parse-date.ts';

/** A cell of the date column. */
interface DateCell {
  /** As a spreadsheet program numbers it. */
  readonly row: number;
  readonly cell: SheetCell;
  /** Whether the row has a key: the stored quote that it may name may have a day of any year. */
  readonly hasKey?: boolean;
}

type SettledDay = { readonly day: string; readonly unlessKept?: never } | DayIfKept;

/** `day` is `YYYY-MM-DD`; else what to change is said. */
export type ReadDate =
  | SettledDay
  | {
      readonly said: SingleProblem;
      /** The answer to the column's question decides what it is. */
      readonly isUndecided?: true;
    };

/** A column of dates, read as a whole. */
export interface DateColumn {
  /** By row, for every cell. */
  readonly dates: ReadonlyMap<number, ReadDate>;
  /** How numbers were read; null when nothing in the column decides and nobody said. */
  readonly order: DateOrder | null;
  /** Set when a person has to say the order: an example with the day that each possible order makes of it. */
  readonly question: DateQuestion | null;
  /** Notes about dates that were read differently from their text, with the number of rows. */
  readonly notes: readonly SingleProblem[];
  /** What to do when every date of the file fails for the same reason, else null. */
  readonly advice: SingleProblem | null;
}

interface DateColumnOptions {
  readonly format: QuoteFileFormat;
  /** The order of numbers that a person has chosen. */
  readonly order?: DateOrder | undefined;
}

interface ParsedCell {
  readonly row: number;
  readonly hasKey: boolean;
  readonly text: string;
  readonly parsed: ParsedDate | { readonly kind: 'real'; readonly day: string };
}

const NO_DAY: DateFault = { problem: 'no-day', said: say('date-unsure') };

const faulty = (fault: DateFault) => ({ kind: 'fault', fault }) as const;

function parseReal(day: string | null): ParsedCell['parsed'] {
  if (day === null) return faulty(NO_DAY);
  const checked = checkDay(day, day);
  return 'day' in checked ? { kind: 'real', day } : faulty(checked.fault);
}

/** Parses every cell; the same text only once, since a column often repeats its dates. */
function parseCells(cells: readonly DateCell[]): ParsedCell[] {
  const known = new Map<string, ParsedDate>();
  const parseText = (text: string): ParsedDate => {
    const parsed = known.get(text) ?? parseDate(text);
    known.set(text, parsed);
    return parsed;
  };
  return cells.map(({ row, cell, hasKey = false }) => {
    if (cell.kind === 'date') return { row, hasKey, text: '', parsed: parseReal(cell.day) };
    if (cell.kind === 'text') return { row, hasKey, text: cell.text, parsed: parseText(cell.text) };
    const fault: DateFault =
      cell.kind === 'number'
        ? dateFault('number', cell.text)
        : { problem: 'unreadable', said: sayUnreadable(cell) };
    return { row, hasKey, text: '', parsed: faulty(fault) };
  });
}

function dayOrFault({ parsed }: ParsedCell, order: DateOrder | null): DayOrFault {
  if (parsed.kind === 'fault') return { fault: parsed.fault };
  return parsed.kind === 'year last' ? settleDate(parsed.date, order) : { day: parsed.day };
}

type SettledDate = SettledDay | { readonly fault: DateFault };

function settle(cell: ParsedCell, order: DateOrder | null): SettledDate {
  const settled = dayOrFault(cell, order);
  if ('day' in settled || !cell.hasKey) return settled;
  return dayIfKept(settled.fault) ?? settled;
}

/** Notes a date that was read otherwise than it stands there. */
function note(
  notes: DateNotes,
  { row, text, parsed }: ParsedCell,
  day: string,
  order: DateOrder | null,
) {
  if (parsed.kind === 'year last') {
    const reading = order === 'dmy' || order === 'mdy' ? order : 'either';
    notes.add(reading, { row, text, day, isExample: isAmbiguous(parsed.date) });
    return;
  }
  if (parsed.kind !== 'day' || parsed.form === 'usual') return;
  // In other forms the example shows that a time was left out.
  const reading = parsed.form === 'iso' ? text.includes(':') && 'time' : parsed.form;
  if (reading) notes.add(reading, { row, text, day, isExample: false });
}

/** The order of three numbers when none of them ends with the year. */
function orderOfYearFirst(cells: readonly ParsedCell[]): DateOrder | null {
  const isYearFirst = cells.some(
    ({ parsed }) =>
      parsed.kind === 'day' && (parsed.form === 'iso' || parsed.form === 'year first'),
  );
  return isYearFirst ? 'ymd' : null;
}

/**
 * Reads the dates of a file. What numbers such as 03/04/2027 mean is inferred from the whole column, from a
 * pattern in its heading, or said by a person; it is never guessed.
 *
 * @param cells Those that are not empty, in the order of the file, each row once.
 * @example
 * readDateColumn('Date', [{ row: 2, cell: { kind: 'text', text: '21/03/2027' } }], { format: 'csv' })
 *   .dates.get(2); // { day: '2027-03-21' }
 */
export function readDateColumn(
  heading: string,
  cells: readonly DateCell[],
  { format, order: said }: DateColumnOptions,
): DateColumn {
  const parsed = parseCells(cells);
  const yearLast = parsed.flatMap(({ row, parsed: date }) =>
    date.kind === 'year last' ? [[row, date.date] as const] : [],
  );
  const { order, question } = findOrder(yearLast, orderInHeading(heading), said);
  const dates = new Map<number, ReadDate>();
  const notes = new DateNotes();
  const problems = new DateProblems(format);
  for (const cell of parsed) {
    const settled = settle(cell, order);
    if ('day' in settled) {
      if (question === null) note(notes, cell, settled.day, order);
      problems.add(null);
      dates.set(cell.row, settled);
    } else {
      const { problem, said } = settled.fault;
      problems.add(problem);
      dates.set(cell.row, problem === 'order' ? { said, isUndecided: true } : { said });
    }
  }
  const exchanged = exchangedNote(
    parsed.flatMap(({ row, parsed: date }) =>
      date.kind === 'real' ? [{ row, day: date.day }] : [],
    ),
    yearLast.map(([, date]) => date),
  );
  return {
    dates,
    order: order ?? (yearLast.length === 0 ? orderOfYearFirst(parsed) : null),
    question,
    notes: [...notes.said, ...(exchanged === null ? [] : [exchanged])],
    advice: problems.advice,
  };
}
