import { describe, expect, it } from 'vitest';
import { counted } from './counted.ts';

describe('a count with its noun', () => {
  it.each([
    [0, '0 quotes'],
    [1, '1 quote'],
    [2, '2 quotes'],
    [20_000, '20,000 quotes'],
  ])('reads %d as %s', (count, text) => {
    expect(counted(count, 'quote')).toBe(text);
  });

  it('takes a plural that is not formed with an s', () => {
    expect(counted(1, 'entry', 'entries')).toBe('1 entry');
    expect(counted(2, 'entry', 'entries')).toBe('2 entries');
  });
});
