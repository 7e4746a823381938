import { type CellObject, SSF } from '@e965/xlsx';
import { parseHyperlink } from '../hyperlink-formula.ts';
import { dayOfSerial } from '../serial-date.ts';
import { linkedCell, type SheetCell, textCell } from '../sheet.ts';

/** For a formula that no program has calculated. */
const NO_RESULT: SheetCell = {
  kind: 'unreadable',
  fault: { code: 'no-result' },
  message: 'This cell has a formula without a result. Please replace it with its value',
};
const NO_NUMBER: SheetCell = {
  kind: 'unreadable',
  fault: { code: 'no-number' },
  message:
    'This cell has a number that cannot be read. Please format the cell as text and type it again',
};
const WRONG: SheetCell = {
  kind: 'unreadable',
  fault: { code: 'error' },
  message: 'This cell shows an error. Please replace it with its value',
};

/** Looking at a text this short costs less than finding out whether it was looked at before. */
const SHORT = 400;

/** A language in a format, such as `[$-409]`; the library shows it as a dollar sign. */
const LANGUAGE = /\[\$-[^\]]*\]/g;

/** Whether a format shows which day it is, and not just a time or a month. */
function showsDay(format: string): boolean {
  return /d/i.test(format.replace(/"[^"]*"|[\\_*].|\[[^\]]*\]/g, ''));
}

function numberCell({ v, z }: CellObject, from1904: boolean): SheetCell {
  const value = Number(v);
  const format = String(z ?? 'General');
  if (SSF.is_date(format)) {
    return { kind: 'date', day: showsDay(format) ? dayOfSerial(value, from1904) : null };
  }
  try {
    const shown = format.replace(LANGUAGE, '') || 'General';
    if (Number.isFinite(value)) return { kind: 'number', text: String(SSF.format(shown, value)) };
  } catch {
    // A format that the library does not know.
  }
  return NO_NUMBER;
}

/** Reads the cells of one workbook. */
export class CellReader {
  readonly #from1904: boolean;
  /** Cells by their text: a long one may stand in all cells of a workbook, and is looked at once. */
  readonly #texts = new Map<string, SheetCell | undefined>();

  /** @param from1904 Whether the days of the workbook are counted from 1904. */
  constructor(from1904: boolean) {
    this.#from1904 = from1904;
  }

  /** What a cell shows; none when it is empty. */
  read(cell: CellObject): SheetCell | undefined {
    const formula = cell.f === undefined ? null : parseHyperlink(cell.f);
    if (!formula) return this.#value(cell);
    const { address, shown } = formula;
    return linkedCell(shown === undefined ? this.#value(cell) : this.#text(shown), address);
  }

  /** Whether {@link read} would find something. */
  isFilled(cell: CellObject): boolean {
    return cell.t === 'n' || this.read(cell) !== undefined;
  }

  #value(cell: CellObject): SheetCell | undefined {
    switch (cell.t) {
      case 'z':
        return cell.f === undefined ? undefined : NO_RESULT;
      case 'n':
        // Programs that do not calculate write 0.
        if (cell.f !== undefined && cell.v === 0) return NO_RESULT;
        return numberCell(cell, this.#from1904);
      case 'b':
        return { kind: 'text', text: cell.v ? 'TRUE' : 'FALSE' };
      case 'e':
        return WRONG;
      default: {
        const content = this.#text(String(cell.v ?? ''));
        return cell.l === undefined ? content : linkedCell(content, cell.l.Target);
      }
    }
  }

  #text(text: string): SheetCell | undefined {
    if (text.length <= SHORT) return textCell(text);
    if (this.#texts.has(text)) return this.#texts.get(text);
    const cell = textCell(text);
    this.#texts.set(text, cell);
    return cell;
  }
}
