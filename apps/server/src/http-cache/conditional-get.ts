/// <reference path="./fresh.d.ts" />
import { createHash } from 'node:crypto';
import fresh from 'fresh';

/** Of a SHA-256 in base64url: 162 bits. */
const DIGEST_LENGTH = 27;

/** A strong validator of a content, without quotes (RFC 9110, 8.8.3). */
export function contentDigest(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, DIGEST_LENGTH);
}

/**
 * Whether a GET is answered with 304: its `If-None-Match` (a list of validators, or `*`) names what would
 * be sent, compared weakly (RFC 9110, 13.1.2).
 *
 * Only this header is handed to the library: with the others of a request it would answer 200 to a reload
 * (`Cache-Control: no-cache`), although the validator has just been compared with the current content.
 */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  // The library splits lists at spaces only; RFC 9110, 5.6.3 allows tabs, which no validator may hold.
  return fresh({ 'if-none-match': ifNoneMatch.replaceAll('\t', ' ') }, { etag });
}
