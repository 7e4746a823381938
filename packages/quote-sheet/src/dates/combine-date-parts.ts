import { excerpt, type SheetCell, shownText } from '@bahai-friends/spreadsheet';
import { isFilled } from '../is-filled.ts';
import { isMergedOverRows } from '../rows/merged-cells.ts';
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
  if (cell.kind === 'date') return cell.shown?.year ?? null;
  const text = shownText(cell);
  return numberIn(cell.kind === 'number' ? text.replace(/^(\d)[., '’](\d{3})$/, '$1$2') : text);
}

function monthIn(cell: SheetCell): number | null {
  if (cell.kind === 'date') return cell.shown?.month ?? null;
  const text = shownText(cell);
  const [month] = meaningsOf(dateText(text) ?? '').flatMap((meaning) => meaning.month ?? []);
  return month ?? numberIn(text);
}

function shown(name: 'year' | 'month' | 'day', cell: SheetCell | undefined): string {
  const part = cell?.kind === 'date' && name !== 'day' ? cell.shown?.[name] : undefined;
  return `${name} ${part ?? (excerpt(shownText(cell)) || 'missing')}`;
}

function combinedText({ year, month, day }: DateParts): string {
  const [y, m, d] = [
    year && yearIn(year),
    month && monthIn(month),
    day && numberIn(shownText(day)),
  ];
  // A short year stays one: nobody can say which century it is of.
  if (y != null && m != null && d != null) return civilDayOf(y, m, d).replace(/^0+/, '');
  return [shown('year', year), shown('month', month), shown('day', day)].join(', ');
}

/**
 * The date of a row whose year, month and day stand in columns of their own; the month as a number or a name
 * in a language of the product, or a date cell that shows them.
 *
 * @returns A cell with `YYYY-MM-DD`, for `readDateColumn` to check; one with all parts, which is no date, when
 * one of them is missing or no number; undefined when all are empty, or one that says so; an unreadable part as it is.
 * It is merged over rows when one of the parts is.
 * @example
 * combineDateParts({ year: text('2027'), month: text('mars'), day: text('21') }); // '2027-03-21'
 */
export function combineDateParts(parts: DateParts): SheetCell | undefined {
  const { year, month, day } = parts;
  const cells = [year, month, day].filter((cell) => cell !== undefined);
  if (!cells.some(isFilled)) return cells[0];
  const unreadable = cells.find(({ kind }) => kind === 'unreadable');
  if (unreadable) return unreadable;
  const merged = cells.find(isMergedOverRows)?.merged;
  return { kind: 'text', text: combinedText(parts), ...(merged !== undefined && { merged }) };
}
