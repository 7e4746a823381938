import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The kinds of rows in the outbox. */
export const ACCOUNT_MAIL_KINDS = {
  confirm: 'account-confirm',
  news: 'account-news',
  reset: 'password-reset',
  invitation: 'invitation',
} as const;

/** The place for which the name is hashed (HMAC) with which somebody asks for a link. */
export const ASKED_NAME = { table: 'outbox', column: 'account' } as const;

/** @throws when the subject is of another feature's row */
export const readConfirmSubject = (subject: string) =>
  z.object({ email: z.int() }).parse(JSON.parse(subject));

export const readResetSubject = (subject: string) =>
  z.object({ account: z.string(), at: z.iso.datetime() }).parse(JSON.parse(subject));

export const readInvitationSubject = (subject: string) =>
  z.object({ invitation: z.int() }).parse(JSON.parse(subject));

const News = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password') }),
  z.object({ kind: z.literal('second-factor') }),
  z.object({
    kind: z.literal('address'),
    change: z.enum(['added', 'replaced', 'removed']),
  }),
  z.object({
    kind: z.literal('login'),
    browser: z.string(),
    system: z.string(),
    network: z.string(),
  }),
]);
/** What a message tells: what has happened to the account, or to the address itself. */
export type News = z.infer<typeof News>;

const NewsSubject = z.object({ email: z.int(), at: z.iso.datetime(), news: News });
export const readNewsSubject = (subject: string) => NewsSubject.parse(JSON.parse(subject));

/** What the keys of all news to an address begin with. */
export const newsKeysOf = (emailId: number): string => `${ACCOUNT_MAIL_KINDS.news} ${emailId} `;

/** The end of the key of news that are sent at most once a day; what it is made of cannot be read from it. */
export const dailyNewsId = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');
