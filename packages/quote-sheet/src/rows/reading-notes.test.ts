import { describe, expect, it } from 'vitest';
import { messagesOf } from '../testing/messages-of.ts';
import { type Alteration, ReadingNotes } from './reading-notes.ts';

function sentences(...rows: readonly Alteration[][]): string[] {
  const notes = new ReadingNotes();
  for (const alterations of rows) notes.add(new Set(alterations));
  return messagesOf(notes.said());
}

describe('what is said of rows that are read otherwise than they stand there', () => {
  it.each<[Alteration, string, string]>([
    [
      'quotation-marks',
      'The quotation marks around 1 text were taken off: the page sets its own.',
      'The quotation marks around 2 texts were taken off: the page sets its own.',
    ],
    [
      'scheme',
      'In 1 row, https:// was put before an address without it.',
      'In 2 rows, https:// was put before an address without it.',
    ],
    [
      'hidden',
      '1 row that is hidden in the sheet was read like the others.',
      '2 rows that are hidden in the sheet were read like the others.',
    ],
  ])('names how many there are: %s', (alteration, one, two) => {
    expect(sentences([alteration])).toEqual([one]);
    expect(sentences([alteration], [], [alteration])).toEqual([two]);
  });

  it('is one sentence for each kind', () => {
    expect(sentences(['merged', 'scheme'], ['scheme'])).toHaveLength(2);
  });
});
