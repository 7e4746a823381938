import { hkdfSync } from 'node:crypto';
import { KEY_BYTES, openText, sealText } from '../../sealing/seal-text.ts';

const keyOf = (factorKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', factorKey, '', 'totp secrets', KEY_BYTES));

/**
 * Encrypts the secret of an authenticator app for the database, with the factor key, which is stored there, too. It
 * cannot be decrypted for another account.
 */
export const encryptSecret = (secret: string, userId: number, factorKey: string): string =>
  sealText(keyOf(factorKey), String(userId), secret);

/** @throws Error when it was encrypted with another key, for another account, or is damaged */
export const decryptSecret = (encrypted: string, userId: number, factorKey: string): string =>
  openText(keyOf(factorKey), String(userId), encrypted);
