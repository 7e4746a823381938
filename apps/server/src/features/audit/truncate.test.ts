import { AUDIT_TEXT_MAX } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { shortened, shortenedPair } from './truncate.ts';

const LONG = 'x'.repeat(AUDIT_TEXT_MAX);

describe('a text in an entry', () => {
  it('stays as it is up to the limit', () => {
    expect(shortened('')).toBe('');
    expect(shortened(LONG)).toBe(LONG);
  });

  it('is cut beyond it, never within a character', () => {
    expect(shortened(`${LONG}y`)).toBe(`${LONG}…`);
    expect(shortened('🌟'.repeat(300))).toBe(`${'🌟'.repeat(AUDIT_TEXT_MAX)}…`);
  });
});

describe('two texts in an entry', () => {
  it('stay as they are up to the limit', () => {
    expect(shortenedPair('', LONG)).toEqual(['', LONG]);
  });

  it('are cut to where they part', () => {
    const [before, after] = shortenedPair(`${LONG}${LONG}one${LONG}`, `${LONG}${LONG}two${LONG}`);
    expect(before).toMatch(/^…x{40}onex{157}…$/);
    expect(after).toMatch(/^…x{40}twox{157}…$/);
  });

  it('show what was added at the end, and what was taken away', () => {
    expect(shortenedPair(LONG, `${LONG} more`)).toEqual([
      `…${'x'.repeat(40)}`,
      `…${'x'.repeat(40)} more`,
    ]);
    const [before, after] = shortenedPair(`${LONG}${LONG}`, '');
    expect([before, after]).toEqual([`${LONG}…`, '']);
  });

  it('are cut from the beginning where they part early', () => {
    expect(shortenedPair(`a${LONG}`, `b${LONG}`)).toEqual([
      `a${'x'.repeat(199)}…`,
      `b${'x'.repeat(199)}…`,
    ]);
  });
});
