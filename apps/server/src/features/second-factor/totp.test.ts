import { describe, expect, it } from 'vitest';
import { matchingStep, newTotpSecret, totpUri } from './totp.ts';

/** The ASCII text 12345678901234567890, the secret of RFC 6238's examples, in base 32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code of an authenticator app', () => {
  // https://www.rfc-editor.org/rfc/rfc6238, appendix B, the last six digits.
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('at %i seconds is %s, of step %i', (seconds, code, step) => {
    expect(matchingStep(SECRET, code, seconds * 1000)).toBe(step);
    expect(matchingStep(SECRET, code, (seconds + 30) * 1000)).toBe(step);
    expect(matchingStep(SECRET, code, (seconds + 90) * 1000)).toBeNull();
  });

  it('comes from a secret of 160 bits, in an address that apps read', () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    const uri = totpUri(SECRET, "Bahá'í Friends: Haifa", 'jo & anna');
    const { protocol, host, searchParams } = new URL(uri);
    expect([protocol, host]).toEqual(['otpauth:', 'totp']);
    expect(searchParams.get('secret')).toBe(SECRET);
    expect(searchParams.get('issuer')).toContain("Bahá'í Friends");
  });
});
