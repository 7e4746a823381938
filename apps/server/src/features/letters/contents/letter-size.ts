import type { LetterContent } from './letter-content.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

/** A letter has at most 60 kB; the rest is for its headers. */
const BODY_BYTES_MAX = 55_000;
/** A line of base64, and what it stands for. */
const [LINE_BYTES, LINE_STANDS_FOR] = [78, 57];

/** Whether a letter may be sent: mails have subject, text and HTML, of which no encoding in use makes more than base64 does. */
export function isSmallEnough(content: LetterContent): boolean {
  const bytes = [content.subject, letterText(content), letterHtml(content)]
    .map((part) => Math.ceil(Buffer.byteLength(part) / LINE_STANDS_FOR) * LINE_BYTES)
    .reduce((sum, part) => sum + part, 0);
  return bytes <= BODY_BYTES_MAX;
}
