import { z } from 'zod';
import { adminProblems, defineEndpoints, NoContent } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { GivenAddress } from '../site/given-address.ts';
import { LinkToken } from './link-token.ts';
import { LOGIN_PATH } from './login-path.ts';
import { PasswordByLink } from './password-by-link.ts';
import { LoginPayload } from './session.ts';

/** The pages that links in mails lead to; the token follows, and is never sent with the page's request. */
export const EMAIL_PATH = `${LOGIN_PATH}#email=`;
export const RESET_PATH = `${LOGIN_PATH}#reset=`;

/** How long a link to a new password is good for. */
export const RESET_MINUTES = 30;
/** How many of them somebody can have sent on a civil day. */
export const RESETS_A_DAY = 3;

/** The e-mail address to which messages about somebody's account go. */
export const AccountEmail = z
  .object({
    email: z
      .string()
      .nullable()
      .meta({ description: 'Masked; the one that was given last. null when there is none' }),
    confirmed: z.boolean().meta({ description: 'Whether its owner has used the link in the mail' }),
  })
  .meta({ id: 'AccountEmail' });
export type AccountEmail = z.infer<typeof AccountEmail>;

export const accountMailEndpoints = defineEndpoints({
  'GET /api/account/email': {
    summary: 'Where one gets the news of one’s account; only where the site sends mail',
    tag: 'Session',
    access: 'admin',
    mail: true,
    responses: { 200: AccountEmail, ...adminProblems, 404: Problem },
  },
  'PUT /api/account/email': {
    summary: 'Give an address, which counts once the link that is mailed to it was used',
    tag: 'Session',
    access: 'admin',
    mail: true,
    recentPassword: true,
    body: z.object({ email: GivenAddress }),
    responses: { 202: AccountEmail, ...adminProblems, 404: Problem },
  },
  'DELETE /api/account/email': {
    summary: 'Remove one’s address; a mail there says so',
    tag: 'Session',
    access: 'admin',
    mail: true,
    recentPassword: true,
    responses: { 204: NoContent, ...adminProblems, 404: Problem },
  },
  'POST /api/account/email/confirm': {
    summary: 'Confirm one’s address by the token of the link that was mailed to it',
    tag: 'Session',
    access: 'admin',
    mail: true,
    body: z.object({ token: LinkToken }),
    responses: { 200: AccountEmail, ...adminProblems, 404: Problem },
  },
  'POST /api/password-reset': {
    summary:
      'Mail a link to a new password to the address of an account, if it has one; the same answer for every name',
    tag: 'Session',
    access: 'public',
    mail: true,
    body: LoginPayload.pick({ username: true }),
    responses: {
      202: z.object({ message: z.string() }),
      400: Problem,
      404: Problem,
    },
  },
  'POST /api/password-reset/accept': {
    summary:
      'Choose a new password by the token of a mailed link: all sessions end, and none begins',
    tag: 'Session',
    access: 'public',
    mail: true,
    limited: true,
    body: PasswordByLink,
    responses: { 200: z.object({ username: z.string() }), 400: Problem, 404: Problem },
  },
});
