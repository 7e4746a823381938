import { createHash } from 'node:crypto';
import { z } from 'zod';

/** What rows in the outbox are about. */
export const ACCOUNT_MAIL_KINDS = {
  confirm: 'account-confirm',
  news: 'account-news',
  reset: 'password-reset',
  invitation: 'invitation',
} as const;

/** Where the names stand by whose HMAC a link is asked for. */
export const ASKED_NAME = { table: 'outbox', column: 'account' } as const;

/** @throws when a row is not of ours */
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
    /** It is mailed to the address that does not count any more. */
    farewell: z.boolean(),
  }),
  z.object({
    kind: z.literal('login'),
    browser: z.string(),
    system: z.string(),
    network: z.string(),
  }),
]);
/** What is mailed to an address: what has happened to the account, and to the address itself. */
export type News = z.infer<typeof News>;

const NewsSubject = z.object({ email: z.int(), at: z.iso.datetime(), news: News });
export const readNewsSubject = (subject: string) => NewsSubject.parse(JSON.parse(subject));

/** The key of news of which there is one a day: it tells nobody what it is made of. */
export const dailyNewsKey = (...parts: readonly (string | number)[]): string =>
  `account-news ${createHash('sha256').update(parts.join('\n')).digest('base64url')}`;
