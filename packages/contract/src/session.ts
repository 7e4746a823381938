import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { Problem } from './problem.ts';
import { isShowable, notShowable } from './text/human-text.ts';

export const Session = z
  .union([
    z.object({ authenticated: z.literal(true), userId: z.int() }),
    /** `accountDeleted` when somebody was logged in whose account has been deleted since. */
    z.object({ authenticated: z.literal(false), accountDeleted: z.literal(true).optional() }),
  ])
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

export const LoginPayload = z.object({
  username: z
    .string({ error: 'Username is required' })
    .min(1, { error: 'Username is required' })
    .max(200, { error: 'Username is too long' })
    .refine(isShowable, { error: notShowable('Username') }),
  /** As it is: one of an earlier version may hold any character. It is compared, never kept. */
  password: z
    .string({ error: 'Password is required' })
    .min(1, { error: 'Password is required' })
    .max(1000, { error: 'Password is too long' }),
});
export type LoginPayload = z.infer<typeof LoginPayload>;

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
      400: Problem,
      401: Problem,
    },
  },
  'POST /api/logout': {
    summary: 'Log out',
    tag: 'Session',
    access: 'public',
    responses: { 200: Message, 403: Problem },
  },
});
