import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@bahai-friends/contract';

/** Crockford's base 32, without letters that look like digits: people type these off paper. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUPS = 6;
const GROUP_LENGTH = 4;
/** Letters that people mistake for letters of the alphabet, with these. */
const LOOK_ALIKE: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

/** It has 120 bits: so many that a hash without salt reveals nothing. */
function newRecoveryCode(): string {
  // 256 is a multiple of 32: each character is as likely as any other.
  const characters = [...randomBytes(GROUPS * GROUP_LENGTH)].map((byte) =>
    ALPHABET.charAt(byte % ALPHABET.length),
  );
  return Array.from({ length: GROUPS }, (_, group) =>
    characters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

/** The hash of a code that is stored. Capitals, spaces and hyphens make no difference. */
export function recoveryCodeHash(typed: string): string {
  const code = typed
    .toLowerCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[oil]/g, (letter) => LOOK_ALIKE[letter] ?? letter);
  return createHash('sha256').update(code).digest('hex');
}
