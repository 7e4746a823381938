import { z } from 'zod';
import {
  adminProblems,
  defineEndpoints,
  entityProblems,
  IdParams,
  NoContent,
  recentPasswordProblems,
  Version,
} from './endpoint.ts';
import { Problem } from './problem.ts';
import { humanText, isShowable, notShowable } from './text/human-text.ts';

const USERNAME_MIN = 3;
const USERNAME_MAX = 64;
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;

export const Role = z.enum(['Admin', 'Master Admin'], {
  error: 'Role must be Admin or Master Admin',
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

const usernameTooShort = `Username must be at least ${USERNAME_MIN} characters`;

/** What every stored username keeps, those that an earlier version let through included. */
export const StoredUsername = humanText({
  label: 'Username',
  required: usernameTooShort,
  max: USERNAME_MAX,
}).refine((name) => [...name].length >= USERNAME_MIN, { error: usernameTooShort });

/**
 * What is not seen, what turns the direction of what is seen, and spaces but the plain one: two names
 * that look alike must not be two. Where a joiner would stand, as in Persian, a space can. U+2800 and
 * U+1D159 are blank without Unicode calling them so.
 * https://www.unicode.org/reports/tr36/#visual_spoofing
 */
const UNSEEN =
  /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cf}\t\n\p{Zl}\p{Zp}\u2800\u{1d159}]|(?! )\p{Zs}/u;

/** A username as it may be given: see {@link StoredUsername} for those that are there. */
export const Username = StoredUsername.refine((name) => !UNSEEN.test(name), {
  error: 'Username must not contain invisible characters or unusual spaces',
});

/** The rules of a password, each with its message: what the forms show as a checklist. */
export const PASSWORD_RULES = [
  {
    id: 'length',
    message: `Password must be at least ${PASSWORD_MIN} characters`,
    holds: (password: string) => [...password].length >= PASSWORD_MIN,
  },
  {
    id: 'uppercase',
    message: 'Password must contain at least one uppercase letter',
    holds: (password: string) => /\p{Lu}/u.test(password),
  },
  {
    id: 'lowercase',
    message: 'Password must contain at least one lowercase letter',
    holds: (password: string) => /\p{Ll}/u.test(password),
  },
  {
    id: 'number',
    message: 'Password must contain at least one number',
    holds: (password: string) => /\p{Nd}/u.test(password),
  },
  {
    id: 'special',
    message: 'Password must contain at least one special character',
    holds: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
  },
] as const;

export const Password = z
  .string({ error: PASSWORD_RULES[0].message })
  .max(PASSWORD_MAX, { error: `Password must be at most ${PASSWORD_MAX} characters` })
  .refine(isShowable, { error: notShowable('Password') })
  .superRefine((password, context) => {
    for (const rule of PASSWORD_RULES) {
      if (!rule.holds(password)) context.addIssue({ code: 'custom', message: rule.message });
    }
  });

const mismatch = 'Passwords do not match';
const typedTwice = { password: Password, confirmPassword: z.string({ error: mismatch }) };
const samePasswords = (typed: { password: string; confirmPassword: string }) =>
  typed.password === typed.confirmPassword;
const atConfirmPassword = { path: ['confirmPassword'], error: mismatch };

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
