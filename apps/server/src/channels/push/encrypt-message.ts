import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys that a browser has given for messages to it, in base64url. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** Values that are new for each message; tests set them to those of published examples. */
interface Once {
  readonly salt: Buffer;
  readonly privateKey: Buffer;
}

const SALT_BYTES = 16;
const RECORD_BYTES = 4096;
/** The delimiter that ends the content of the last record. */
const LAST = Buffer.from([2]);

const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

function newKeys(once: Once | undefined) {
  const keys = createECDH('prime256v1');
  if (once === undefined) keys.generateKeys();
  else keys.setPrivateKey(once.privateKey);
  return keys;
}

/**
 * Encrypts a message so that one browser alone can read it (RFC 8291, with one record of RFC 8188).
 *
 * @param plaintext At most 3,993 bytes: services take no more than one record with its header.
 */
export function encryptMessage(
  plaintext: Buffer,
  { p256dh, auth }: BrowserKeys,
  once?: Once,
): Buffer {
  const browser = Buffer.from(p256dh, 'base64url');
  const salt = once?.salt ?? randomBytes(SALT_BYTES);
  const own = newKeys(once);
  const publicKey = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser, publicKey]);
  const shared = own.computeSecret(browser);
  const secret = derived(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([
    salt,
    size,
    Buffer.from([publicKey.length]),
    publicKey,
    cipher.update(plaintext),
    cipher.update(LAST),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}
