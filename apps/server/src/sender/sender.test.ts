import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Channel, SendResult } from '../channels/channel.ts';
import type { MailMessage } from '../channels/mail/mail-channel.ts';
import type { Database } from '../db/database.ts';
import { NO_SENDING, saveSending } from '../features/sending/sending.repository.ts';
import { findAnswer, insertTest } from '../features/sending/sending-tests.repository.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { createSealing } from '../sealing/key-in-use.ts';
import { TEST_RECIPIENT } from '../sealing/sealed-columns.ts';
import { TestClock } from '../testing/test-clock.ts';
import { databases, temporaryFolder } from '../testing/test-database.ts';
import { createSender } from './sender.ts';
import type { SenderWork } from './sender-work.ts';

const MAIL = {
  host: 'localhost',
  port: 25,
  security: 'none',
  username: null,
  fromName: 'Friends',
  fromAddress: 'friends@site.example',
  replyTo: null,
  perHour: null as number | null,
  dkim: null,
} as const;

const DAY_SECONDS = 24 * 60 * 60;

const SENT: SendResult = { outcome: 'sent', said: '250 ok' };

async function senderOn(database: Database, perHour: number | null = null) {
  const clock = new TestClock('2026-03-21T06:00:00Z');
  const outbox = createOutbox({ database, clock });
  const stored = { ...NO_SENDING, version: 2, sendAt: '07:00', weeklyOn: 1, pausedAt: null };
  const since = '2026-03-20T12:00:00.000Z';
  const save = (change: object = {}) =>
    saveSending(
      database.writes,
      { ...stored, mail: { ...MAIL, perHour }, since, ...change },
      clock.now(),
    );
  await save();
  const sent: string[] = [];
  const errors: unknown[] = [];
  const tested: string[] = [];
  const firstTest = Promise.withResolvers<void>();
  const channel: Channel<MailMessage> = {
    async send({ to }) {
      sent.push(to);
      return SENT;
    },
    async test(recipient) {
      tested.push(recipient);
      if (tested.length === 1) await firstTest.promise;
      return SENT;
    },
    close() {},
  };
  const work: SenderWork = {
    makers: {
      mail: {
        letter: async ({ key }) => ({
          message: { to: key, subject: 's', text: 't', messageId: key },
        }),
        gone: async () => null,
        broken: async () => {
          throw new Error('The words cannot be made');
        },
      },
    },
    daily: [
      {
        what: 'daily',
        channel: 'mail',
        prepare: async (day) => {
          await outbox.add(database.writes, [
            { key: `daily ${day}`, channel: 'mail', kind: 'letter', subject: { day } },
          ]);
        },
      },
    ],
  };
  const sealing = createSealing(database, { DATA_DIR: temporaryFolder() });
  const another = () => {
    const sender = createSender({
      database,
      clock,
      sealing,
      work,
      allowLocalTargets: false,
      publicUrl: null,
      onError: (error) => errors.push(error),
      openMail: () => channel,
    });
    onTestFinished(() => sender.stop());
    return sender;
  };
  const askForTest = async () => {
    const recipient = (await sealing.key()).seal(TEST_RECIPIENT, 'anna@people.example');
    return insertTest(database.writes, { channel: 'mail', recipient }, clock.now());
  };
  const sender = another();
  const tests = { tested, askForTest, answerFirst: firstTest.resolve };
  return { sender, another, clock, outbox, save, sent, errors, tests, database, sealing };
}

/** A state that comes about, however long it takes. */
const WAIT = { timeout: 60_000, interval: 20 };

describe.each(databases)('the sender on $name', ({ open }) => {
  it('adds what a day gets when it is due, once whatever the clock does', async () => {
    const { sender, clock, sent } = await senderOn(await open());
    await sender.run();
    expect(sent).toEqual([]);
    clock.moveTo('2026-03-21T07:00:00Z');
    await sender.run();
    await sender.run();
    expect(sent).toEqual(['daily 2026-03-21']);
    clock.set(-2 * 60 * 60);
    await sender.run();
    clock.advance(3 * 60 * 60);
    await sender.run();
    expect(sent).toEqual(['daily 2026-03-21']);
    clock.moveTo('2026-03-22T23:00:00Z');
    await sender.run();
    expect(sent).toEqual(['daily 2026-03-21', 'daily 2026-03-22']);
  });

  it('adds no day again after hours with a clock that was a month ahead', async () => {
    const { sender, clock, sent } = await senderOn(await open());
    clock.moveTo('2026-03-21T07:00:00Z');
    await sender.run();
    clock.set(30 * DAY_SECONDS);
    await sender.run();
    clock.advance(60 * 60);
    await sender.run();
    clock.set(-30 * DAY_SECONDS);
    await sender.run();
    expect(sent).toEqual(['daily 2026-03-21', 'daily 2026-04-20']);
  });

  it('does not add a day whose time had passed when sending was set up, nor one twice for a later time', async () => {
    const { sender, clock, save, sent } = await senderOn(await open());
    await save({ since: '2026-03-21T07:30:00.000Z' });
    clock.moveTo('2026-03-21T08:00:00Z');
    await sender.run();
    expect(sent).toEqual([]);
    await save({ sendAt: '09:00', since: '2026-03-21T08:00:00.000Z' });
    clock.moveTo('2026-03-21T09:00:00Z');
    await sender.run();
    await save({ sendAt: '10:00', since: '2026-03-21T09:00:00.000Z' });
    clock.moveTo('2026-03-21T10:00:00Z');
    await sender.run();
    expect(sent).toEqual(['daily 2026-03-21']);
  });

  it('sends nothing while it is paused, or nothing is set up', async () => {
    const { sender, clock, outbox, save, sent, database } = await senderOn(await open());
    const item = { key: 'a', channel: 'mail', kind: 'letter', subject: null };
    await outbox.add(database.writes, [item]);
    await save({ pausedAt: clock.now() });
    await sender.run();
    await save({ mail: null });
    await sender.run();
    expect(sent).toEqual([]);
    await save();
    await sender.run();
    expect(sent).toEqual(['a']);
  });

  it('sends mail also while a secret of another channel cannot be read', async () => {
    const { sender, outbox, sent, errors, database, sealing } = await senderOn(await open());
    await sealing.key();
    const unreadable = { name: 'vapid', secret: 'sealed with another key' };
    await database.writes.insertInto('sending_secrets').values(unreadable).execute();
    const item = { key: 'a', channel: 'mail', kind: 'letter', subject: null };
    await outbox.add(database.writes, [item]);
    await sender.run();
    expect(sent).toEqual(['a']);
    expect(errors).toEqual([expect.any(Error)]);
  });

  it('sends no more an hour than the account may', async () => {
    const { sender, clock, outbox, sent, database } = await senderOn(await open(), 7);
    const items = Array.from({ length: 12 }, (_, index) => ({
      key: `row ${index}`,
      channel: 'mail',
      kind: 'letter',
      subject: null,
    }));
    await outbox.add(database.writes, items);
    await sender.run();
    expect(sent).toHaveLength(7);
    clock.advance(30 * 60);
    await sender.run();
    expect(sent).toHaveLength(7);
    clock.advance(30 * 60);
    await sender.run();
    expect(new Set(sent)).toHaveLength(13);
  });

  it('is held up by nothing that was sent while the clock was ahead', async () => {
    const { sender, clock, outbox, sent, database } = await senderOn(await open(), 2);
    const add = (...keys: string[]) =>
      outbox.add(
        database.writes,
        keys.map((key) => ({ key, channel: 'mail', kind: 'letter', subject: null })),
      );
    clock.set(10 * DAY_SECONDS);
    await add('a', 'b');
    await sender.run();
    clock.set(-10 * DAY_SECONDS);
    await add('c');
    await sender.run();
    expect(sent).toEqual(['a', 'b', 'c']);
  });

  it('drops what has become pointless, and tries again what could not be made', async () => {
    const { sender, outbox, errors, database } = await senderOn(await open());
    await outbox.add(
      database.writes,
      ['gone', 'broken'].map((kind) => ({ key: kind, channel: 'mail', kind, subject: null })),
    );
    await sender.run();
    expect(await outbox.channels()).toMatchObject([{ waiting: 1, dropped: 1, failuresInRow: 1 }]);
    expect(errors).toEqual([new Error('The words cannot be made')]);
  });

  it('sends on while a test of a channel has no answer, and runs another one', async () => {
    const { sender, outbox, sent, tests, database } = await senderOn(await open());
    const first = await tests.askForTest();
    const looked = sender.run();
    onTestFinished(() => tests.answerFirst());
    await vi.waitUntil(() => tests.tested.length === 1, WAIT);
    const item = { key: 'a', channel: 'mail', kind: 'letter', subject: null };
    await outbox.add(database.writes, [item]);
    const second = await tests.askForTest();
    const lookedAgain = sender.run();
    await vi.waitUntil(() => sent.length === 1 && tests.tested.length === 2, WAIT);
    await expect.poll(() => findAnswer(database.reads, second)).toMatchObject({ ok: true });
    expect(await findAnswer(database.reads, first)).toBeNull();
    tests.answerFirst();
    await Promise.all([looked, lookedAgain]);
    expect(await findAnswer(database.reads, first)).toEqual({ ok: true, said: '250 ok' });
  });

  it('runs a test that no other sender runs', async () => {
    const { sender, another, tests } = await senderOn(await open());
    await tests.askForTest();
    const looked = sender.run();
    await vi.waitUntil(() => tests.tested.length === 1, WAIT);
    await another().run();
    tests.answerFirst();
    await looked;
    expect(tests.tested).toEqual(['anna@people.example']);
  });

  it('runs each test once among senders that look at the same moment', async () => {
    const { sender, another, tests } = await senderOn(await open());
    for (let asked = 0; asked < 5; asked += 1) await tests.askForTest();
    tests.answerFirst();
    await Promise.all([sender, another(), another()].map((each) => each.run()));
    expect(tests.tested).toHaveLength(5);
  });
});
