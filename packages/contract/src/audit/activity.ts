import { z } from 'zod';
import { SecurityEventEntry } from '../accounts/security-events.ts';
import { adminProblems, defineEndpoints } from '../http/endpoint.ts';
import { entryLimit } from '../http/entry-pages.ts';
import { refuse } from '../http/say-rule.ts';
import { AUDIT_KINDS, AuditActor, AuditEntry } from './audit.ts';

/** Changes of one kind of things, changes of all kinds, or security events. */
export const ACTIVITY_CHOICES = [...AUDIT_KINDS, 'changes', 'security'] as const;
export const ActivityChoice = z.enum(ACTIVITY_CHOICES, {
  error: refuse('not-one-of', { field: 'show', options: ACTIVITY_CHOICES }),
});
export type ActivityChoice = z.infer<typeof ActivityChoice>;

const ACTIVITY_PAGE_MAX = 100;

/** A change of the audit trail, or a security event. Their ids are counted apart. */
export const ActivityEntry = z
  .discriminatedUnion('source', [
    z.object({ source: z.literal('audit'), entry: AuditEntry }),
    z.object({ source: z.literal('security'), entry: SecurityEventEntry }),
  ])
  .meta({ id: 'ActivityEntry' });
export type ActivityEntry = z.infer<typeof ActivityEntry>;

/** Where the next page begins in each source; null where the source has no older entry. */
interface ActivityPosition {
  readonly change: number | null;
  readonly event: Pick<SecurityEventEntry, 'id' | 'lastAt'> | null;
}

/** A position as it stands in an address: `12_1774094400000-3`, without the number of a source that has ended. */
export const writeActivityPosition = ({ change, event }: ActivityPosition): string =>
  `${change ?? ''}_${event ? `${Date.parse(event.lastAt)}-${event.id}` : ''}`;

const before = z
  .string()
  .regex(/^(?:[1-9]\d{0,14})?_(?:\d{1,13}-[1-9]\d{0,14})?$/, {
    error: refuse('not-a-next'),
  })
  .transform((text): ActivityPosition => {
    const [change, event] = text.split('_');
    const [time, id] = event ? event.split('-') : [];
    return {
      change: change ? Number(change) : null,
      event: event ? { lastAt: new Date(Number(time)).toISOString(), id: Number(id) } : null,
    };
  });

export const ActivityQuery = z.object({
  /** Which entries to list; all of them when it is missing. */
  show: ActivityChoice.optional(),
  /**
   * Whose entries are asked for: the id of a user, or `command-line`, which has no security events. Events are those
   * under the name that the user has now.
   */
  actor: AuditActor.optional(),
  /** The `next` of an earlier page: only what is older than that page. */
  before: before.optional(),
  limit: entryLimit(ACTIVITY_PAGE_MAX),
});
export type ActivityQuery = z.output<typeof ActivityQuery>;

export const activityEndpoints = defineEndpoints({
  'GET /api/activity': {
    summary: 'Changes and security events in one list, newest first; for the Master Admin',
    tag: 'Audit trail',
    access: 'admin',
    query: ActivityQuery,
    responses: {
      200: z.object({
        entries: z.array(ActivityEntry),
        /** The value of `before` for the page of older ones; null when there are none. */
        next: z.string().nullable(),
      }),
      ...adminProblems,
    },
  },
});
