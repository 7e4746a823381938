import { describe, expect, it } from 'vitest';
import { maskedText } from './masked-text.ts';

const RULES = { secrets: ['s3cret', 's3cret-long'], ownAddresses: ['Friends@site.example'] };
/** Four times the longest answer: what takes quadratic time takes an hour. */
const LONG = 2 * 1024 * 1024;
const masked = (text: string): string => maskedText(text, RULES);

describe('what another server says', () => {
  it.each([
    ['550 <anna@example.org>: no such user', '550 <…>: no such user'],
    ['550 "anna@example.org", ‘سارا@مثال.ایران’', '550 "…", …'],
    ['RCPT TO:<anna@example.org> failed', 'RCPT TO:<…> failed'],
    ['553 friends@site.example may not send', '553 friends@site.example may not send'],
    ['553 friends@site.example.', '553 friends@site.example.'],
    ['535 s3cret-long is wrong', '535 … is wrong'],
    [`535 ${Buffer.from('s3cret').toString('base64')} is wrong`, '535 … is wrong'],
    ['@anna, anna@ and @anna@ are none', '@anna, anna@ and @anna@ are none'],
    ['a@b@c', '…'],
    ['one\r\ntwo\tthree\u0000four\u202efive', 'one two three four five'],
    ['', ''],
  ])('%j is told as %j', (text, told) => {
    expect(masked(text)).toBe(told);
  });

  it.each([
    ['one word', 'x'.repeat(LONG), `${'x'.repeat(499)}…`],
    ['one address', `x@${'.'.repeat(LONG)}x`, '…'],
    ['nothing but @', '@'.repeat(LONG), '…'],
    ['addresses', 'anna@people.example '.repeat(LONG / 20), `${'… '.repeat(249)}……`],
  ])('may be long, and %s', (_what, text, told) => {
    expect(masked(text)).toBe(told);
  });

  it('has 500 characters at most', () => {
    expect(masked('x'.repeat(500))).toBe('x'.repeat(500));
    expect(masked('🌟'.repeat(501))).toBe(`${'🌟'.repeat(499)}…`);
  });
});
