import { describe, expect, it } from 'vitest';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-code.ts';

describe('a recovery code', () => {
  it('has 120 bits in 24 characters that cannot be taken for each other', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes)
      expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/);
  });

  it.each(['0A1B-CDEF', '0a1bcdef', ' 0a 1b\tcd ef ', 'Oalb-cdef', 'oaIb-CDEF'])(
    'is the same typed as %j',
    (typed) => {
      expect(recoveryCodeHash(typed)).toBe(recoveryCodeHash('0a1b-cdef'));
    },
  );

  it('is another one with another character', () => {
    expect(recoveryCodeHash('0a1b-cdeg')).not.toBe(recoveryCodeHash('0a1b-cdef'));
  });
});
