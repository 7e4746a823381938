import { say, type User } from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../db/database.ts';
import { withTableLock } from '../../db/table-lock.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { sessionIsOver } from '../../errors/session-is-over.ts';
import { type AuditTrail, createAuditTrail } from '../audit/audit-trail.ts';
import type { TellNews } from '../users/account-news.ts';
import { findActingUser } from '../users/acting-user.ts';
import { changeUsers } from '../users/users.repository.ts';
import {
  countRecoveryCodes,
  findFactors,
  findSetup,
  replaceRecoveryCodes,
  saveSetup,
  takeSetup,
} from './factors.repository.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-code.ts';

/** How long a setup that was begun can be finished. */
const SETUP_SECONDS = 10 * 60;

export interface FactorDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly tellNews: TellNews;
}

type RecordedChange = Parameters<AuditTrail<'user'>['other']>[3];

/** Whether the owner gets a mail about a change: a passkey's name lets nobody in, and keeps nobody out. */
const isNews = ({ action }: RecordedChange): boolean => action !== 'passkey-renamed';

/** A change of one's own second factors, as its steps see it. */
interface FactorChange {
  readonly db: Queries;
  readonly user: User;
  record(change: RecordedChange): Promise<void>;
}

/** Helpers for all changes of second factors. Each change waits for every other change of users. */
export function createFactorChanges({ database, clock, tellNews }: FactorDependencies) {
  const trail = createAuditTrail('user', clock);

  /** @throws DomainError `unauthenticated` when the actor was deleted meanwhile */
  const change = <T>(actor: Actor, make: (change: FactorChange) => Promise<T>): Promise<T> =>
    changeUsers(database, async (db) => {
      const user = await findActingUser(db, actor);
      return make({
        db,
        user,
        async record(entry) {
          await trail.other(db, actor, user.id, entry);
          if (isNews(entry)) await tellNews(db, user.id, { kind: 'second-factor' });
        },
      });
    });

  return {
    change,

    /**
     * Stores the challenge or secret with which a session adds a factor.
     *
     * @throws DomainError `unauthenticated` when session or actor have ended meanwhile
     */
    async begin(actor: Actor, kind: 'passkey' | 'totp', value: string): Promise<void> {
      const { tokenHash: sessionHash } = actor;
      const expiresAt = clock.after(SETUP_SECONDS);
      // The row refers to the session, so no session may end meanwhile.
      await withTableLock(database, ['users', 'sessions'], async (db) => {
        await findActingUser(db, actor);
        const isKept = await saveSetup(db, { sessionHash, kind, value, expiresAt });
        if (!isKept) throw sessionIsOver();
      });
    },

    /** @throws DomainError `conflict` when no setup was begun, or it took too long */
    async begun(actor: Actor, kind: 'passkey' | 'totp'): Promise<string> {
      const value = await findSetup(database.reads, actor.tokenHash, kind, clock.now());
      if (value === null) throw setupIsOver();
      return value;
    },

    /** @throws DomainError `conflict` when it was finished already */
    async finish(db: Queries, actor: Actor, value: string): Promise<void> {
      if (!(await takeSetup(db, actor.tokenHash, value))) throw setupIsOver();
    },
  };
}

const setupIsOver = () => new DomainError('conflict', say('setup-over'));

/** Replaces all recovery codes by new ones. */
export async function giveRecoveryCodes(db: Queries, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(db, userId, codes.map(recoveryCodeHash));
  return codes;
}

/** Makes recovery codes for a user without any; existing ones, which may be kept somewhere, stay valid. */
export async function ensureRecoveryCodes(db: Queries, userId: number): Promise<string[]> {
  return (await countRecoveryCodes(db, userId)) > 0 ? [] : giveRecoveryCodes(db, userId);
}

/** Deletes the recovery codes of a user without a second factor, since they are for its loss. */
export async function dropNeedlessRecoveryCodes(db: Queries, userId: number): Promise<void> {
  if (!(await hasFactor(db, userId))) await replaceRecoveryCodes(db, userId, []);
}

/** Whether a login asks for a second step. */
export async function hasFactor(db: Queries, userId: number): Promise<boolean> {
  const { hasTotp, passkeyHosts } = await findFactors(db, userId);
  return hasTotp || passkeyHosts.length > 0;
}
