import type { MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

/** The two bodies of a mail; a mail program shows one of them. */
interface WrittenMail {
  readonly text: string;
  readonly html: string;
}

const known = new WeakMap<MailContent, WrittenMail>();

/** A mail as it is sent. Each body is written once, though letters are measured before. */
export const writtenMail = (content: MailContent): WrittenMail =>
  known.getOrInsertComputed(content, () => ({
    text: mailText(content),
    html: mailHtml(content),
  }));
