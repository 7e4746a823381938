import type { SheetCell } from '@bahai-friends/spreadsheet';
import { describe, expect, it } from 'vitest';
import { readDateColumn } from './read-date-column.ts';

const real = (day: string): SheetCell => ({ kind: 'date', day });
const text = (written: string): SheetCell => ({ kind: 'text', text: written });

/** The last of the notes about a column whose first cell stands in row 2. */
function lastNote(...cells: SheetCell[]): string | undefined {
  const dates = cells.map((cell, index) => ({ row: index + 2, cell }));
  return readDateColumn('Date', dates, { format: 'xlsx' }).notes.at(-1)?.message;
}

describe('date cells with a day up to 12', () => {
  it('may have day and month exchanged beside texts that only one order makes possible', () => {
    const cells = [text('21/03/2027'), real('2027-03-03'), real('2027-05-04'), real('2027-12-01')];
    expect(lastNote(...cells)).toBe(
      '2 date cells, such as that with May 4, 2027 in row 4, may have day and month exchanged: no date ' +
        'cell has a day above 12, and other dates, such as “21/03/2027”, are texts. Spreadsheet ' +
        'programs do this to dates of another country. Please check them.',
    );
    expect(lastNote(text('03/21/2027'), real('2027-04-03'))).toMatch(
      /^The date cell with April 3, 2027 in row 3 may have day and month exchanged: /,
    );
  });

  it.each([
    ['one of them has a later day', [text('21/03/2027'), real('2027-04-03'), real('2027-04-13')]],
    ['exchanging changes none', [text('21/03/2027'), real('2027-04-04')]],
    ['the texts could be of either order', [text('03/04/2027'), real('2027-04-03')]],
    ['the texts are in words', [text('21 mars 2027'), real('2027-04-03')]],
    ['there are no texts', [real('2027-04-03')]],
  ])('are not suspected when %s', (_, cells) => {
    expect(lastNote(...cells) ?? '').not.toMatch(/exchanged/);
  });
});
