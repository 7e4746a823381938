import { describe, expect, it } from 'vitest';
import { comparableText } from './comparable-text.ts';

describe('the text of a quote, for comparing', () => {
  it.each([
    ['Be kind', 'Be kind'],
    [' “Be kind” ', 'Be kind'],
    ['« “Be kind” »', 'Be kind'],
    ['“Be” and “kind”', '“Be” and “kind”'],
    ['Cafe\u0301\r\n', 'Café'],
  ])('of %j is %j', (text, compared) => {
    expect(comparableText(text)).toBe(compared);
  });

  it('is found in a bounded time', () => {
    const marks = '“'.repeat(16_000) + '”'.repeat(16_000);
    expect(comparableText(marks)).toHaveLength(32_000 - 10);
  });
});
