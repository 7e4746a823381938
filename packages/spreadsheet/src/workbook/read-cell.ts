import { type CellObject, SSF } from '@e965/xlsx';
import { parseHyperlink } from '../hyperlink-formula.ts';
import { dayOfSerial } from '../serial-date.ts';
import { linkedCell, type SheetCell, type ShownParts, textCell } from '../sheet.ts';

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

/** Words of a format, and what stands for nothing of a date. */
const ASIDE = /"[^"]*"|[\\_*]./g;
const BRACKETS = /\[[^\]]*\]/g;
/** A length of time, such as `[mm]`, and halves of days, whose letter is that of months. */
const TIME = /\[[hms]+\]|AM\/PM|A\/P/i;

/** A date in a format that does not show which day it is: minutes have the letter of months. */
function shownParts(format: string, letters: string, day: string | null): ShownParts | null {
  if (day === null || TIME.test(format) || /[hs]/i.test(letters)) return null;
  const [year, month] = day.split('-').map(Number);
  const shown = {
    ...(/y/i.test(letters) && year !== undefined && { year }),
    ...(/m/i.test(letters) && month !== undefined && { month }),
  };
  return Object.keys(shown).length > 0 ? shown : null;
}

function dateCell(format: string, value: number, from1904: boolean): SheetCell {
  const day = dayOfSerial(value, from1904);
  const plain = format.replace(ASIDE, '');
  const letters = plain.replace(BRACKETS, '');
  if (/d/i.test(letters)) return { kind: 'date', day };
  const shown = shownParts(plain, letters, day);
  return { kind: 'date', day: null, ...(shown && { shown }) };
}

function numberCell({ v, z }: CellObject, from1904: boolean): SheetCell {
  const value = Number(v);
  const format = String(z ?? 'General');
  if (SSF.is_date(format)) return dateCell(format, value, from1904);
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
