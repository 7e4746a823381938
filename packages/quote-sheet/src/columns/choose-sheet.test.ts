import { excerpt } from '@bahai-friends/spreadsheet';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../testing/messages-of.ts';
import { type CandidateSheet, chooseSheet } from './choose-sheet.ts';
import { sheetRows } from './testing/sheet-rows.ts';

function sheet(name: string, ...rows: string[][]): CandidateSheet {
  const filled = sheetRows(...rows);
  return {
    name,
    isHidden: false,
    rowCount: filled.length,
    firstRows: (count) => filled.slice(0, count),
  };
}
const hidden = (some: CandidateSheet): CandidateSheet => ({ ...some, isHidden: true });
const withQuotes = (name: string) => sheet(name, ['Text', 'Author'], ['a', 'b']);
const withText = (name: string) => sheet(name, ['Text'], ['a']);
const plan = (name: string) => sheet(name, ['When', 'Who'], ['March', 'Ruth'], ['May', 'Ann']);
const empty = (name: string) => sheet(name);
/** As the template explains itself. */
const NOTES = sheet(
  'Notes',
  ['Column', 'What goes in'],
  ['text', 'The words of the quote'],
  ['source'],
);

const LONG = 'Quotes of the year '.repeat(10);

function chosen(sheets: readonly CandidateSheet[], wanted?: string) {
  const { sheet, isUnsure, notes } = chooseSheet(sheets, wanted);
  return { name: sheet.name, isUnsure, notes: messagesOf(notes) };
}

describe('the sheet that is read', () => {
  it('may be named as a preview shows it, which cuts long names', () => {
    const sheets = [withQuotes('A'), withQuotes(LONG)];
    expect(chosen(sheets, excerpt(LONG))).toMatchObject({ name: LONG, isUnsure: false });
    expect(chosen(sheets, LONG)).toMatchObject({ name: LONG, isUnsure: false });
  });

  it.each<[string, string, CandidateSheet[]]>([
    ['the one called Quotes', 'Quotes', [withQuotes('A'), withQuotes('Quotes')]],
    ['the one called Quotes in any case', ' QUOTES', [withQuotes('A'), plan(' QUOTES')]],
    ['the only one with headings', 'B', [plan('A'), withQuotes('B'), empty('C')]],
    ['the only one that names a text', 'B', [plan('A'), withText('B')]],
    ['the only one that names text and source', 'C', [plan('A'), withText('B'), withQuotes('C')]],
    [
      'the one with rows below its headings',
      'B',
      [sheet('A', ['Text', 'Author']), withQuotes('B')],
    ],
    ['one with but headings when there is no other', 'B', [plan('A'), sheet('B', ['Text'])]],
    ['the first with rows when none has headings', 'B', [empty('A'), plan('B'), plan('C')]],
    ['another than an empty one called Quotes', 'A', [empty('Quotes'), withQuotes('A')]],
    ['another than a hidden one called Quotes', 'A', [hidden(withQuotes('Quotes')), plan('A')]],
    ['not a hidden one with headings', 'B', [hidden(withQuotes('A')), plan('B')]],
    ['a hidden one when nothing is in the others', 'B', [empty('A'), hidden(withQuotes('B'))]],
    ['the hidden one called Quotes then', 'Quotes', [hidden(plan('A')), hidden(plan('Quotes'))]],
    ['the first visible one when all are empty', 'B', [hidden(empty('A')), empty('B'), empty('C')]],
    ['the first when all are empty and hidden', 'A', [hidden(empty('A')), hidden(empty('B'))]],
    ['not the notes of the template', 'Zitate', [NOTES, plan('Zitate')]],
    ['the notes when there is nothing else', 'Notes', [NOTES, empty('Zitate')]],
    ['one called Notes that has the quotes', 'Notes', [plan('A'), withQuotes('Notes')]],
  ])('is %s', (_, name, sheets) => {
    expect(chosen(sheets)).toMatchObject({ name, isUnsure: false });
  });

  it('is the first, and unsure, when several have headings', () => {
    const sheets = [plan('A'), withQuotes('B'), withText('C'), withQuotes('D')];
    expect(chosen(sheets)).toMatchObject({ name: 'B', isUnsure: true });
    expect(chosen([withText('A'), withText('B')])).toMatchObject({ name: 'A', isUnsure: true });
    expect(chosen([hidden(withQuotes('A')), hidden(withQuotes('B'))]).isUnsure).toBe(true);
  });

  it('is the one that the recipe names, be it hidden', () => {
    const sheets = [withQuotes('Quotes'), withQuotes('A'), hidden(plan('B')), empty('C')];
    for (const name of ['Quotes', 'A', 'B', 'C']) {
      expect(chosen(sheets, name)).toMatchObject({ name, isUnsure: false });
    }
  });

  it.each(['quotes', 'Quotes ', '', '__proto__'])('must be in the file: %j', (name) => {
    expect(() => chooseSheet([withQuotes('Quotes')], name)).toThrow(
      `The recipe names the sheet “${name}”, which the file does not have. If the file has changed, please choose it again.`,
    );
  });

  it('has a short name in messages', () => {
    expect(() => chooseSheet([withQuotes('Quotes')], 'x'.repeat(1000))).toThrow(
      `the sheet “${'x'.repeat(100)}…”`,
    );
  });

  it('asks for few rows of the others', () => {
    const asked: number[] = [];
    const counting = (name: string): CandidateSheet => ({
      ...plan(name),
      firstRows: (count) => {
        asked.push(count);
        return [];
      },
    });
    chooseSheet([counting('A'), counting('B')]);
    expect(asked).toEqual([20, 20]);
  });

  it('cannot be chosen when there is none', () => {
    expect(() => chooseSheet([])).toThrow(RangeError);
  });
});

describe('the sheets that are not read', () => {
  it.each<[string[], CandidateSheet[]]>([
    [[], [withQuotes('Quotes'), empty('A'), hidden(plan('B')), NOTES]],
    [['Only the sheet “Quotes” was read, not “A” (3 rows).'], [plan('A'), withQuotes('Quotes')]],
    [
      ['Only the sheet “Quotes” was read, not “A” (3 rows) and “B” (1 row).'],
      [plan('A'), sheet('B', ['x']), withQuotes('Quotes')],
    ],
    [
      [
        `Only the sheet “${'x'.repeat(100)}…” was read, not “A” (3 rows), “${'y'.repeat(100)}…” (3 rows) and “B” (1,200 rows).`,
      ],
      [
        withQuotes('x'.repeat(101)),
        plan('A'),
        plan('y'.repeat(101)),
        sheet('B', ...Array<string[]>(1200).fill(['x'])),
      ],
    ],
  ])('are named with their rows: %j', (notes, sheets) => {
    expect(chosen(sheets).notes).toEqual(notes);
  });

  it('are named when the recipe says which is read', () => {
    expect(chosen([withQuotes('Quotes'), plan('A')], 'A').notes).toEqual([
      'Only the sheet “A” was read, not “Quotes” (2 rows).',
    ]);
  });

  it('are counted when they are many', () => {
    const others = Array.from({ length: 22 }, (_, index) => plan(`S${index}`));
    const [note] = chosen([withQuotes('Quotes'), ...others]).notes;
    expect(note).toMatch(/not “S0” \(3 rows\), .*, “S4” \(3 rows\) and 17 other sheets\.$/);
  });
});
