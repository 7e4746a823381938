import { say, type UserSession } from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { readDevice } from './device.ts';
import { deleteSession, endSessionsOf, listSessionsOf } from './session.repository.ts';
import { sessionIdOf } from './session-token.ts';

/** Volunteers' own sessions, which they can list and end. */
export interface OwnSessions {
  /** The actor's own sessions, the present one first, then the one used last. */
  list(actor: Actor): Promise<UserSession[]>;
  /** Ends one of the actor's sessions. @throws DomainError `not-found` */
  end(actor: Actor, id: string): Promise<void>;
  /** Ends all of the actor's sessions but the present one. */
  endOthers(actor: Actor): Promise<void>;
}

/** @param earliestLogin Sessions that began before it have ended. */
export function createOwnSessions(
  database: Database,
  clock: Clock,
  earliestLogin: () => string,
): OwnSessions {
  const listOwn = ({ userId }: Actor) =>
    listSessionsOf(database.reads, userId, clock.now(), earliestLogin());

  return {
    async list(actor) {
      const sessions = (await listOwn(actor)).map(
        ({ token_hash, device, network, last_used_at }) => {
          const current = token_hash === actor.tokenHash;
          const lastUsedAt = current ? clock.now() : last_used_at;
          return {
            id: sessionIdOf(token_hash),
            device,
            ...readDevice(device),
            network,
            lastUsedAt,
            current,
          };
        },
      );
      return sessions.sort((one, other) => Number(other.current) - Number(one.current));
    },

    async end(actor, id) {
      const session = (await listOwn(actor)).find(
        ({ token_hash }) => sessionIdOf(token_hash) === id,
      );
      if (!session) throw new DomainError('not-found', say('session-ended'));
      await deleteSession(database.writes, session.token_hash);
    },

    endOthers: ({ userId, tokenHash }) => endSessionsOf(database.writes, userId, tokenHash),
  };
}
