import {
  type Language,
  MAIL_SECURITY,
  type MailSecurity,
  NewSending,
  type Sending,
  type WebhookId,
} from '@bahai-friends/contract';
import { toNestErrors } from '@hookform/resolvers';
import type { Resolver, UseFormReturn } from 'react-hook-form';

type Mail = NonNullable<Sending['mail']>;

/**
 * Through what the site sends, as it is typed: by the paths of the API, so that what is refused finds its field. An empty
 * text stands for null, and of a secret for one that stays as it is.
 */
export interface SendingValues {
  hasMail: boolean;
  mail: {
    host: string;
    /** Null while none is typed. */
    port: number | null;
    security: MailSecurity;
    username: string;
    password: string;
    removesPassword: boolean;
    fromName: string;
    fromAddress: string;
    replyTo: string;
    /** Nobody need say how many. */
    perHour: number | null;
    isSigned: boolean;
    dkim: { domain: string; selector: string; privateKey: string };
  };
  telegram: PostingValues & { chat: string; server: string | null };
  mastodon: PostingValues & { server: string };
  webhooks: WebhookValues[];
  sendAt: string;
  weeklyOn: number;
}

/** What each network that is posted to has. */
interface PostingValues {
  isOn: boolean;
  token: string;
  /** Empty is the community's. */
  language: Language | '';
  link: boolean;
}

interface WebhookValues {
  /** Empty of a new one. */
  id: WebhookId | '';
  url: string;
  secret: string;
}

export const NEW_WEBHOOK: WebhookValues = { id: '', url: '', secret: '' };

export type SendingForm = UseFormReturn<SendingValues, unknown, NewSending>;

/** The ports that mail servers have for each way, unless somebody has typed another one. */
export const PORTS: Readonly<Record<MailSecurity, number>> = { tls: 465, starttls: 587, none: 25 };
export const SECURITIES: readonly MailSecurity[] = MAIL_SECURITY;

const NO_MAIL: Mail = {
  host: '',
  port: PORTS.tls,
  security: 'tls',
  username: null,
  hasPassword: false,
  fromName: '',
  fromAddress: '',
  replyTo: null,
  perHour: null,
  dkim: null,
};

/** What is typed of a network; of one that is not set up with the address, as most will want it. */
const postingValues = (stored: Sending['telegram'] | Sending['mastodon']): PostingValues => ({
  isOn: stored !== null,
  token: '',
  language: stored?.language ?? '',
  link: stored?.link ?? true,
});

export function sendingValues(sending: Sending): SendingValues {
  const { mail, telegram, mastodon, webhooks, sendAt, weeklyOn } = sending;
  const { username, replyTo, perHour, dkim, hasPassword: _, ...rest } = mail ?? NO_MAIL;
  return {
    hasMail: mail !== null,
    mail: {
      ...rest,
      username: username ?? '',
      password: '',
      removesPassword: false,
      replyTo: replyTo ?? '',
      perHour,
      isSigned: dkim !== null,
      dkim: { domain: dkim?.domain ?? '', selector: dkim?.selector ?? '', privateKey: '' },
    },
    telegram: {
      ...postingValues(telegram),
      chat: telegram?.chat ?? '',
      server: telegram?.server ?? null,
    },
    mastodon: { ...postingValues(mastodon), server: mastodon?.server ?? '' },
    webhooks: webhooks.map(({ id, url }) => ({ id, url, secret: '' })),
    sendAt,
    weeklyOn,
  };
}

/** A typed secret; left out where it stays. */
const secret = <Name extends string>(name: Name, typed: string, removes = false) =>
  removes ? { [name]: null } : typed === '' ? {} : { [name]: typed };

function sentMail({ isSigned, removesPassword, ...typed }: SendingValues['mail']) {
  const { password, username, replyTo, perHour, dkim, ...rest } = typed;
  const { privateKey, ...signature } = dkim;
  return {
    ...rest,
    username,
    replyTo: replyTo.trim() === '' ? null : replyTo,
    perHour,
    ...secret('password', password, removesPassword),
    dkim: isSigned ? { ...signature, ...secret('privateKey', privateKey) } : null,
  };
}

const sentPosting = <Values extends PostingValues>({ isOn, token, language, ...rest }: Values) =>
  isOn ? { ...rest, language: language === '' ? null : language, ...secret('token', token) } : null;

/** What is sent of what is typed. */
const sentSending = ({ hasMail, mail, telegram, mastodon, webhooks, ...times }: SendingValues) => ({
  mail: hasMail ? sentMail(mail) : null,
  telegram: sentPosting(telegram),
  mastodon: sentPosting(mastodon),
  webhooks: webhooks.map(({ id, url, secret: typed }) => ({
    ...(id !== '' && { id }),
    url,
    ...secret('secret', typed),
  })),
  ...times,
});

/** Checks what is typed by the rules of the API. */
export const sendingResolver: Resolver<SendingValues, unknown, NewSending> = (
  typed,
  _context,
  options,
) => {
  const { data, error } = NewSending.safeParse(sentSending(typed));
  if (data) return { values: data, errors: {} };
  const errors = error.issues.map(
    ({ path, message }) => [path.join('.'), { type: 'contract', message }] as const,
  );
  // Of several for one field the first is shown.
  return { values: {}, errors: toNestErrors(Object.fromEntries(errors.reverse()), options) };
};
