import {
  isWarning,
  type ResponseBody,
  type SecurityEvent,
  type SecurityEventEntry,
  type SecurityEventQuery,
} from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import { clientAddress } from '../../client-address.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { withTableLock } from '../../db/table-lock.ts';
import { assertCanSeeAuditTrail } from '../../permissions.ts';
import { PendingEvents } from './pending-events.ts';
import {
  type EventsByTime,
  listEvents,
  listEventsByTime,
  storeEvent,
  tidyEvents,
} from './security-events.repository.ts';

/** How long events are kept. */
const SECURITY_EVENT_DAYS = 90;
/** How long warnings are collected after others were stored: in this time a flood costs one small write. */
const COLLECTING_MS = 1000;

export interface SecurityEventsService {
  /**
   * Counts an event. It is stored in the background, so that no call waits for it; never throws.
   *
   * @param username A user's name; null for a name that is nobody's.
   */
  record(event: SecurityEvent, username: string | null, address: string): void;
  /**
   * The latest events, newest first, including those that this process has counted and not stored yet.
   *
   * @throws DomainError `forbidden` for anybody but the Master Admin
   */
  list(actor: Actor, query: SecurityEventQuery): Promise<ResponseBody<'GET /api/security-events'>>;
  /**
   * Events by the time when they last happened, newest first, including those that this process has counted and not
   * stored yet.
   *
   * @throws DomainError `forbidden` for anybody but the Master Admin
   */
  listByTime(actor: Actor, query: EventsByTime): Promise<SecurityEventEntry[]>;
  /** Stores the events that are still to be stored. */
  close(): Promise<void>;
}

interface SecurityEventsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Called with the error when events could not be stored; they are in the log nevertheless. */
  readonly onError: (error: unknown) => void;
}

export function createSecurityEventsService({
  database,
  clock,
  onError,
}: SecurityEventsDependencies): SecurityEventsService {
  const pending = new PendingEvents();
  let writing = Promise.resolve();
  let collecting: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    if (pending.isEmpty) return;
    const events = pending.take();
    await withTableLock(database, 'security_events', async (transaction) => {
      await tidyEvents(transaction, clock.after(-SECURITY_EVENT_DAYS * 24 * 60 * 60));
      for (const event of events) await storeEvent(transaction, event);
    });
  }

  function flush(): Promise<void> {
    writing = writing.then(write).catch(onError);
    return writing;
  }

  function collect(): void {
    collecting = setTimeout(() => {
      collecting = undefined;
      if (pending.isEmpty) return;
      collect();
      void flush();
    }, COLLECTING_MS).unref();
  }

  return {
    record(event, username, address) {
      const { network } = clientAddress(address);
      pending.add({ event, username: username ?? '', network, at: clock.now() });
      if (!isWarning(event)) void flush();
      else if (collecting === undefined) {
        collect();
        void flush();
      }
    },

    async list(actor, query) {
      assertCanSeeAuditTrail(actor);
      await flush();
      // One entry more than asked for tells whether there are older ones.
      const found = await listEvents(database.reads, { ...query, limit: query.limit + 1 });
      const entries = found.slice(0, query.limit);
      return { entries, next: found.length > entries.length ? (entries.at(-1)?.id ?? null) : null };
    },

    async listByTime(actor, query) {
      assertCanSeeAuditTrail(actor);
      await flush();
      return listEventsByTime(database.reads, query);
    },

    close() {
      clearTimeout(collecting);
      return flush();
    },
  };
}
