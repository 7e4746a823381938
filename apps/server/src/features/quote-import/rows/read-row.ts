import {
  isEmptyMarker,
  NewQuote,
  NO_SOURCE_NAME,
  type PreviewIssue,
  type QuoteColumn,
  readLink,
  saysSource,
} from '@bahai-friends/contract';
import { enclosedText } from '@bahai-friends/contract/quotation-marks';
import { type SheetCell, shownText } from '@bahai-friends/spreadsheet';
import type { ReadDate } from '../dates/read-date-column.ts';
import { cellGuard } from '../quote-columns.ts';
import { isMergedOverRows, mergedMessage } from './merged-cells.ts';
import type { Alteration } from './reading-notes.ts';

/** The cells of one row, by the column that they are read as. */
export type RowCells = Readonly<Record<QuoteColumn, SheetCell | undefined>>;

/** A row as it was read. */
export interface ReadRow {
  /** Null when something is wrong with the row. */
  readonly quote: NewQuote | null;
  /** The values as they were read, or as they stand in the file where they could not be. */
  readonly shown: Readonly<Record<'text' | 'source', string>> &
    Readonly<Record<'displayDate' | 'referenceUrl', string | null>>;
  readonly issues: readonly PreviewIssue[];
  readonly alterations: ReadonlySet<Alteration>;
}

/** What a cell says as text, and whether an export has guarded it, so that it is taken literally. */
interface CellText {
  readonly text: string;
  readonly isLiteral: boolean;
}

const NOTHING: CellText = { text: '', isLiteral: false };
const WEB_ADDRESS = /^https?:\/\//i;

const withoutTrailingSlash = (address: string): string => address.replace(/\/$/, '');

/** Reads one row and collects what is wrong with it and what was read otherwise. */
class RowReader {
  readonly issues: PreviewIssue[] = [];
  readonly alterations = new Set<Alteration>();

  addIssue(column: string, message: string): void {
    this.issues.push({ column, message });
  }

  hasIssue(column: string): boolean {
    return this.issues.some((issue) => issue.column === column);
  }

  cellText(cell: SheetCell | undefined, column: QuoteColumn): CellText {
    if (cell === undefined) return NOTHING;
    if (cell.kind === 'unreadable') this.addIssue(column, cell.message);
    else if (cell.kind === 'date') {
      const held = cell.day === null ? 'a date or time' : `the date ${cell.day}`;
      this.addIssue(column, `This cell holds ${held}. Please format it as text and type it again`);
    }
    const typed = shownText(cell).trim();
    const text = cellGuard.unguard(typed);
    if (text !== typed) return { text, isLiteral: true };
    if (isEmptyMarker(text)) {
      this.alterations.add('empty-marker');
      return NOTHING;
    }
    return { text, isLiteral: false };
  }

  text(cell: SheetCell | undefined): string {
    if (cell !== undefined && isMergedOverRows(cell)) this.addIssue('text', mergedMessage(cell));
    const { text, isLiteral } = this.cellText(cell, 'text');
    const enclosed = isLiteral ? null : enclosedText(text);
    if (enclosed === null) return text;
    this.alterations.add('quotation-marks');
    return enclosed.trim();
  }

  source(cell: SheetCell | undefined): string {
    this.noteMerged(cell);
    const { text, isLiteral } = this.cellText(cell, 'source');
    if (text !== '' && !isLiteral && !saysSource(text)) this.addIssue('source', NO_SOURCE_NAME);
    return text;
  }

  date(cell: SheetCell | undefined, date: ReadDate | undefined): string | null {
    if (cell === undefined) return null;
    this.noteMerged(cell);
    if (date === undefined) {
      this.alterations.add('empty-marker');
      return null;
    }
    if ('day' in date) return date.day;
    this.addIssue('displayDate', date.message);
    return null;
  }

  link({ text, source, referenceUrl }: RowCells): string {
    this.noteMerged(referenceUrl);
    const { text: typed } = this.cellText(referenceUrl, 'referenceUrl');
    if (typed === '') return this.#linkElsewhere([source, text]);
    const address = readLink(typed);
    const target = linkOf(referenceUrl);
    const isSame = target && withoutTrailingSlash(target) === withoutTrailingSlash(address);
    // A link into the workbook or to a file of the computer leads nobody anywhere.
    if (
      target !== undefined &&
      !isSame &&
      (WEB_ADDRESS.test(target) || !WEB_ADDRESS.test(address))
    ) {
      this.alterations.add('link-target');
      return target;
    }
    if (address !== typed) this.alterations.add('scheme');
    return address;
  }

  noteMerged(cell: SheetCell | undefined): void {
    if (cell !== undefined && isMergedOverRows(cell)) this.alterations.add('merged');
  }

  /** The first web address that one of the cells leads to. */
  #linkElsewhere(cells: readonly (SheetCell | undefined)[]): string {
    const target = cells.map(linkOf).find((link) => link !== undefined && WEB_ADDRESS.test(link));
    if (target === undefined) return '';
    this.alterations.add('link-elsewhere');
    return target;
  }
}

function linkOf(cell: SheetCell | undefined): string | undefined {
  return cell?.kind === 'text' ? cell.link : undefined;
}

/**
 * Reads a row.
 *
 * @param date What its date means, read with the whole column; undefined when it says that there is none.
 */
export function readRow(cells: RowCells, date: ReadDate | undefined): ReadRow {
  const reader = new RowReader();
  const values = {
    text: reader.text(cells.text),
    source: reader.source(cells.source),
    displayDate: reader.date(cells.displayDate, date),
    referenceUrl: reader.link(cells),
  };
  const { data, error } = NewQuote.safeParse(values);
  for (const { path, message } of error?.issues ?? []) {
    const column = String(path[0]);
    if (!reader.hasIssue(column)) reader.addIssue(column, message);
  }
  const { issues, alterations } = reader;
  return {
    quote: issues.length === 0 && data ? data : null,
    shown: {
      text: values.text,
      source: values.source,
      displayDate: values.displayDate ?? (shownText(cells.displayDate) || null),
      referenceUrl: values.referenceUrl || null,
    },
    issues,
    alterations,
  };
}
