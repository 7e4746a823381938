import { excerpt, type SheetCell, shownText } from '@bahai-friends/spreadsheet';
import { civilDayOf } from './check-day.ts';
import { dateText } from './date-text.ts';
import { meaningsOf } from './date-words.ts';

/** The cells of one row in columns Year, Month and Day. */
export interface DateParts {
  readonly year?: SheetCell | undefined;
  readonly month?: SheetCell | undefined;
  readonly day?: SheetCell | undefined;
}

/** A number alone, with words around that say nothing, such as 2027年 or “2027 г.”. */
function numberIn(text: string): number | null {
  const plain = dateText(text)?.replace(/[/ ]+$/, '') ?? '';
  const [, before = '', digits = '', behind = ''] = /^(\D*)(\d{1,4})(\D*)$/.exec(plain) ?? [];
  const saysNothing = [before, behind].every((words) =>
    meaningsOf(words).some(({ month, weekdays }) => !month && !weekdays),
  );
  return digits !== '' && saysNothing ? Number(digits) : null;
}

/** A year in a number cell may have a mark for its thousands. */
function yearIn(cell: SheetCell): number | null {
  const text = shownText(cell);
  return numberIn(cell.kind === 'number' ? text.replace(/^(\d)[., '’](\d{3})$/, '$1$2') : text);
}

function monthIn(cell: SheetCell): number | null {
  const text = shownText(cell);
  const [month] = meaningsOf(dateText(text) ?? '').flatMap((meaning) => meaning.month ?? []);
  return month ?? numberIn(text);
}

const shown = (name: string, cell: SheetCell | undefined): string =>
  `${name} ${excerpt(shownText(cell)) || 'missing'}`;

/**
 * The date of a row whose year, month and day stand in columns of their own; the month as a number or a name
 * in a language of the product.
 *
 * @returns A cell with `YYYY-MM-DD`, for `readDateColumn` to check; one with all parts, which is no date, when
 * one of them is missing or no number; undefined when all are empty; an unreadable part as it is
 * @example
 * combineDateParts({ year: text('2027'), month: text('mars'), day: text('21') }); // '2027-03-21'
 */
export function combineDateParts(parts: DateParts): SheetCell | undefined {
  const { year, month, day } = parts;
  const cells = [year, month, day].filter((cell) => cell !== undefined);
  if (cells.length === 0) return undefined;
  const unreadable = cells.find(({ kind }) => kind === 'unreadable');
  if (unreadable) return unreadable;
  const numbers = [year && yearIn(year), month && monthIn(month), day && numberIn(shownText(day))];
  const [y, m, d] = numbers;
  if (y != null && m != null && d != null) {
    // A short year stays one: nobody can say which century it is of.
    return { kind: 'text', text: civilDayOf(y, m, d).replace(/^0+/, '') };
  }
  const all = [shown('year', year), shown('month', month), shown('day', day)];
  return { kind: 'text', text: all.join(', ') };
}
