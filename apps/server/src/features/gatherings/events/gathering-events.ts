import { randomUUID } from 'node:crypto';
import type { Queries } from '../../../db/database.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import { listHolyDayDates, listWholeGatherings } from '../gatherings.repository.ts';
import type { CommunityTime } from '../held-occurrences.ts';
import { GATHERING_KINDS } from './gathering-rows.ts';
import { type GatheringEvent, type Gatherings, publicChanges } from './public-changes.ts';

interface EventsDependencies {
  readonly outbox: Pick<Outbox, 'addUnlessWaiting'>;
  /** The ids of the webhooks that get events, read in a transaction; none while gatherings are off. */
  readonly webhooks: (db: Queries) => Promise<readonly string[]>;
}

export type GatheringEvents = ReturnType<typeof createGatheringEvents>;

async function gatheringsNow(db: Queries, time: CommunityTime): Promise<Gatherings> {
  const community = { ...time, holyDays: await listHolyDayDates(db) };
  return { all: await listWholeGatherings(db), community };
}

/** Adds events about public gatherings to the outbox, in the transaction that changes them. */
export function createGatheringEvents({ outbox, webhooks }: EventsDependencies) {
  /** The text of a waiting row is made when it is sent, so that it includes later changes. */
  async function add(db: Queries, channels: readonly string[], events: readonly GatheringEvent[]) {
    const items = events.flatMap(({ kind, subject }) =>
      channels.map((channel) => ({
        key: `gathering ${subject.id} ${randomUUID()}`,
        channel,
        kind: GATHERING_KINDS[kind],
        subject,
        // They are few, and must not wait behind thousands of letters.
        urgent: true as const,
      })),
    );
    await outbox.addUnlessWaiting(db, items);
  }

  return {
    /** Makes a change, and adds events for what differs afterwards. */
    async telling<T>(db: Queries, time: CommunityTime, change: () => Promise<T>): Promise<T> {
      const channels = await webhooks(db);
      if (channels.length === 0) return change();
      const before = await gatheringsNow(db, time);
      const result = await change();
      await add(db, channels, publicChanges(before, await gatheringsNow(db, time)));
      return result;
    },

    /** Adds events that all meetings are held at other instants. */
    async tellAll(db: Queries, time: CommunityTime): Promise<void> {
      const channels = await webhooks(db);
      if (channels.length === 0) return;
      const now = await gatheringsNow(db, time);
      const events = publicChanges({ ...now, all: [] }, now);
      await add(
        db,
        channels,
        events.map(({ subject }) => ({ kind: 'changed', subject })),
      );
    },
  };
}
