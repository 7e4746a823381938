import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

/** What a browser keeps of a subscription (RFC 8291, 3.1 and 3.2). */
export interface DeviceKeys {
  readonly privateKey: Buffer;
  readonly auth: Buffer;
}

const SALT = 16;
/** RFC 8188, 2.1: salt, record size (4), length of the key's id (1). */
const HEADER = SALT + 5;
/** An uncompressed point of P-256. */
const POINT = 65;
const TAG = 16;
/** RFC 8188, 2: one octet of content, its delimiter and the tag. */
const RECORD_MIN = 18;

const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * Reads a message as a browser does, by RFC 8291, 3 and 4, and RFC 8188, 2.
 *
 * @throws When a browser would throw it away.
 */
export function decryptPushMessage(body: Buffer, { privateKey, auth }: DeviceKeys): Buffer {
  if (body.length < HEADER + POINT + RECORD_MIN - 1) throw new Error('too short for aes128gcm');
  const salt = body.subarray(0, SALT);
  const recordSize = body.readUInt32BE(SALT);
  // RFC 8291, 4: the id of the key is the sender's public key.
  if (body[SALT + 4] !== POINT) throw new Error('keyid is no key of P-256');
  const sender = body.subarray(HEADER, HEADER + POINT);
  const record = body.subarray(HEADER + POINT);
  if (recordSize < RECORD_MIN) throw new Error('the record size is too small');
  // RFC 8291, 4: exactly one record.
  if (record.length > recordSize) throw new Error('more than one record');

  const device = createECDH('prime256v1');
  device.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), sender]);
  const secret = derived(device.computeSecret(sender), auth, info, 32);
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);

  const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: TAG });
  decipher.setAuthTag(record.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()]);
  // RFC 8188, 2: the last record ends with 2, and zeros after it.
  const end = padded.findLastIndex((octet) => octet !== 0);
  if (padded[end] !== 2) throw new Error('the last record has another delimiter');
  return padded.subarray(0, end);
}
