import { type SheetRow, shownText } from '@bahai-friends/spreadsheet';
import { filledColumns } from './filled-cells.ts';
import { meaningOf } from './heading-meaning.ts';
import type { Meaning } from './heading-words.ts';

const DATE_PARTS: ReadonlySet<Meaning | undefined> = new Set(['year', 'month', 'day']);

/**
 * The headings of a sheet whose second row divides “Date” into year, month and day, as tables on paper do.
 *
 * @param names The headings of the first row, by column.
 * @param headerRow Its number.
 * @param below The next row with something in it.
 * @returns The headings of both rows together; those of the first when the next is no such one
 */
export function withDividedDate(
  names: readonly string[],
  headerRow: number,
  below: SheetRow | undefined,
): string[] {
  if (below?.row !== headerRow + 1) return [...names];
  const together = [...names];
  const found = new Set<Meaning>();
  for (const column of filledColumns(below)) {
    const heading = shownText(below.cells[column]).trim();
    const above = names[column] ?? '';
    // A heading that is merged over both rows stands in each.
    if (heading === above) continue;
    const meaning = meaningOf(heading)?.meaning;
    const isBelowDate = above === '' || meaningOf(above)?.meaning === 'displayDate';
    if (!meaning || !DATE_PARTS.has(meaning) || !isBelowDate) return [...names];
    found.add(meaning);
    together[column] = heading;
  }
  return found.size === DATE_PARTS.size ? together : [...names];
}
