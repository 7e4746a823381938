import { createHash, createVerify, type KeyObject } from 'node:crypto';

/** RFC 6376, 3.4.2. */
const relaxedHeader = (header: string): string => {
  const [name = '', ...value] = header.split(':');
  return `${name.trim().toLowerCase()}:${value
    .join(':')
    .replaceAll(/\r\n(?=[ \t])/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()}`;
};

/** RFC 6376, 3.4.4. */
const relaxedBody = (body: string): string =>
  body
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ (?=\r\n)/g, '')
    .replace(/(\r\n)*$/, '\r\n');

/** Whether the DKIM signature of a mail (rsa-sha256, relaxed/relaxed) is that of a key, by the text of RFC 6376. */
export function hasValidSignature(raw: string, key: KeyObject): boolean {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/);
  const body = raw.slice(end + 4);
  const signed = headers.find((header) => /^dkim-signature:/i.test(header)) ?? '';
  const tags = Object.fromEntries(
    signed
      .slice(signed.indexOf(':') + 1)
      .split(';')
      .map((tag) => tag.replaceAll(/\s/g, ''))
      .map((tag) => [tag.slice(0, tag.indexOf('=')), tag.slice(tag.indexOf('=') + 1)]),
  );
  const bodyHash = createHash('sha256').update(relaxedBody(body)).digest('base64');
  if (tags.bh !== bodyHash || tags.c !== 'relaxed/relaxed') return false;
  const named = String(tags.h)
    .split(':')
    .flatMap(
      (name) =>
        headers.findLast((header) => header.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ??
        [],
    );
  const unsigned = relaxedHeader(signed.replace(/(\bb=)[^;]*$/, '$1'));
  const text = [...named.map(relaxedHeader), unsigned].join('\r\n');
  return createVerify('RSA-SHA256').update(text).verify(key, String(tags.b), 'base64');
}
