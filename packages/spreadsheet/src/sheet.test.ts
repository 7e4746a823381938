import { describe, expect, it } from 'vitest';
import { excerpt } from './index.ts';
import { textCell } from './sheet.ts';

describe('an excerpt', () => {
  it.each([
    ['nothing', '', ''],
    ['100 letters', 'a'.repeat(100), 'a'.repeat(100)],
    ['101 letters', 'a'.repeat(101), `${'a'.repeat(100)}…`],
    ['100 characters of two units', '😀'.repeat(100), '😀'.repeat(100)],
    ['101 characters of two units', '😀'.repeat(101), `${'😀'.repeat(100)}…`],
    ['pairs at odd places', `a${'😀'.repeat(1000)}`, `a${'😀'.repeat(99)}…`],
  ])('has at most 100 characters, none of them halved: %s', (_, text, shown) => {
    expect(excerpt(text)).toBe(shown);
  });
});

describe('the text of a cell', () => {
  it.each(['', ' \n\t', '\u00a0', '\u200b', '\u200e\u200f', '\u2060 \ufeff', '\u00ad', '\u3164'])(
    'is none when nothing of it can be seen: %j',
    (text) => expect(textCell(text)).toBeUndefined(),
  );

  it.each(['\u200bx', '\u0301', '.', '\u0600'])('is one when something can be: %j', (text) => {
    expect(textCell(text)).toEqual({ kind: 'text', text });
  });
});
