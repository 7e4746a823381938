import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { SQLITE_FILE } from '../db/open-database.ts';
import {
  confirmSubscription,
  endSubscription,
  findById,
  insertSubscription,
} from '../features/letters/subscriptions.repository.ts';
import {
  endPushSubscription,
  insertPushSubscription,
} from '../features/notifications/push-subscriptions.repository.ts';
import { readSending, saveSending } from '../features/sending/sending.repository.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { EVERYTHING, isSentDay, markSentDay } from '../outbox/sent-days.repository.ts';
import { openMigrated } from '../testing/full-database.ts';
import { runAdmin } from '../testing/test-admin.ts';
import { TestClock } from '../testing/test-clock.ts';
import { databaseEnvironments, temporaryFolder } from '../testing/test-database.ts';

const AT = '2026-03-21T12:00:00.000Z';
const LATER = '2026-03-22T12:00:00.000Z';
const PAUSED = /^Nothing is sent until the Master Admin confirms it/m;
const TOPICS = { daily: AT, weekly: null, reminders: null };

type Environment = Readonly<Record<string, string>>;

async function add({ writes }: Database, name: string, at = AT): Promise<number> {
  const id = await insertSubscription(
    writes,
    {
      address: `${name} address`,
      address_index: `${name} index`,
      token: `${name} token`,
      token_hash: `${name} hash`,
      language: 'en',
      created_at: at,
      link_sent_on: null,
    },
    TOPICS,
  );
  await confirmSubscription(writes, id ?? 0, TOPICS, at);
  return id ?? 0;
}

/** Sets the check value of a sealing key, as if something had been sealed with it. */
const sealedBy = ({ writes }: Database, value: string) =>
  writes.insertInto('installation').values({ key: 'sealing-check', value }).execute();

async function end({ writes }: Database, id: number): Promise<void> {
  const row = await findById(writes, id);
  if (row) await endSubscription(writes, row, LATER);
}

describe.each(databaseEnvironments)(
  'what a site sends after a restore on $name',
  ({ make, migrated }) => {
    /** Changes the database as a running site does, and then works on it while nothing else does. */
    async function change<T>(environment: Environment, work: (database: Database) => Promise<T>) {
      const database = await openMigrated(environment);
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    }

    /** A backup of a site that sends letters to Anna, Bruno and Caro. */
    async function backedUp(sealingCheck?: string) {
      const environment = await migrated();
      const ids = await change(environment, async (database) => {
        if (sealingCheck !== undefined) await sealedBy(database, sealingCheck);
        const sending = { ...(await readSending(database.reads)), mail: MAIL };
        await saveSending(database.writes, sending, AT);
        const outbox = createOutbox({ database, clock: new TestClock(AT) });
        const row = { key: 'a', channel: 'mail', kind: 'letter-daily', subject: null };
        await outbox.add(database.writes, [row]);
        return [
          await add(database, 'anna'),
          await add(database, 'bruno'),
          await add(database, 'caro'),
        ];
      });
      const path = join(temporaryFolder(), 'backup');
      await runAdmin(environment, ['backup', path]);
      const restore = () => runAdmin(environment, ['restore', path, '--replace']);
      return { environment, ids, restore };
    }

    const namesIn = async ({ reads }: Database) =>
      (
        await reads
          .selectFrom('letter_subscriptions')
          .select('address_index')
          .orderBy('id')
          .execute()
      ).map(({ address_index: index }) => index.split(' ')[0]);

    it('is nothing twice, and nothing to who has ended it since', async () => {
      const { environment, ids, restore } = await backedUp();
      await change(environment, async (database) => {
        await end(database, ids[0] ?? 0);
        await end(database, ids[1] ?? 0);
        await markSentDay(database.writes, 'letter-daily', '2026-03-22');
        // Bruno has subscribed again.
        await database.writes
          .deleteFrom('ended_subscriptions')
          .where('address_index', '=', 'bruno index')
          .execute();
        await add(database, 'bruno', '2026-03-23T12:00:00.000Z');
      });
      const { code, stdout } = await restore();
      expect(code).toBe(0);
      expect(stdout).not.toMatch(PAUSED);
      await change(environment, async (database) => {
        expect(await namesIn(database)).toEqual(['bruno', 'caro']);
        expect((await readSending(database.reads)).pausedAt).toBeNull();
        expect(await isSentDay(database.reads, 'letter-daily', '2026-03-22')).toBe(true);
        const today = new Date().toISOString().slice(0, 10);
        expect(await isSentDay(database.reads, EVERYTHING, today)).toBe(true);
        const waiting = await database.reads.selectFrom('outbox').select('id').execute();
        expect(waiting).toEqual([]);
        const ended = await database.reads.selectFrom('ended_subscriptions').selectAll().execute();
        expect(ended).toEqual([{ address_index: 'anna index', ended_at: LATER }]);
      });
    });

    it('is no notification to a browser that has ended them since', async () => {
      const environment = await migrated();
      const browser = (name: string, created_at: string) => ({
        subscription: `${name} subscription`,
        endpoint_index: `${name} index`,
        token_hash: `${name} hash`,
        language: 'en' as const,
        discreet: 0 as const,
        daily_since: AT,
        reminders_since: null,
        created_at,
      });
      const indexes = async ({ reads }: Database) =>
        (await reads.selectFrom('push_subscriptions').select('endpoint_index').execute()).map(
          ({ endpoint_index: index }) => index,
        );
      await change(environment, async ({ writes }) => {
        await insertPushSubscription(writes, browser('one', AT));
        await insertPushSubscription(writes, browser('two', AT));
      });
      const path = join(temporaryFolder(), 'backup');
      await runAdmin(environment, ['backup', path]);
      await change(environment, async ({ writes }) => {
        await endPushSubscription(writes, { id: 1, endpoint_index: 'one index' }, LATER);
      });
      const { stdout } = await runAdmin(environment, ['restore', path, '--replace']);
      expect(stdout).not.toMatch(PAUSED);
      await change(environment, async (database) => {
        expect(await indexes(database)).toEqual(['two index']);
      });
      const elsewhere = await make();
      expect((await runAdmin(elsewhere, ['restore', path])).stdout).toMatch(PAUSED);
    });

    it('pauses where another key has been used since: who has ended letters is not found by it', async () => {
      const { environment, restore } = await backedUp('first');
      expect((await restore()).stdout).not.toMatch(PAUSED);
      await change(environment, async (database) => {
        await database.writes
          .deleteFrom('installation')
          .where('key', '=', 'sealing-check')
          .execute();
        await sealedBy(database, 'another');
      });
      expect((await restore()).stdout).toMatch(PAUSED);
    });

    it('goes on where nothing was sealed when the backup was made, unless it was paused before', async () => {
      const { environment, restore } = await backedUp();
      await change(environment, (database) => sealedBy(database, 'another'));
      expect((await restore()).stdout).not.toMatch(PAUSED);
      await change(environment, async (database) => {
        const sending = await readSending(database.reads);
        await saveSending(database.writes, { ...sending, pausedAt: AT }, AT);
      });
      expect((await restore()).stdout).toMatch(PAUSED);
      await change(environment, async (database) => {
        expect((await readSending(database.reads)).pausedAt).not.toBeNull();
        expect(await namesIn(database)).toEqual(['anna', 'bruno', 'caro']);
      });
    });

    it('pauses where there was no database before', async () => {
      const { environment, restore } = await backedUp();
      const path = join(temporaryFolder(), 'copy');
      await runAdmin(environment, ['backup', path]);
      const empty = await make();
      expect((await runAdmin(empty, ['restore', path])).stdout).toMatch(PAUSED);
      expect((await restore()).stdout).not.toMatch(PAUSED);
    });
  },
);

describe('what a site sends after a restore over a damaged file', () => {
  it('pauses', async () => {
    const [embedded] = databaseEnvironments;
    const environment = await embedded.migrated();
    const database = await openMigrated(environment);
    await add(database, 'anna');
    await database.close();
    const path = join(temporaryFolder(), 'backup');
    await runAdmin(environment, ['backup', path]);
    const file = join(environment.DATA_DIR, SQLITE_FILE);
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0x41, 100));
    expect((await runAdmin(environment, ['restore', path])).stdout).toMatch(PAUSED);
  });
});

const MAIL = {
  host: 'localhost',
  port: 1,
  security: 'none',
  username: null,
  fromName: 'Friends',
  fromAddress: 'friends@site.example',
  replyTo: null,
  perHour: null,
  dkim: null,
} as const;
