import { describe, expect, it } from 'vitest';
import { differenceFrom, leadOf } from './difference.ts';

describe('where a text differs from another', () => {
  it.each([
    ['be kind to all', 'be just to all', ['be ', 'kind', ' to all']],
    ['be kind', 'be kind to all', ['be kind', '', '']],
    ['be kind to all', 'be kind', ['be kind ', 'to all', '']],
    ['all new', 'another', ['', 'all new', '']],
    ['kind kind kind', 'kind kind', ['kind kind ', 'kind', '']],
    ['same', 'same', ['same', '', '']],
    ['', 'something', ['', '', '']],
  ])('“%s” beside “%s”', (text, other, [before, changed, after]) => {
    expect(differenceFrom(text, other)).toEqual({ before, changed, after });
  });

  it('is shown with the end of what comes before it', () => {
    expect(leadOf(differenceFrom('be kind', 'be just'))).toBe('be ');
    const long = 'word '.repeat(40);
    const lead = leadOf(differenceFrom(`${long}kind`, `${long}just`));
    expect(lead).toMatch(/^… word/);
    expect(lead.length).toBeLessThan(65);
  });
});
