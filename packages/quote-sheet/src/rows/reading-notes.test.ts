import { describe, expect, it } from 'vitest';
import { messagesOf } from '../testing/messages-of.ts';
import { type Alteration, ReadingNotes } from './reading-notes.ts';

const row = (...alterations: Alteration[]) =>
  ({ status: 'readable', isHidden: false, alterations: new Set(alterations) }) as const;
const HIDDEN = { ...row(), isHidden: true };

function sentences(...rows: readonly Parameters<ReadingNotes['add']>[0][]): string[] {
  const notes = new ReadingNotes();
  for (const each of rows) notes.add(each);
  return messagesOf(notes.said());
}

describe('what is said of rows that are read otherwise than they stand there', () => {
  it.each([
    [
      'quotation marks',
      row('quotation-marks'),
      'The quotation marks around 1 text were taken off: the page sets its own.',
      'The quotation marks around 2 texts were taken off: the page sets its own.',
    ],
    [
      'a scheme',
      row('scheme'),
      'In 1 row, https:// was put before an address without it.',
      'In 2 rows, https:// was put before an address without it.',
    ],
    [
      'hidden rows',
      HIDDEN,
      '1 row that is hidden in the sheet was read like the others.',
      '2 rows that are hidden in the sheet were read like the others.',
    ],
  ])('names how many there are: %s', (_what, altered, one, two) => {
    expect(sentences(altered)).toEqual([one]);
    expect(sentences(altered, row(), altered)).toEqual([two]);
  });

  it('is one sentence for each kind', () => {
    expect(sentences(row('merged', 'scheme'), row('scheme'))).toHaveLength(2);
  });

  it('names hidden rows with problems, and none that are left out', () => {
    const problem = { ...row('scheme'), isHidden: true, status: 'problem' } as const;
    expect(sentences(problem)).toEqual([
      '1 row that is hidden in the sheet was read like the others.',
    ]);
    expect(sentences({ ...problem, status: 'left out' })).toEqual([]);
  });
});
