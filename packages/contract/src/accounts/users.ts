import { z } from 'zod';
import {
  adminProblems,
  defineEndpoints,
  entityProblems,
  IdParams,
  NoContent,
  recentPasswordProblems,
  Version,
} from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { refuse, refusedAt, sayRule } from '../http/say-rule.ts';
import { humanText, isShowable } from '../text/human-text.ts';

const USERNAME_MIN = 3;
const USERNAME_MAX = 64;
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;

export const Role = z.enum(['Admin', 'Master Admin'], {
  error: refuse('no-such-role'),
});
export type Role = z.infer<typeof Role>;

export const User = z
  .object({
    id: z.int(),
    username: z.string(),
    role: Role,
    lastModified: z.iso.datetime().nullable(),
    version: Version,
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

const usernameTooShort = refuse('too-short', { field: 'username', min: USERNAME_MIN });

/** The rules that every stored username follows, also one that an earlier version let through. */
export const StoredUsername = humanText({
  field: 'username',
  required: usernameTooShort,
  max: USERNAME_MAX,
}).refine((name) => [...name].length >= USERNAME_MIN, { error: usernameTooShort });

/**
 * Characters that are not seen, that turn the direction of text, and all spaces but the plain one: two names
 * must not look alike. Where a joiner would stand, as in Persian, a space can. U+2800 and
 * U+1D159 are blank without Unicode calling them so.
 * https://www.unicode.org/reports/tr36/#visual_spoofing
 */
const UNSEEN =
  /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cf}\t\n\p{Zl}\p{Zp}\u2800\u{1d159}]|(?! )\p{Zs}/u;

/** A username as it may be given: see {@link StoredUsername} for those that are there. */
export const Username = StoredUsername.refine((name) => !UNSEEN.test(name), {
  error: refuse('invisible', { field: 'username' }),
});

/**
 * The rules of a password, each with what is said of it: what the forms show as a checklist. It is worded when asked for:
 * every program loads these rules, and would load with them what Node formats numbers with.
 */
export const PASSWORD_RULES = [
  {
    id: 'length',
    say: () => sayRule('too-short', { field: 'password', min: PASSWORD_MIN }),
    holds: (password: string) => [...password].length >= PASSWORD_MIN,
  },
  {
    id: 'uppercase',
    say: () => sayRule('password-without-uppercase'),
    holds: (password: string) => /\p{Lu}/u.test(password),
  },
  {
    id: 'lowercase',
    say: () => sayRule('password-without-lowercase'),
    holds: (password: string) => /\p{Ll}/u.test(password),
  },
  {
    id: 'number',
    say: () => sayRule('password-without-number'),
    holds: (password: string) => /\p{Nd}/u.test(password),
  },
  {
    id: 'special',
    say: () => sayRule('password-without-special'),
    holds: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
  },
] as const;

export const Password = z
  .string({ error: refuse('too-short', { field: 'password', min: PASSWORD_MIN }) })
  .max(PASSWORD_MAX, { error: refuse('too-long', { field: 'password', max: PASSWORD_MAX }) })
  .refine(isShowable, { error: refuse('not-shown', { field: 'password' }) })
  .superRefine((password, context) => {
    for (const rule of PASSWORD_RULES) {
      if (!rule.holds(password)) context.addIssue(refusedAt([], rule.say()));
    }
  });

const mismatch = refuse('passwords-differ');
const typedTwice = { password: Password, confirmPassword: z.string({ error: mismatch }) };
export const samePasswords = (typed: { password: string; confirmPassword: string }) =>
  typed.password === typed.confirmPassword;
/** The form field at which it is said that the two passwords differ. */
export const atConfirmPassword = { path: ['confirmPassword'], error: mismatch };

/** A new password as a form has it: typed twice. */
export const NewPassword = z.object(typedTwice).refine(samePasswords, atConfirmPassword);
export type NewPassword = z.output<typeof NewPassword>;

export const NewUser = z
  .object({ username: Username, ...typedTwice, role: Role })
  .refine(samePasswords, atConfirmPassword);
export type NewUser = z.output<typeof NewUser>;

export const userEndpoints = defineEndpoints({
  'GET /api/users': {
    summary: 'All users',
    tag: 'Users',
    access: 'admin',
    responses: { 200: z.array(User), ...adminProblems },
  },
  'POST /api/users': {
    summary: 'Add a user; only the Master Admin adds (and becomes succeeded by) a Master Admin',
    tag: 'Users',
    access: 'admin',
    body: NewUser,
    responses: { 201: User, ...adminProblems, 409: Problem },
  },
  'POST /api/users/{id}/reset-password': {
    summary:
      'Give a user a new password and end their sessions; one’s own only soon after entering the password',
    tag: 'Users',
    access: 'admin',
    params: IdParams,
    body: z.object({ password: Password }),
    responses: {
      200: z.object({ message: z.string() }),
      ...entityProblems,
      ...recentPasswordProblems,
    },
  },
  'DELETE /api/users/{id}': {
    summary: 'Delete a user and end their sessions',
    tag: 'Users',
    access: 'admin',
    params: IdParams,
    responses: { 204: NoContent, ...entityProblems },
  },
  'PATCH /api/users/{id}/username': {
    summary: 'Rename a user; oneself only soon after entering the password',
    tag: 'Users',
    access: 'admin',
    params: IdParams,
    body: z.object({ username: Username }),
    responses: { 200: User, ...entityProblems, ...recentPasswordProblems, 409: Problem },
  },
  'PATCH /api/users/{id}/role': {
    summary: 'Change a role; promoting to Master Admin transfers it',
    tag: 'Users',
    access: 'admin',
    params: IdParams,
    body: z.object({ role: Role }),
    responses: {
      200: User.extend({ wasRoleTransfer: z.boolean() }),
      ...entityProblems,
      409: Problem,
    },
  },
});
