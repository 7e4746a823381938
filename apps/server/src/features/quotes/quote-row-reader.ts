import {
  LISTED_ISSUES_MAX,
  NewQuote,
  type QuoteColumn,
  type RowIssue,
} from '@bahai-friends/contract';
import { unguardCell } from './cell-guard.ts';
import { type DateFault, dateFaultMessage, readDate } from './quote-date.ts';
import type { Header } from './quote-header.ts';
import { isBlank, type SheetCell, type SheetRow, shownText } from './sheet.ts';

const NO_DAY =
  'This cell has a date or time that stands for no sure day. Please write it as YYYY-MM-DD';

type Problem = Omit<RowIssue, 'row'>;

/** Reads one row after the other and counts what is wrong with them. */
export class RowReader {
  readonly issues: RowIssue[] = [];
  total = 0;
  dates = 0;
  readonly #faults = new Map<DateFault, number>();
  readonly #header: Header;
  readonly #isDelimited: boolean;

  constructor(header: Header, isDelimited: boolean) {
    this.#header = header;
    this.#isDelimited = isDelimited;
  }

  /** What is wrong with every date of the file, if it is always the same. */
  get commonFault(): DateFault | null {
    for (const [fault, count] of this.#faults) if (count === this.dates) return fault;
    return null;
  }

  /** A row's quote, or null when something is wrong with it. */
  read({ row, cells }: SheetRow): NewQuote | null {
    const problems: Problem[] = [];
    const cell = (column: QuoteColumn) => cells[this.#header.at.get(column) ?? -1];
    const values = {
      text: readText(cell('text'), 'text', problems),
      source: readText(cell('source'), 'source', problems),
      displayDate: this.#readDate(cell('displayDate'), problems),
      referenceUrl: readUrl(cell('referenceUrl'), problems),
    };
    const quote = NewQuote.safeParse(values);
    for (const { path, message } of quote.error?.issues ?? []) {
      const column = String(path[0]);
      if (!problems.some((known) => known.column === column)) problems.push({ column, message });
    }
    if (
      this.#isDelimited &&
      cells.slice(this.#header.names.length).some((extra) => !isBlank(extra))
    ) {
      problems.push({
        column: '',
        message:
          'This row has more values than there are columns. Please put quotation marks around a text that contains the separator',
      });
    }
    this.total += problems.length;
    const room = LISTED_ISSUES_MAX - this.issues.length;
    this.issues.push(...problems.slice(0, room).map((problem) => ({ row, ...problem })));
    return problems.length === 0 && quote.success ? quote.data : null;
  }

  #readDate(cell: SheetCell | undefined, problems: Problem[]): string | null {
    if (cell === undefined || isBlank(cell)) return null;
    this.dates += 1;
    const column = 'displayDate';
    if (cell.kind === 'date') {
      if (cell.day === null) problems.push({ column, message: NO_DAY });
      return cell.day;
    }
    if (cell.kind === 'unreadable') {
      problems.push({ column, message: cell.message });
      return null;
    }
    const text = unguardCell(cell.text.trim());
    const reading = cell.kind === 'number' ? { fault: 'number' as const } : readDate(text);
    if ('day' in reading) return reading.day;
    this.#faults.set(reading.fault, (this.#faults.get(reading.fault) ?? 0) + 1);
    problems.push({ column, message: dateFaultMessage(reading.fault, text) });
    return null;
  }
}

function readText(
  cell: SheetCell | undefined,
  column: QuoteColumn,
  problems: Problem[],
): string | undefined {
  if (cell === undefined) return undefined;
  if (cell.kind === 'unreadable') problems.push({ column, message: cell.message });
  else if (cell.kind === 'date') {
    const held = cell.day === null ? 'a date or time' : `the date ${cell.day}`;
    const message = `This cell holds ${held}. Please format it as text and type it again`;
    problems.push({ column, message });
  }
  return unguardCell(shownText(cell).trim());
}

function readUrl(cell: SheetCell | undefined, problems: Problem[]): string | undefined {
  const text = readText(cell, 'referenceUrl', problems);
  const isLink = cell?.kind === 'text' && cell.link !== undefined && !/^https?:/i.test(text ?? '');
  return isLink ? cell.link : text;
}
