import type { MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

/** The bodies of a mail, of which a program shows one. */
interface WrittenMail {
  readonly text: string;
  readonly html: string;
}

const known = new WeakMap<MailContent, WrittenMail>();

/** A mail as it is sent. It is written once, though letters are measured before. */
export const writtenMail = (content: MailContent): WrittenMail =>
  known.getOrInsertComputed(content, () => ({
    text: mailText(content),
    html: mailHtml(content),
  }));
