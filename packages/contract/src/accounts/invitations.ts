import { z } from 'zod';
import { adminProblems, defineEndpoints, IdParams, NoContent } from '../http/endpoint.ts';
import { Problem, said } from '../http/problem.ts';
import { refuse } from '../http/say-rule.ts';
import { GivenAddress } from '../site/given-address.ts';
import { LinkToken } from './link-token.ts';
import { LOGIN_PATH } from './login-path.ts';
import { PasswordByLink } from './password-by-link.ts';
import { Username } from './users.ts';

/** How long an invitation is good for. */
export const INVITATION_DAYS = 7;

/** The page that a link leads to; the token follows, and is never sent with the page's request. */
export const INVITATION_PATH = `${LOGIN_PATH}#invitation=`;

/** An invitation that nobody has accepted yet. */
export const Invitation = z
  .object({ id: z.int(), username: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof Invitation>;

/** How easily a password is guessed. */
export const PasswordStrength = z
  .object({
    /** 0 and 1: guessed at once; 2: soon; 3 and 4: hardly. */
    score: z.int().min(0).max(4),
    /** What makes it easy; empty when nothing does. */
    warning: z.string(),
    suggestions: z.array(z.string()),
    said: z
      .array(z.object(said))
      .meta({ description: 'The warning and the suggestions, with their codes' }),
  })
  .meta({ id: 'PasswordStrength' });
export type PasswordStrength = z.infer<typeof PasswordStrength>;

export const invitationEndpoints = defineEndpoints({
  'GET /api/invitations': {
    summary: 'The invitations that nobody has accepted yet; for the Master Admin',
    tag: 'Users',
    access: 'admin',
    responses: { 200: z.array(Invitation), ...adminProblems },
  },
  'POST /api/invitations': {
    summary:
      'Invite an Admin: a link, good once and for seven days, through which they choose a password; without PUBLIC_URL it is a path. It is mailed to an address that is given, which is not kept; where the site sends no mail that is 404',
    tag: 'Users',
    access: 'admin',
    body: z.object({ username: Username, email: GivenAddress.optional() }),
    responses: { 201: z.object({ url: z.string() }), ...adminProblems, 404: Problem, 409: Problem },
  },
  'DELETE /api/invitations/{id}': {
    summary: 'Withdraw an invitation',
    tag: 'Users',
    access: 'admin',
    params: IdParams,
    responses: { 204: NoContent, ...adminProblems, 404: Problem },
  },
  'POST /api/invitations/accept': {
    summary: 'Choose the password of the account to which a link invites',
    tag: 'Users',
    access: 'public',
    limited: true,
    body: PasswordByLink,
    responses: {
      200: z.object({ username: z.string() }),
      400: Problem,
      404: Problem,
      409: Problem,
    },
  },
  'POST /api/password-strength': {
    summary:
      'How easily a password is guessed; with a session or the token of a link to a new password',
    tag: 'Users',
    access: 'public',
    limited: true,
    body: z.object({
      password: z.string({ error: refuse('required', { field: 'password' }) }).max(1000, {
        error: refuse('much-too-long', { field: 'password' }),
      }),
      token: LinkToken.optional(),
    }),
    responses: { 200: PasswordStrength, 401: Problem },
  },
});
