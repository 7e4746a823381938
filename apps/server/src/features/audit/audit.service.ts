import type { AuditQuery, ResponseBody } from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import type { Database } from '../../db/database.ts';
import { assertCanSeeAuditTrail } from '../../permissions.ts';
import { listAuditEntries } from './audit.repository.ts';

export interface AuditService {
  /**
   * The latest changes, newest first.
   *
   * @throws DomainError `forbidden` for anybody but the Master Admin
   */
  list(actor: Actor, query: AuditQuery): Promise<ResponseBody<'GET /api/audit'>>;
}

export function createAuditService(database: Database): AuditService {
  return {
    async list(actor, query) {
      assertCanSeeAuditTrail(actor);
      // One entry more than asked for shows whether there are older ones.
      const found = await listAuditEntries(database.reads, { ...query, limit: query.limit + 1 });
      const entries = found.slice(0, query.limit);
      return { entries, next: found.length > entries.length ? (entries.at(-1)?.id ?? null) : null };
    },
  };
}
