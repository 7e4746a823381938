import { type Answer, type AuditQuery, whyNotSeeChanges } from '@bahai-friends/contract';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { type Actor, actingUser } from '../users/acting-user.ts';
import { listAuditEntries } from './audit.repository.ts';

export interface AuditService {
  /**
   * The latest changes, newest first.
   *
   * @throws DomainError `forbidden` for anybody but the Master Admin
   */
  list(actor: Actor, query: AuditQuery): Promise<Answer<'GET /api/audit'>>;
}

export function createAuditService(database: Database): AuditService {
  return {
    async list(actor, query) {
      const refusal = whyNotSeeChanges(await actingUser(database.reads, actor));
      if (refusal !== null) throw new DomainError('forbidden', refusal);
      // One more than asked for tells whether there are older ones.
      const found = await listAuditEntries(database.reads, { ...query, limit: query.limit + 1 });
      const entries = found.slice(0, query.limit);
      return { entries, next: found.length > entries.length ? (entries.at(-1)?.id ?? null) : null };
    },
  };
}
