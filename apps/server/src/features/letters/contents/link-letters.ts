import type { Language } from '@bahai-friends/contract';
import { textsOf } from '@bahai-friends/languages/language-of';
import type { MailContent } from '../../../mails/mail-content.ts';
import type { LetterSite } from './compose-letters.ts';

/** The letter with a link that somebody has asked for with the form: it contains no text that was typed there. */
export async function composeLinkLetter(
  kind: 'letters-confirm' | 'letters-yours',
  { language, token }: { readonly language: Language; readonly token: string },
  { siteName, contact, publicUrl }: LetterSite,
): Promise<MailContent> {
  const { mail, confirm, yours } = await textsOf('letters', language);
  const isFirst = kind === 'letters-confirm';
  const link = isFirst
    ? { text: confirm.button, url: `${publicUrl}/letters/confirm/${token}` }
    : { text: yours.title, url: `${publicUrl}/letters/yours/${token}` };
  return {
    language,
    subject: isFirst ? mail.greetingConfirm(siteName) : mail.greetingYours(siteName),
    dates: [],
    blocks: [
      { kind: 'text', text: isFirst ? mail.confirm(siteName) : mail.yours(siteName) },
      { kind: 'link', link },
      { kind: 'text', text: isFirst ? mail.notConfirmed : mail.notYours },
    ],
    foot: [{ text: contact }],
  };
}
