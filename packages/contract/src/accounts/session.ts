import { z } from 'zod';
import { adminProblems, defineEndpoints, NoContent } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { refuse } from '../http/say-rule.ts';
import { Language } from '../site/language.ts';
import { isShowable } from '../text/human-text.ts';
import { SecondFactorDue } from './second-step.ts';

/** Absent where the site has no mail account, or no address that links can lead to. */
const mail = z.literal(true).optional().meta({
  description:
    'Whether the site sends mail to its volunteers: only then the calls for it are there',
});

export const Session = z
  .union([
    z.object({
      authenticated: z.literal(true),
      mail,
      userId: z.int(),
      /** The dashboard's language as the user has chosen it; absent for the community's. */
      language: Language.optional(),
    }),
    /** `accountDeleted` when somebody was logged in whose account has been deleted since. */
    z.object({
      authenticated: z.literal(false),
      mail,
      accountDeleted: z.literal(true).optional(),
    }),
  ])
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

/**
 * The header by which a call names the user for whom its page was opened, by id. It is optional; when somebody else is
 * logged in, the call is rejected as if nobody were.
 */
export const SESSION_USER_HEADER = 'Session-User';

export const LoginPayload = z.object({
  username: z
    .string({ error: refuse('required', { field: 'username' }) })
    .min(1, { error: refuse('required', { field: 'username' }) })
    .max(200, { error: refuse('much-too-long', { field: 'username' }) })
    .refine(isShowable, { error: refuse('not-shown', { field: 'username' }) }),
  /** Taken as it is, since one of an earlier version may hold any character. It is compared and never kept. */
  password: z
    .string({ error: refuse('required', { field: 'password' }) })
    .min(1, { error: refuse('required', { field: 'password' }) })
    .max(1000, { error: refuse('much-too-long', { field: 'password' }) }),
});
export type LoginPayload = z.infer<typeof LoginPayload>;

/** One of a user's own sessions. */
export const UserSession = z
  .object({
    /** Names the session and is good for nothing else. */
    id: z.string(),
    device: z.string().meta({
      description:
        '`browser` and `system` in English, such as `Firefox on Windows`; empty when the browser did not say',
    }),
    browser: z.string().meta({ description: 'Empty when it is unknown' }),
    system: z.string().meta({ description: 'Empty when it is unknown' }),
    /** Where the login came from, as coarse as an IPv4 /24 or IPv6 /48; empty when unknown. */
    network: z.string(),
    /** When it was last used, to within an hour. */
    lastUsedAt: z.iso.datetime(),
    /** Whether the call was made with it. */
    current: z.boolean(),
  })
  .meta({ id: 'UserSession' });
export type UserSession = z.infer<typeof UserSession>;

const SessionParams = z.object({
  id: z.string().regex(/^[\w-]{22}$/, { error: refuse('not-a-session') }),
});

const Message = z.object({ message: z.string() });

export const sessionEndpoints = defineEndpoints({
  'GET /api/csrf-token': {
    summary: 'A token that every changing call sends back in the header CSRF-Token',
    tag: 'Session',
    access: 'public',
    database: 'none',
    responses: { 200: z.object({ csrfToken: z.string() }) },
  },
  'GET /api/session': {
    summary: 'Whether the caller is logged in, and as whom',
    tag: 'Session',
    access: 'public',
    responses: { 200: Session },
  },
  'POST /api/login': {
    summary: 'Log in',
    tag: 'Session',
    access: 'public',
    body: LoginPayload,
    responses: {
      200: Message,
      202: SecondFactorDue,
      400: Problem,
      401: Problem,
    },
  },
  'POST /api/session/confirm': {
    summary: 'Enter the password again, for what may be done only soon after that',
    tag: 'Session',
    access: 'admin',
    body: LoginPayload.pick({ password: true }),
    responses: { 200: Message, ...adminProblems },
  },
  'GET /api/sessions': {
    summary: 'One’s own sessions, the present one first',
    tag: 'Session',
    access: 'admin',
    responses: { 200: z.array(UserSession), ...adminProblems },
  },
  'DELETE /api/sessions/{id}': {
    summary: 'End one of one’s own sessions',
    tag: 'Session',
    access: 'admin',
    recentPassword: true,
    params: SessionParams,
    responses: { 204: NoContent, ...adminProblems, 404: Problem },
  },
  'DELETE /api/sessions': {
    summary: 'End all of one’s own sessions but the present one',
    tag: 'Session',
    access: 'admin',
    recentPassword: true,
    responses: { 204: NoContent, ...adminProblems },
  },
  'POST /api/logout': {
    summary: 'Log out',
    tag: 'Session',
    access: 'public',
    responses: { 200: Message, 403: Problem },
  },
});
