import type { Language } from '@bahai-friends/contract';
import { factsOf, textsOf } from '@bahai-friends/languages/language-of';
import type { MailBlock, MailContent, MailLine } from '../../../mails/mail-content.ts';
import type { readNewsSubject } from '../account-mail-rows.ts';

/** The values of the community that these mails use. */
export interface AccountMailSite {
  readonly siteName: string;
  readonly contact: string;
  readonly language: Language;
  readonly timeZone: string;
}

/** What a mail with a link is made from. */
interface LinkOrder {
  readonly language: Language;
  readonly username: string;
  readonly url: string;
}

const footOf = ({ contact }: AccountMailSite): MailContent['foot'] =>
  contact === '' ? [] : [{ text: contact }];

/** Writes a mail with a link: to confirm an address, to choose a new password, or to accept an invitation. */
export async function composeLinkMail(
  kind: 'confirm' | 'reset' | 'invitation',
  { language, username, url }: LinkOrder,
  site: AccountMailSite,
): Promise<MailContent> {
  const texts = await textsOf('accountMail', language);
  const { subject, text, link, notYou } = texts[kind];
  const account: MailLine = { text: texts.username, note: username };
  return {
    language,
    subject: subject(site.siteName),
    dates: [],
    blocks: [
      { kind: 'text', text: text(site.siteName) },
      { kind: 'lines', lines: [account] },
      { kind: 'link', link: { text: link, url } },
      { kind: 'text', text: notYou },
    ],
    foot: footOf(site),
  };
}

type NewsSubject = ReturnType<typeof readNewsSubject>;

interface NewsOrder extends NewsSubject {
  readonly language: Language;
  readonly username: string;
  /** The address at which a new password can be asked for. */
  readonly url: string;
}

/** An instant in the community's time zone, such as 'March 21, 2026 at 3:30 PM (Asia/Tehran)'. */
function writtenInstant(at: string, language: Language, timeZone: string): string {
  const { locale } = factsOf(language);
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return `${format.format(new Date(at))} (${timeZone})`;
}

type Login = Extract<NewsSubject['news'], { kind: 'login' }>;

const nameOf = ({ browser, system }: Login, both: (browser: string, system: string) => string) =>
  browser && system ? both(browser, system) : browser || system;

/** Writes a mail about something that has happened to an account. */
export async function composeNews(
  { language, username, at, news, url }: NewsOrder,
  site: AccountMailSite,
): Promise<MailContent> {
  const texts = await textsOf('accountMail', language);
  const kind = news.kind === 'address' ? (`address-${news.change}` as const) : news.kind;
  const { subject, text } = texts.news[kind];
  const lines: MailLine[] = [
    { text: texts.username, note: username },
    { text: texts.when, note: writtenInstant(at, language, site.timeZone) },
  ];
  if (news.kind === 'login') {
    lines.push(
      { text: texts.browser, note: nameOf(news, texts.deviceOn) || texts.unknown },
      { text: texts.network, note: news.network || texts.unknown },
    );
  }
  const blocks: MailBlock[] = [
    { kind: 'text', text },
    { kind: 'lines', lines },
    { kind: 'text', text: texts.wasYou },
    { kind: 'text', text: texts.notYou },
    { kind: 'link', link: { text: texts.toLogin, url } },
  ];
  const foot = [{ text: texts.why(site.siteName) }, ...footOf(site)];
  return { language, subject: subject(site.siteName), dates: [], blocks, foot };
}
