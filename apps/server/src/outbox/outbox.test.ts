import { describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { TestClock } from '../testing/test-clock.ts';
import { databases } from '../testing/test-database.ts';
import { createDispatcher } from './dispatcher.ts';
import type { OutboxRow } from './outbox.repository.ts';
import { createOutbox, type Outcome } from './outbox.ts';

const NOW = '2026-03-21T07:00:00Z';
const FAILED = { outcome: 'failed', error: '451 try later' } as const;

function outboxOn(database: Database) {
  const clock = new TestClock(NOW);
  return { clock, database, outbox: createOutbox({ database, clock }) };
}
type Site = ReturnType<typeof outboxOn>;

const item = (key: string, channel = 'mail') => ({ key, channel, kind: 'test', subject: { key } });

const add = ({ database, outbox }: Site, ...keys: string[]): Promise<number> =>
  outbox.add(
    database.writes,
    keys.map((key) => item(key)),
  );

/** Sends all rows that are due with a given function. */
async function send({ outbox }: Site, deliver: (row: OutboxRow) => Outcome): Promise<string[]> {
  const sent: string[] = [];
  await createDispatcher({
    outbox,
    channels: async () => [{ channel: 'mail', most: Number.POSITIVE_INFINITY }],
    async deliver(row) {
      sent.push(row.key);
      return deliver(row);
    },
  }).run();
  return sent.sort();
}

const states = async ({ database }: Site) =>
  Object.fromEntries(
    (await database.reads.selectFrom('outbox').select(['key', 'state']).execute()).map(
      ({ key, state }) => [key, state],
    ),
  );

const mailState = async ({ outbox }: Site) => (await outbox.channels())[0];

describe.each(databases)('the outbox on $name', ({ open }) => {
  it('sends each thing once, whoever adds it again', async () => {
    const site = outboxOn(await open());
    expect(await add(site, 'a', 'b')).toBe(2);
    expect(await add(site, 'b', 'c')).toBe(1);
    expect(await send(site, () => ({ outcome: 'sent' }))).toEqual(['a', 'b', 'c']);
    expect(await add(site, 'a', 'b', 'c')).toBe(0);
    expect(await send(site, () => ({ outcome: 'sent' }))).toEqual([]);
    expect(await mailState(site)).toMatchObject({
      waiting: 0,
      sent: 3,
      lastSentAt: '2026-03-21T07:00:00.000Z',
      lastError: null,
    });
  });

  it('sends first what somebody waits for, however long the others have been there', async () => {
    const site = outboxOn(await open());
    await add(site, 'letter 1', 'letter 2');
    site.clock.advance(60);
    await site.outbox.add(site.database.writes, [{ ...item('reset'), urgent: true }]);
    await site.outbox.addAtMost(site.database.writes, { ...item('confirm'), urgent: true }, 1);
    const taken = await site.outbox.advance([], ['mail'], 3);
    expect(taken.map(({ key }) => key).sort()).toEqual(['confirm 1', 'letter 1', 'reset']);
  });

  it('is part of the transaction of what causes it', async () => {
    const site = outboxOn(await open());
    const failing = site.database.writes.transaction().execute(async (transaction) => {
      await site.outbox.add(transaction, [item('a')]);
      throw new Error('The cause did not come about');
    });
    await expect(failing).rejects.toThrow('The cause');
    expect(await states(site)).toEqual({});
  });

  it('tries again 1, 5, 30, 120 and 720 minutes later; then it has failed', async () => {
    const site = outboxOn(await open());
    await add(site, 'a');
    for (const minutes of [1, 5, 30, 120, 720]) {
      expect(await send(site, () => FAILED)).toEqual(['a']);
      site.clock.advance(minutes * 60 - 1);
      expect(await send(site, () => FAILED)).toEqual([]);
      site.clock.advance(1);
    }
    expect(await states(site)).toEqual({ a: 'waiting' });
    expect(await send(site, () => FAILED)).toEqual(['a']);
    expect(await states(site)).toEqual({ a: 'failed' });
    expect(await mailState(site)).toMatchObject({
      waiting: 0,
      failed: 1,
      failuresInRow: 6,
      failingSince: '2026-03-21T07:00:00.000Z',
      lastError: '451 try later',
    });
    await add(site, 'b');
    await send(site, () => ({ outcome: 'sent' }));
    expect(await mailState(site)).toMatchObject({ failuresInRow: 0, failingSince: null });
  });

  it('waits as long as the other side asks for', async () => {
    const site = outboxOn(await open());
    await add(site, 'a');
    await send(site, () => ({ ...FAILED, retryAfter: 600 }));
    site.clock.advance(599);
    expect(await send(site, () => FAILED)).toEqual([]);
    site.clock.advance(1);
    expect(await send(site, () => FAILED)).toEqual(['a']);
  });

  it('gives up where trying again is of no use, drops what is pointless, and says what it cannot know', async () => {
    const site = outboxOn(await open());
    await add(site, 'final', 'pointless', 'unknown');
    await send(site, ({ key }) => {
      if (key === 'final') return { ...FAILED, isFinal: true };
      if (key === 'pointless') return { outcome: 'pointless' };
      return { outcome: 'perhaps-sent', error: 'no answer' };
    });
    expect(await states(site)).toEqual({
      final: 'failed',
      pointless: 'dropped',
      unknown: 'perhaps-sent',
    });
    expect(await mailState(site)).toMatchObject({ sent: 0, failed: 1, dropped: 1, perhapsSent: 1 });
    site.clock.advance(24 * 60 * 60);
    expect(await send(site, () => FAILED)).toEqual([]);
  });

  it('gives a row to one sender at a time', async () => {
    const site = outboxOn(await open());
    const keys = Array.from({ length: 40 }, (_, index) => `row ${index}`);
    await add(site, ...keys);
    const taken = await Promise.all(
      Array.from({ length: 8 }, () => site.outbox.advance([], ['mail'], 5)),
    );
    expect(
      taken
        .flat()
        .map(({ key }) => key)
        .sort(),
    ).toEqual(keys.sort());
  });

  it('gives a row to another sender five minutes after the first was killed', async () => {
    const site = outboxOn(await open());
    await add(site, 'a');
    const [lost] = await site.outbox.advance([], ['mail'], 5);
    site.clock.advance(5 * 60 - 1);
    expect(await site.outbox.advance([], ['mail'], 5)).toEqual([]);
    site.clock.advance(1);
    const [again] = await site.outbox.advance([], ['mail'], 5);
    expect(again).toMatchObject({ key: 'a', failures: 0, takes: 2 });
    if (lost === undefined || again === undefined) throw new Error('Nothing was taken');
    // An outcome that the first sender reports after its lease has ended changes nothing.
    await site.outbox.advance([{ row: lost, result: FAILED }], [], 0);
    await site.outbox.advance([{ row: again, result: { outcome: 'sent' } }], [], 0);
    expect(await states(site)).toEqual({ a: 'sent' });
    expect(await mailState(site)).toMatchObject({ sent: 1, failuresInRow: 0 });
  });

  it('keeps nothing back when the clock is set back', async () => {
    const site = outboxOn(await open());
    await add(site, 'failed', 'taken');
    const [first, second] = await site.outbox.advance([], ['mail'], 2);
    if (first === undefined || second === undefined) throw new Error('Nothing was taken');
    await site.outbox.advance([{ row: first, result: FAILED }], [], 0);
    site.clock.set(-30 * 24 * 60 * 60);
    expect(await send(site, () => ({ outcome: 'sent' }))).toEqual(['failed', 'taken']);
  });

  it('waits between tries also where it is not known since when a message may have been sent', async () => {
    const site = outboxOn(await open());
    await add(site, 'a');
    const unsure = () => ({ ...FAILED, isUnsure: true });
    await send(site, unsure);
    site.clock.set(-2 * 60 * 60);
    expect(await send(site, unsure)).toEqual(['a']);
    expect(await send(site, unsure)).toEqual([]);
    site.clock.advance(5 * 60);
    expect(await send(site, unsure)).toEqual(['a']);
  });

  it('leaves channels alone that cannot be used', async () => {
    const site = outboxOn(await open());
    await site.outbox.add(site.database.writes, [item('a'), item('b', 'telegram')]);
    expect(await send(site, () => ({ outcome: 'sent' }))).toEqual(['a']);
    expect(await site.outbox.channels()).toMatchObject([
      { channel: 'mail', waiting: 0, sent: 1 },
      { channel: 'telegram', waiting: 1, sent: 0 },
    ]);
    await site.outbox.drop('channel', ['telegram']);
    expect(await site.outbox.channels()).toMatchObject([
      { channel: 'mail', dropped: 0 },
      { channel: 'telegram', waiting: 0, dropped: 1 },
    ]);
  });

  it('drops and forgets whatever the number', async () => {
    const site = outboxOn(await open());
    for (const part of [0, 1, 2]) {
      await add(site, ...Array.from({ length: 50 }, (_, index) => `${part} ${index}`));
    }
    await site.outbox.drop('channel', ['mail']);
    expect(await mailState(site)).toMatchObject({ waiting: 0, dropped: 150 });
    await add(site, 'a');
    await send(site, () => ({ outcome: 'sent' }));
    site.clock.advance(3 * 24 * 60 * 60);
    await site.outbox.forget();
    expect(await states(site)).toEqual({ a: 'sent' });
    site.clock.advance(1);
    await site.outbox.forget();
    expect(await states(site)).toEqual({});
  });
});

describe.each(databases)('a dispatcher on $name', ({ open }) => {
  it('has five under way at most, and stores how they went when it stops', async () => {
    const site = outboxOn(await open());
    await add(site, ...Array.from({ length: 12 }, (_, index) => `row ${index}`));
    let underWay = 0;
    let most = 0;
    const gate = Promise.withResolvers<void>();
    const full = Promise.withResolvers<void>();
    const dispatcher = createDispatcher({
      outbox: site.outbox,
      channels: async () => [{ channel: 'mail', most: Number.POSITIVE_INFINITY }],
      async deliver() {
        underWay += 1;
        most = Math.max(most, underWay);
        if (underWay === 5) full.resolve();
        await gate.promise;
        underWay -= 1;
        return { outcome: 'sent' };
      },
    });
    const running = dispatcher.run();
    await full.promise;
    const stopping = dispatcher.stop();
    gate.resolve();
    await Promise.all([running, stopping]);
    expect(most).toBe(5);
    expect(await mailState(site)).toMatchObject({ waiting: 7, sent: 5 });
  });

  it('goes on with other channels when one may send no more', async () => {
    const site = outboxOn(await open());
    await add(site, 'a', 'b', 'c', 'd');
    const other = Array.from({ length: 6 }, (_, index) => `other ${index}`);
    await site.outbox.add(
      site.database.writes,
      other.map((key) => item(key, 'telegram')),
    );
    const sent: string[] = [];
    const dispatcher = createDispatcher({
      outbox: site.outbox,
      channels: async () => [
        { channel: 'mail', most: 2 - ((await mailState(site))?.sent ?? 0) },
        { channel: 'telegram', most: Number.POSITIVE_INFINITY },
      ],
      async deliver({ key }) {
        sent.push(key);
        return { outcome: 'sent' };
      },
    });
    await dispatcher.run();
    expect(sent.filter((key) => !key.startsWith('other'))).toHaveLength(2);
    expect(sent.filter((key) => key.startsWith('other')).sort()).toEqual(other);
  });

  it('stores later what it could not store at once', async () => {
    const site = outboxOn(await open());
    await add(site, 'a');
    let fails = 0;
    const dispatcher = createDispatcher({
      outbox: {
        async advance(tried, ...rest) {
          if (tried.length > 0 && fails === 0) {
            fails += 1;
            throw new Error('The database is away');
          }
          return site.outbox.advance(tried, ...rest);
        },
      },
      channels: async () => [{ channel: 'mail', most: Number.POSITIVE_INFINITY }],
      deliver: async () => ({ outcome: 'sent' }),
    });
    await expect(dispatcher.run()).rejects.toThrow('away');
    await dispatcher.run();
    expect(await states(site)).toEqual({ a: 'sent' });
    expect(fails).toBe(1);
  });
});
