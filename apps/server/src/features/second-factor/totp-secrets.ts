import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (factorKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', factorKey, '', 'totp secrets', KEY_BYTES));

/**
 * Encrypts the secret of an authenticator app for the database. It is worth nothing in another account's
 * row.
 *
 * @returns base64url: initialisation vector, tag, ciphertext
 */
export function encryptSecret(secret: string, userId: number, factorKey: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(factorKey), iv);
  cipher.setAAD(Buffer.from(String(userId)));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** @throws Error when it was encrypted with another key, for another account, or is damaged */
export function decryptSecret(encrypted: string, userId: number, factorKey: string): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(ALGORITHM, keyOf(factorKey), iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(String(userId)));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}
