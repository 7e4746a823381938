import { describe, expect, it } from 'vitest';
import { decryptSecret, encryptSecret } from './totp-secrets.ts';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
/** The secret as version 0.1.0 stored it, for account 7 with the key `key`. */
const KEPT_BEFORE =
  '7LEjPpzPVqx4dJ4LoeMBUVGaUbXXg0M09hRRfswzbOuf9VwwmQ_VVAQB-wR44vXmDNOfMRp2Pi5Zwz8n';

/** Changes the first letter, whatever it is. */
const changed = (row: string): string => (row.startsWith('B') ? 'C' : 'B') + row.slice(1);

describe('the secret of an authenticator app', () => {
  it('is read with the key and for the account that it was kept with', () => {
    const encrypted = encryptSecret(SECRET, 7, 'key');
    expect(encrypted).not.toContain(SECRET);
    expect(decryptSecret(encrypted, 7, 'key')).toBe(SECRET);
    expect(encryptSecret(SECRET, 7, 'key')).not.toBe(encrypted);
  });

  it('is read as earlier versions have kept it', () => {
    expect(decryptSecret(KEPT_BEFORE, 7, 'key')).toBe(SECRET);
  });

  it.each<[string, string, number, string]>([
    ['another account', encryptSecret(SECRET, 7, 'key'), 8, 'key'],
    ['another key', encryptSecret(SECRET, 7, 'key'), 7, 'other'],
    ['a changed row', changed(encryptSecret(SECRET, 7, 'key')), 7, 'key'],
    ['an empty row', '', 7, 'key'],
    ['text', SECRET, 7, 'key'],
  ])('is not read for %s', (_what, encrypted, userId, key) => {
    expect(() => decryptSecret(encrypted, userId, key)).toThrow();
  });
});
