import { copyFileSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { gatheringDefaults } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { findInstallationValue } from '../db/installation-values.ts';
import { insertAnswer, listAnswers } from '../features/gatherings/answers/answers.repository.ts';
import { insertGathering } from '../features/gatherings/gatherings.repository.ts';
import {
  confirmSubscription,
  endSubscription,
  findByAddress,
  findById,
  insertSubscription,
} from '../features/letters/subscriptions.repository.ts';
import {
  findById as findPushSubscription,
  insertPushSubscription,
} from '../features/notifications/push-subscriptions.repository.ts';
import { keyFilePath } from '../sealing/key-file.ts';
import { createSealing } from '../sealing/key-in-use.ts';
import {
  ANSWER_NAME,
  LETTER_ADDRESS,
  LETTER_TOKEN,
  PUSH_SUBSCRIPTION,
  SENDING_SECRET,
} from '../sealing/sealed-columns.ts';
import { openMigrated } from '../testing/full-database.ts';
import { runAdmin } from '../testing/test-admin.ts';
import { databaseEnvironments, temporaryFolder } from '../testing/test-database.ts';
import { addressOf, runServer } from '../testing/test-program.ts';

const GATHERING = {
  ...gatheringDefaults('devotional'),
  kind: 'devotional',
  title: 'Prayers',
  starts: '2026-03-24',
  time: '19:30',
} as const;
const AT = '2026-03-21T12:00:00.000Z';
const ANNA = 'Anna@friends.example';
const BROWSER = JSON.stringify({ endpoint: 'https://web.push.apple.com/x', p256dh: '', auth: '' });

describe.each(databaseEnvironments)('npm run admin -- seal-anew on $name', ({ migrated }) => {
  async function work<T>(
    environment: Readonly<Record<string, string>>,
    on: (d: Database) => Promise<T>,
  ) {
    const database = await openMigrated(environment);
    try {
      return await on(database);
    } finally {
      await database.close();
    }
  }

  /** A site with a password, which sends letters to Anna and none any more to Bruno. */
  async function site() {
    const environment = { DATA_DIR: temporaryFolder(), ...(await migrated()) };
    await work(environment, async (database) => {
      const key = await createSealing(database, environment).key();
      const topics = { daily: AT, weekly: null, reminders: null };
      for (const address of [ANNA, 'bruno@friends.example']) {
        const [index] = key.blindIndexes(LETTER_ADDRESS, LETTER_ADDRESS.indexed(address));
        const row = {
          address: key.seal(LETTER_ADDRESS, address),
          address_index: index,
          token: key.seal(LETTER_TOKEN, `token of ${address}`),
          token_hash: `hash of ${address}`,
          language: 'en',
          created_at: AT,
          link_sent_on: null,
        } as const;
        const id = (await insertSubscription(database.writes, row, topics)) ?? 0;
        await confirmSubscription(database.writes, id, topics, AT);
        const stored = await findById(database.writes, id);
        if (address !== ANNA && stored) await endSubscription(database.writes, stored, AT);
      }
      const { id } = await insertGathering(database.writes, GATHERING, 'token', AT);
      await insertAnswer(database.writes, {
        gathering_id: id,
        day: '2026-03-24',
        held_on: '2026-03-24',
        name: key.seal(ANSWER_NAME, 'Leila'),
        people: 2,
        token_hash: 'hash',
        answered_at: AT,
      });
      await insertPushSubscription(database.writes, {
        subscription: key.seal(PUSH_SUBSCRIPTION, BROWSER),
        endpoint_index: key.blindIndexes(PUSH_SUBSCRIPTION, PUSH_SUBSCRIPTION.indexed(BROWSER))[0],
        token_hash: 'hash',
        language: 'en',
        discreet: 0,
        daily_since: AT,
        reminders_since: null,
        created_at: AT,
      });
      const secret = key.seal(SENDING_SECRET, 'password');
      await database.writes
        .insertInto('sending_secrets')
        .values({ name: 'mail', secret })
        .execute();
    });
    return environment;
  }

  it('seals everything with another key, and finds what was found before', async () => {
    const environment = await site();
    const before = readFileSync(keyFilePath(environment.DATA_DIR), 'utf8');
    const { code, stdout, stderr } = await runAdmin(environment, ['seal-anew']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Done: everything is sealed with a new key\./);
    expect(stdout).not.toContain(before.trim());
    expect(readFileSync(keyFilePath(environment.DATA_DIR), 'utf8')).not.toBe(before);
    await work(environment, async (database) => {
      const sealing = createSealing(database, environment);
      const key = await sealing.key();
      expect(await sealing.listUnreadable()).toEqual([]);
      const indexes = key.blindIndexes(LETTER_ADDRESS, LETTER_ADDRESS.indexed(ANNA));
      const anna = await findByAddress(database.reads, indexes.slice(0, 1));
      expect(key.open(LETTER_ADDRESS, anna?.address ?? '')).toBe(ANNA);
      const browser = await findPushSubscription(database.reads, 1);
      expect(key.open(PUSH_SUBSCRIPTION, browser?.subscription ?? '')).toBe(BROWSER);
      const endpoint = PUSH_SUBSCRIPTION.indexed(BROWSER);
      expect(browser?.endpoint_index).toBe(key.blindIndexes(PUSH_SUBSCRIPTION, endpoint)[0]);
      const [answer] = await listAnswers(database.reads, { id: 1, day: '2026-03-24' });
      expect(key.open(ANSWER_NAME, answer?.name ?? '')).toBe('Leila');
      const ended = await database.reads
        .selectFrom('ended_subscriptions')
        .select('address_index')
        .execute();
      const bruno = key.blindIndexes(LETTER_ADDRESS, 'bruno@friends.example');
      expect(bruno.slice(1)).toEqual(ended.map(({ address_index: index }) => index));
      // Nothing of the old key is needed once that has expired.
      await sealing.forgetFormerKeys(async () => true);
      expect(await findInstallationValue(database.reads, 'former-index-keys')).not.toBeNull();
      await sealing.forgetFormerKeys(async () => false);
      expect(await findInstallationValue(database.reads, 'former-index-keys')).toBeNull();
    });
    expect((await runAdmin(environment, ['seal-anew'])).code).toBe(0);
  });

  it('finishes what was cut off between the database and the file', async () => {
    const environment = await site();
    const path = keyFilePath(environment.DATA_DIR);
    const old = join(temporaryFolder(), 'old');
    copyFileSync(path, old);
    await runAdmin(environment, ['seal-anew']);
    renameSync(path, `${path}.next`);
    copyFileSync(old, path);
    expect((await runAdmin(environment, ['seal-anew'])).code).toBe(0);
    expect(existsSync(`${path}.next`)).toBe(false);
    await work(environment, async (database) => {
      expect(await createSealing(database, environment).state()).toBe('ready');
    });
  });

  it('tells the new key where it is not kept in a file', async () => {
    const fromFile = await site();
    const SEALING_KEY = readFileSync(keyFilePath(fromFile.DATA_DIR), 'utf8').trim();
    const environment = { ...fromFile, SEALING_KEY };
    const { stdout } = await runAdmin(environment, ['seal-anew']);
    const [, key = ''] = /^The new key, once this is done: (\S+)$/m.exec(stdout) ?? [];
    await work(environment, async (database) => {
      const given = { ...environment, SEALING_KEY: Buffer.from(key, 'base64') };
      expect(await createSealing(database, given).state()).toBe('ready');
    });
  });

  it('is not done while the site is running, nor without the key; check names what cannot be read', async () => {
    const environment = await site();
    const running = runServer({ ...environment, SENDER: 'off' });
    await addressOf(running);
    const refused = await runAdmin(environment, ['seal-anew']);
    expect([refused.code, refused.stdout]).toEqual([1, '']);
    running.child.kill('SIGTERM');
    await running.ended;
    renameSync(keyFilePath(environment.DATA_DIR), join(temporaryFolder(), 'away'));
    const without = await runAdmin(environment, ['seal-anew']);
    expect(without.stderr).toMatch(/^The sealing key is not there/);
    const { code, stdout } = await runAdmin(environment, ['check']);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^FAILED {2}What is sealed can be read: secret of sending_secrets with the name mail cannot be read: the sealing key is not there; address of letter_subscriptions with the id 1/m,
    );
  });
});
