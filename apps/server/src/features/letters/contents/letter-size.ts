import { BASE64_FACTOR } from '../../../channels/mail/base64-factor.ts';
import type { MailContent } from '../../../mails/mail-content.ts';
import { writtenMail } from '../../../mails/written-mail.ts';

/** A letter has at most 60 kB; the rest is for its headers. */
const BODY_BYTES_MAX = 55_000;

/**
 * Whether a letter is small enough to be sent: a mail has subject, text and HTML, and no encoding in use takes more
 * than base64.
 */
export function isSmallEnough(content: MailContent): boolean {
  const { text, html } = writtenMail(content);
  const bytes = [content.subject, text, html]
    .map((part) => Buffer.byteLength(part))
    .reduce((sum, part) => sum + part, 0);
  return bytes * BASE64_FACTOR <= BODY_BYTES_MAX;
}
