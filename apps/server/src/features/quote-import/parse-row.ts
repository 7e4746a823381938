import {
  LISTED_ISSUES_MAX,
  NewQuote,
  type QuoteColumn,
  type QuoteFileFormat,
  type RowIssue,
} from '@bahai-friends/contract';
import { type SheetCell, type SheetRow, shownText } from '@bahai-friends/spreadsheet';
import type { DateColumn } from './dates/read-date-column.ts';
import type { Header } from './parse-header.ts';
import { cellGuard } from './quote-columns.ts';

const TOO_MANY_VALUES =
  'This row has more values than there are columns. Please put quotation marks around a text that contains the separator';

type Problem = Omit<RowIssue, 'row'>;

/** Parses one row after the other and counts what is wrong with them. */
export class RowParser {
  readonly issues: RowIssue[] = [];
  total = 0;
  readonly #header: Header;
  readonly #isDelimited: boolean;
  readonly #dates: DateColumn['dates'];

  constructor(header: Header, format: QuoteFileFormat, dates: DateColumn['dates']) {
    this.#header = header;
    this.#isDelimited = format === 'csv';
    this.#dates = dates;
  }

  /** A row's quote, or null when something is wrong with it. */
  parse(sheetRow: SheetRow): NewQuote | null {
    const { row, cells } = sheetRow;
    const problems: Problem[] = [];
    const cell = (column: QuoteColumn) => cellOf(sheetRow, column, this.#header);
    const values = {
      text: parseText(cell('text'), 'text', problems),
      source: parseText(cell('source'), 'source', problems),
      displayDate: this.#dayOf(row, problems),
      referenceUrl: parseUrl(cell('referenceUrl'), problems),
    };
    const quote = NewQuote.safeParse(values);
    for (const { path, message } of quote.error?.issues ?? []) {
      const column = String(path[0]);
      if (!problems.some((known) => known.column === column)) problems.push({ column, message });
    }
    if (this.#isDelimited && cells.slice(this.#header.names.length).some(Boolean)) {
      problems.push({ column: '', message: TOO_MANY_VALUES });
    }
    this.total += problems.length;
    const room = LISTED_ISSUES_MAX - this.issues.length;
    this.issues.push(...problems.slice(0, room).map((problem) => ({ row, ...problem })));
    return problems.length === 0 && quote.success ? quote.data : null;
  }

  #dayOf(row: number, problems: Problem[]): string | null {
    const date = this.#dates.get(row);
    if (date === undefined) return null;
    if ('day' in date) return date.day;
    problems.push({ column: 'displayDate', message: date.message });
    return null;
  }
}

/** A row's cell in a column. */
export function cellOf(
  { cells }: SheetRow,
  column: QuoteColumn,
  { at }: Header,
): SheetCell | undefined {
  return cells[at.get(column) ?? -1];
}

function parseText(
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
  return cellGuard.unguard(shownText(cell).trim());
}

function parseUrl(cell: SheetCell | undefined, problems: Problem[]): string | undefined {
  const text = parseText(cell, 'referenceUrl', problems);
  const isLink = cell?.kind === 'text' && cell.link !== undefined && !/^https?:/i.test(text ?? '');
  return isLink ? cell.link : text;
}
