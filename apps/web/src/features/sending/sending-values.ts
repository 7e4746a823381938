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
 * The form values of the settings for sending, by the paths of the API, so that issues find their fields. An empty text
 * stands for null; for a secret it means that the stored one stays.
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
    /** Null for no limit. */
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

/** The form values of each network for posting. */
interface PostingValues {
  isOn: boolean;
  token: string;
  /** Empty for the community's language. */
  language: Language | '';
  link: boolean;
}

interface WebhookValues {
  /** Empty for a new webhook. */
  id: WebhookId | '';
  url: string;
  secret: string;
}

export const NEW_WEBHOOK: WebhookValues = { id: '', url: '', secret: '' };

export type SendingForm = UseFormReturn<SendingValues, unknown, NewSending>;

/** The default ports of mail servers for each kind of security. */
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

/** The form values of a network; for one that is not set up the address is included, as most will want it. */
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

/** A typed secret; missing when the stored one stays. */
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

/** The payload of the form. */
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

/** Validates the form by the rules of the API. */
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
  // Of several issues for one field the first is shown.
  return { values: {}, errors: toNestErrors(Object.fromEntries(errors.reverse()), options) };
};
