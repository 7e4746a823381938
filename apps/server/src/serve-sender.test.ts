import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { NO_SENDING, saveSending } from './features/sending/sending.repository.ts';
import { openMigrated } from './testing/full-database.ts';
import { databaseEnvironments } from './testing/test-database.ts';
import { addressOf, runServer as run } from './testing/test-program.ts';

const WAIT = { timeout: 60_000, interval: 50 };
const AT = '2026-03-21T12:00:00.000Z';
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

describe.each(databaseEnvironments)('the program with a mail account, on $name', ({ migrated }) => {
  async function site() {
    const environment = await migrated();
    const database = await openMigrated(environment);
    onTestFinished(() => database.close());
    const sending = {
      ...NO_SENDING,
      version: 2,
      mail: MAIL,
      sendAt: '07:00',
      weeklyOn: 1,
      since: AT,
    };
    await saveSending(database.writes, { ...sending, pausedAt: null }, AT);
    const senders = async () =>
      (await database.reads.selectFrom('senders').select('id').execute()).length;
    return { environment, senders };
  }

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'has a sender, which ends with it on %s',
    async (signal) => {
      const { environment, senders } = await site();
      const running = run(environment);
      await addressOf(running);
      await vi.waitUntil(async () => (await senders()) === 1, WAIT);
      running.child.kill(signal);
      await running.ended;
      // A sender removes its row when it ends.
      await vi.waitUntil(async () => (await senders()) === 0, WAIT);
    },
  );

  it('has none when told so', async () => {
    const { environment, senders } = await site();
    const off = run({ ...environment, SENDER: 'off' });
    const address = await addressOf(off);
    const on = run({ ...environment });
    await addressOf(on);
    await vi.waitUntil(async () => (await senders()) > 0, WAIT);
    expect(await senders()).toBe(1);
    expect((await fetch(address)).status).toBe(200);
  });
});
