import { describe, expect, it } from 'vitest';
import { excerpt } from './index.ts';

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
