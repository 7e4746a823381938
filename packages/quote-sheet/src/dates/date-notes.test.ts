import { describe, expect, it } from 'vitest';
import { messagesOf } from '../testing/messages-of.ts';
import { readDateColumn } from './read-date-column.ts';

const notesOf = (...texts: string[]): readonly string[] =>
  messagesOf(
    readDateColumn(
      'Date',
      texts.map((text, index) => ({ row: index + 2, cell: { kind: 'text', text } })),
      { format: 'csv' },
    ).notes,
  );

describe('the notes about dates', () => {
  it('say in which order numbers were read, with one that shows it', () => {
    expect(notesOf('21/03/2027', '03/04/2027', '05/06/2027')).toEqual([
      'The dates of 3 rows, such as “03/04/2027”, were read with the day first: April 3, 2027.',
    ]);
    expect(notesOf('03/21/2027', '03/22/2027')).toEqual([
      'The dates of 2 rows, such as “03/21/2027”, were read with the month first: March 21, 2027.',
    ]);
    expect(notesOf('2027/3/21')).toEqual([
      'The date of row 2, “2027/3/21”, was read with the year first: March 21, 2027.',
    ]);
    expect(notesOf('03/03/2027', '05/05/2027')).toEqual([
      'The dates of 2 rows, such as “03/03/2027”, were read as the same day in either order: March 3, 2027.',
    ]);
  });

  it('say what words and Badí dates were read as, each way once', () => {
    expect(
      notesOf(
        '21 mars 2027',
        '21 de marzo de 2027',
        '19 Bahá 183 B.E.',
        '21/03/2027',
        '2027-03-21',
      ),
    ).toEqual([
      'The date of row 5, “21/03/2027”, was read with the day first: March 21, 2027.',
      'The dates of 2 rows, such as “21 mars 2027”, were read by the name of the month: March 21, 2027.',
      'The date of row 4, “19 Bahá 183 B.E.”, was read as a Badí date: April 8, 2026.',
    ]);
  });

  it('say that a time of day was left out', () => {
    expect(notesOf('2027-03-21T10:00', '2027-03-22 00:00:00')).toEqual([
      'The dates of 2 rows, such as “2027-03-21T10:00”, were read without the time of day: March 21, 2027.',
    ]);
  });

  it('count in thousands', () => {
    const [note = ''] = notesOf(...Array.from({ length: 1234 }, () => '21/03/2027'));
    expect(note).toMatch(/^The dates of 1,234 rows, such as/);
  });

  it('say nothing of ISO, of the product’s own form, of problems, and while the order is asked', () => {
    expect(notesOf('2027-03-21', '2027-3-21', 'March 21, 2027', 'soon')).toEqual([]);
    expect(notesOf('03/04/2027', '05/05/2027')).toEqual([]);
  });

  it('quote no more than the beginning of a text', () => {
    const [note = ''] = notesOf(`21 mars 2027${'\u200b'.repeat(88)}`);
    expect([...note].length).toBeLessThan(250);
  });
});
