import type { QuoteColumn } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { judgeCell } from './judge-cell.ts';

describe('a cell of a file', () => {
  it.each<[QuoteColumn, string]>([
    ['text', 'Be kind'],
    ['source', 'Bahá’u’lláh'],
    ['displayDate', ''],
    ['displayDate', 'n/a'],
    ['displayDate', '2027-03-21'],
    ['referenceUrl', '-'],
    ['referenceUrl', 'www.bahai.org/library'],
    ['referenceUrl', 'https://www.bahai.org'],
  ])('that is a %s is right as “%s”', (column, text) => {
    expect(judgeCell(column, text)).toEqual([]);
  });

  it('may have the date that is stored, whatever its year is', () => {
    expect(judgeCell('displayDate', '0027-02-13', '0027-02-13')).toEqual([]);
    expect(judgeCell('displayDate', '0027-02-13', '0027-02-14')).toHaveLength(1);
    expect(judgeCell('displayDate', '2027-02-13', '0027-02-13')).toEqual([]);
  });

  it.each<[QuoteColumn, string, string]>([
    ['text', ' ', 'Quote text is required'],
    ['text', 'x'.repeat(5001), 'Quote text must be at most 5,000 characters'],
    ['source', 'None', 'Source is required'],
    ['source', '***', 'Source must have a letter or a digit'],
    ['displayDate', '2027-02-30', 'Date must be a real day written as YYYY-MM-DD'],
    ['displayDate', '0027-02-13', 'Date must have a year from 1844 to 2351, with four digits'],
    ['displayDate', '2352-01-01', 'Date must have a year from 1844 to 2351, with four digits'],
    ['displayDate', 'incomplete', 'Date must be a real day written as YYYY-MM-DD'],
    ['referenceUrl', 'a friend@example.org', 'Please enter a valid URL'],
  ])('that is a %s is wrong as “%s”', (column, text, message) => {
    expect(judgeCell(column, text)).toEqual([message]);
  });
});
