import { AUDIT_TEXT_MAX } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { truncate, truncatePair } from './truncate.ts';

const LONG = 'x'.repeat(AUDIT_TEXT_MAX);

describe('a text in an entry', () => {
  it('stays as it is up to the limit', () => {
    expect(truncate('')).toBe('');
    expect(truncate(LONG)).toBe(LONG);
  });

  it('is cut beyond it, never within a character', () => {
    expect(truncate(`${LONG}y`)).toBe(`${LONG}…`);
    expect(truncate('🌟'.repeat(300))).toBe(`${'🌟'.repeat(AUDIT_TEXT_MAX)}…`);
  });
});

describe('two texts in an entry', () => {
  it('stay as they are up to the limit', () => {
    expect(truncatePair('', LONG)).toEqual(['', LONG]);
  });

  it('are cut to where they part', () => {
    const [before, after] = truncatePair(`${LONG}${LONG}one${LONG}`, `${LONG}${LONG}two${LONG}`);
    expect(before).toMatch(/^…x{40}onex{157}…$/);
    expect(after).toMatch(/^…x{40}twox{157}…$/);
  });

  it('show what was added at the end, and what was taken away', () => {
    expect(truncatePair(LONG, `${LONG} more`)).toEqual([
      `…${'x'.repeat(40)}`,
      `…${'x'.repeat(40)} more`,
    ]);
    const [before, after] = truncatePair(`${LONG}${LONG}`, '');
    expect([before, after]).toEqual([`${LONG}…`, '']);
  });

  it('are cut from the beginning where they part early', () => {
    expect(truncatePair(`a${LONG}`, `b${LONG}`)).toEqual([
      `a${'x'.repeat(199)}…`,
      `b${'x'.repeat(199)}…`,
    ]);
  });
});
