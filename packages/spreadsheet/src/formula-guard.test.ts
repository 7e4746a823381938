import { describe, expect, it } from 'vitest';
import { createCellGuard } from './index.ts';

const RESERVED = 'EXAMPLE (not imported): ';
const { guard, unguard } = createCellGuard((text) => text.startsWith(RESERVED));

const FORMULAS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1',
  '＋1',
  '－1',
  '＠a',
  "'=1",
  "''=1",
];
const RESERVED_TEXTS = [`${RESERVED}words`, `'${RESERVED}words`];
const HARMLESS = ['', 'words', "'Tis the season", "'", "''", ' =1', 'a=b', '–1', 'EXAMPLE (other)'];

describe('a guarded cell', () => {
  it.each([...FORMULAS, ...RESERVED_TEXTS])(
    'begins with an apostrophe, and comes back as it was: %j',
    (text) => {
      expect(guard(text)).toBe(`'${text}`);
      expect(unguard(guard(text))).toBe(text);
    },
  );

  it.each(HARMLESS)('is unchanged when it begins like no formula: %j', (text) => {
    expect(guard(text)).toBe(text);
    expect(unguard(text)).toBe(text);
  });

  it('differs from one without a guard', () => {
    expect(unguard('=1')).toBe('=1');
    expect(unguard("''=1")).toBe("'=1");
  });

  it('comes back when nothing but apostrophes is reserved', () => {
    const silent = createCellGuard((text) => !/\p{L}/u.test(text));
    for (const text of ["'", "''", '…', "'…"]) {
      expect(silent.guard(text)).toBe(`'${text}`);
      expect(silent.unguard(`'${text}`)).toBe(text);
    }
    expect(silent.guard('')).toBe('');
  });

  it('needs nothing reserved', () => {
    const plain = createCellGuard();
    for (const text of FORMULAS) expect(plain.guard(text)).toBe(`'${text}`);
    for (const text of ['words', `${RESERVED}words`]) expect(plain.guard(text)).toBe(text);
  });
});
