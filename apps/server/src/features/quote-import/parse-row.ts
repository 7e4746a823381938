import {
  LISTED_ISSUES_MAX,
  NewQuote,
  type QuoteColumn,
  type QuoteFileFormat,
  type RowIssue,
} from '@bahai-friends/contract';
import { type SheetCell, type SheetRow, shownText } from '@bahai-friends/spreadsheet';
import { type DateProblem, DateProblems } from './date-advice.ts';
import { dateFaultMessage, parseDate } from './parse-date.ts';
import type { Header } from './parse-header.ts';
import { cellGuard } from './quote-columns.ts';

const NO_DAY =
  'This cell has a date or time that stands for no sure day. Please write it as YYYY-MM-DD';
const TOO_MANY_VALUES =
  'This row has more values than there are columns. Please put quotation marks around a text that contains the separator';

type Problem = Omit<RowIssue, 'row'>;

/** What a cell for a date holds. */
interface DateCell {
  readonly day: string | null;
  readonly problem: DateProblem | null;
  readonly message?: string;
}

/** Parses one row after the other and counts what is wrong with them. */
export class RowParser {
  readonly issues: RowIssue[] = [];
  readonly dates: DateProblems;
  total = 0;
  readonly #header: Header;
  readonly #isDelimited: boolean;

  constructor(header: Header, format: QuoteFileFormat) {
    this.#header = header;
    this.#isDelimited = format === 'csv';
    this.dates = new DateProblems(format);
  }

  /** A row's cell in a column. */
  cell({ cells }: SheetRow, column: QuoteColumn): SheetCell | undefined {
    return cells[this.#header.at.get(column) ?? -1];
  }

  /** A row's quote, or null when something is wrong with it. */
  parse(sheetRow: SheetRow): NewQuote | null {
    const { row, cells } = sheetRow;
    const problems: Problem[] = [];
    const cell = (column: QuoteColumn) => this.cell(sheetRow, column);
    const values = {
      text: parseText(cell('text'), 'text', problems),
      source: parseText(cell('source'), 'source', problems),
      displayDate: this.#parseDate(cell('displayDate'), problems),
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

  #parseDate(cell: SheetCell | undefined, problems: Problem[]): string | null {
    if (cell === undefined) return null;
    const { day, problem, message } = parseDateCell(cell);
    this.dates.add(problem);
    if (message !== undefined) problems.push({ column: 'displayDate', message });
    return day;
  }
}

function parseDateCell(cell: SheetCell): DateCell {
  if (cell.kind === 'unreadable')
    return { day: null, problem: 'unreadable', message: cell.message };
  if (cell.kind === 'date') {
    const { day } = cell;
    return day === null ? { day, problem: 'no-day', message: NO_DAY } : { day, problem: null };
  }
  const text = cellGuard.unguard(cell.text);
  const parsed = cell.kind === 'number' ? { fault: 'number' as const } : parseDate(text);
  if ('day' in parsed) return { day: parsed.day, problem: null };
  const { fault, meant } = { meant: undefined, ...parsed };
  return { day: null, problem: fault, message: dateFaultMessage(fault, text, meant) };
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
