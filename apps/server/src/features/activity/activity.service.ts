import {
  type ActivityQuery,
  type AuditEntry,
  COMMAND_LINE,
  type ResponseBody,
  type SecurityEventEntry,
} from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import { assertCanSeeAuditTrail } from '../../permissions.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { SecurityEventsService } from '../security-events/security-events.service.ts';
import type { UsersService } from '../users/users.service.ts';
import { mergeActivity } from './merge-activity.ts';

/** The audit trail and the security events in one list. */
export interface ActivityService {
  /**
   * The latest changes and security events, newest first. An event that happens again while somebody pages back
   * counts as new: it is at the front when the list is next read from there.
   *
   * @throws DomainError `forbidden` for anybody but the Master Admin
   */
  list(actor: Actor, query: ActivityQuery): Promise<ResponseBody<'GET /api/activity'>>;
}

interface ActivityDependencies {
  readonly audit: Pick<AuditService, 'list'>;
  readonly securityEvents: Pick<SecurityEventsService, 'listByTime'>;
  readonly users: Pick<UsersService, 'list'>;
}

export function createActivityService({
  audit,
  securityEvents,
  users,
}: ActivityDependencies): ActivityService {
  async function changesOf(actor: Actor, query: ActivityQuery): Promise<AuditEntry[]> {
    const { show, before, limit } = query;
    if (show === 'security' || before?.change === null) return [];
    const { entries } = await audit.list(actor, {
      ...(show !== undefined && show !== 'changes' && { kind: show }),
      ...(query.actor !== undefined && { actor: query.actor }),
      ...(before && { before: before.change + 1 }),
      limit,
    });
    return entries;
  }

  async function eventsOf(actor: Actor, query: ActivityQuery): Promise<SecurityEventEntry[]> {
    const { show, before, limit } = query;
    const isChangesOnly = show !== undefined && show !== 'security';
    if (isChangesOnly || query.actor === COMMAND_LINE || before?.event === null) return [];
    const from = before && { from: before.event };
    if (query.actor === undefined) return securityEvents.listByTime(actor, { ...from, limit });
    const user = (await users.list()).find(({ id }) => id === query.actor);
    if (user === undefined) return [];
    return securityEvents.listByTime(actor, { ...from, username: user.username, limit });
  }

  return {
    async list(actor, query) {
      assertCanSeeAuditTrail(actor);
      // One entry more than asked for shows where the next page begins.
      const more = { ...query, limit: query.limit + 1 };
      const [changes, events] = await Promise.all([changesOf(actor, more), eventsOf(actor, more)]);
      return mergeActivity(changes, events, query.limit);
    },
  };
}
