import {
  type CellColumn,
  type ColumnKind,
  isEmptyMarker,
  NO_SOURCE_NAME,
  type PreviewIssue,
  readLink,
  type SingleProblem,
  say,
  saysSource,
} from '@bahai-friends/contract';
import { enclosedText } from '@bahai-friends/contract/quotation-marks';
import { excerpt, type SheetCell, shownText } from '@bahai-friends/spreadsheet';
import type { ReadDate } from '../dates/read-date-column.ts';
import { languageNamed } from '../named-language.ts';
import { cellGuard } from '../quote-columns.ts';
import { sayUnreadable } from '../unreadable-cell.ts';
import { isMergedOverRows, sayMerged } from './merged-cells.ts';
import type { Alteration } from './reading-notes.ts';

/** A cell's text, and whether an export has guarded it, so that it is taken literally. */
interface CellText {
  readonly text: string;
  readonly isLiteral: boolean;
}

const NOTHING: CellText = { text: '', isLiteral: false };
const WEB_ADDRESS = /^https?:\/\//i;

const withoutTrailingSlash = (address: string): string => address.replace(/\/$/, '');

/** A cell that is read, and what else its row says. */
export interface CellPlace {
  readonly cell: SheetCell | undefined;
  readonly column: CellColumn;
  /** Cells whose hyperlinks are used when the link's own cell has none: the first that leads to a web address. */
  readonly linking: readonly (SheetCell | undefined)[];
  /** The meaning of its date; undefined when the row says that it has none. */
  readonly date: ReadDate | undefined;
}

/** Reads one row and collects what is wrong with it and what was read otherwise. */
export class RowReader
  implements Readonly<Record<ColumnKind, (place: CellPlace) => string | null>>
{
  readonly issues: PreviewIssue[] = [];
  readonly alterations = new Set<Alteration>();

  addIssue(column: string, { code, values, message }: SingleProblem): void {
    this.issues.push({ column, code, values, message });
  }

  hasIssue(column: string): boolean {
    return this.issues.some((issue) => issue.column === column);
  }

  cellText(cell: SheetCell | undefined, column: CellColumn): CellText {
    if (cell === undefined) return NOTHING;
    if (cell.kind === 'unreadable') this.addIssue(column, sayUnreadable(cell));
    else if (cell.kind === 'date') {
      const held =
        cell.day === null ? say('cell-with-time') : say('cell-with-date', { date: cell.day });
      this.addIssue(column, held);
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

  quote({ cell, column }: CellPlace): string {
    if (cell !== undefined && isMergedOverRows(cell)) this.addIssue(column, sayMerged(cell));
    const { text, isLiteral } = this.cellText(cell, column);
    const enclosed = isLiteral ? null : enclosedText(text);
    if (enclosed === null) return text;
    this.alterations.add('quotation-marks');
    return enclosed.trim();
  }

  source({ cell, column }: CellPlace): string {
    this.noteMerged(cell);
    const { text, isLiteral } = this.cellText(cell, column);
    if (text !== '' && !isLiteral && !saysSource(text)) this.addIssue(column, NO_SOURCE_NAME);
    return text;
  }

  language({ cell, column }: CellPlace): string {
    this.noteMerged(cell);
    const { text } = this.cellText(cell, column);
    const language = languageNamed(text);
    if (language === undefined && text !== '') {
      this.addIssue(column, say('language-unknown', { text: excerpt(text) }));
    }
    return language ?? text;
  }

  text({ cell, column }: CellPlace): string {
    this.noteMerged(cell);
    return this.cellText(cell, column).text;
  }

  date({ cell, column, date }: CellPlace): string | null {
    if (cell === undefined) return null;
    this.noteMerged(cell);
    if (date === undefined) {
      this.alterations.add('empty-marker');
      return null;
    }
    if ('day' in date) return date.day;
    this.addIssue(column, date.said);
    return null;
  }

  link({ cell, column, linking }: CellPlace): string {
    this.noteMerged(cell);
    const { text: typed } = this.cellText(cell, column);
    if (typed === '') return this.#linkElsewhere(linking);
    const address = readLink(typed);
    const target = linkOf(cell);
    const isSame = target && withoutTrailingSlash(target) === withoutTrailingSlash(address);
    // A link into the workbook or to a file of somebody's computer is of no use to readers.
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
