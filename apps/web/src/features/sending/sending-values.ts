import {
  MAIL_SECURITY,
  type MailSecurity,
  NewSending,
  type Sending,
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
  sendAt: string;
  weeklyOn: number;
}

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

export function sendingValues({ mail, sendAt, weeklyOn }: Sending): SendingValues {
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

/** What is sent of what is typed, and of what no form changes. */
const sentSending = ({ hasMail, mail, sendAt, weeklyOn }: SendingValues) => ({
  mail: hasMail ? sentMail(mail) : null,
  telegram: null,
  mastodon: null,
  webhooks: [],
  sendAt,
  weeklyOn,
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
