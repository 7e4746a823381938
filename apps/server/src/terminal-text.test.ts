import { describe, expect, it } from 'vitest';
import { terminalText } from './terminal-text.ts';

describe('a text on the terminal', () => {
  it.each([
    ['Bahá’u’lláh 🌟', 'Bahá’u’lláh 🌟'],
    ['می‌خواهم', 'می‌خواهم'],
    ['two\r\nlines\tand more ', 'two lines and more'],
    ['\u001b[31mred\u001b[0m', '[31mred [0m'],
    ['\u009b2Jcleared\u0007', '2Jcleared'],
    ['a\u2028b\u2029c', 'a b c'],
    ['ends\u202esdne', 'ends sdne'],
    ['half \ud83c', 'half \ufffd'],
  ])('%j is %j', (typed, printed) => {
    expect(terminalText(typed)).toBe(printed);
  });
});
