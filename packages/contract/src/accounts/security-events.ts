import { z } from 'zod';
import { adminProblems, defineEndpoints, idText } from '../http/endpoint.ts';
import { entryLimit, pageOf } from '../http/entry-pages.ts';

/** Events that may be traces of an attack, or that show how far one came. */
export const SECURITY_EVENTS = [
  'login',
  'login failed',
  'logout',
  'password asked for',
  'password confirmed',
  'password not confirmed',
  'session ended',
  'other sessions ended',
  'refused',
  'refused without CSRF token',
  'throttled',
] as const;
export const SecurityEvent = z.enum(SECURITY_EVENTS);
export type SecurityEvent = z.infer<typeof SecurityEvent>;

/** Events that strangers can cause as often as they like. */
const WARNINGS: readonly SecurityEvent[] = [
  'login failed',
  'password not confirmed',
  'refused',
  'refused without CSRF token',
  'throttled',
];
export const isWarning = (event: SecurityEvent): boolean => WARNINGS.includes(event);

const SECURITY_PAGE_MAX = 100;

/** Events of one kind, user and network within an hour, as one entry. */
export const SecurityEventEntry = z
  .object({
    id: z.int(),
    event: SecurityEvent,
    /** What the user was called then; null for a name that is nobody's, and where several are counted together. */
    username: z.string().nullable(),
    /** IPv4 /24 or IPv6 /48; null where several are counted together, as in a flood. */
    network: z.string().nullable(),
    /** How often, the first and the last time included. */
    count: z.int().min(1),
    firstAt: z.iso.datetime(),
    lastAt: z.iso.datetime(),
  })
  .meta({ id: 'SecurityEventEntry' });
export type SecurityEventEntry = z.infer<typeof SecurityEventEntry>;

export const SecurityEventQuery = z.object({
  /** Only entries older than the one with this id. */
  before: idText('before').optional(),
  limit: entryLimit(SECURITY_PAGE_MAX),
});
export type SecurityEventQuery = z.output<typeof SecurityEventQuery>;

export const securityEventEndpoints = defineEndpoints({
  'GET /api/security-events': {
    summary: 'Logins, failures, refusals and throttles, newest first; for the Master Admin',
    tag: 'Audit trail',
    access: 'admin',
    query: SecurityEventQuery,
    responses: {
      200: pageOf(SecurityEventEntry),
      ...adminProblems,
    },
  },
});
