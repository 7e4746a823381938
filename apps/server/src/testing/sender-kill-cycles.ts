import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { DEFAULT_SETTINGS, NO_FEATURES } from '@bahai-friends/contract';
import { SMTPServer } from 'smtp-server';
import type { Database } from '../db/database.ts';
import { addSubscriptions } from '../features/letters/testing/many-subscriptions.ts';
import { NO_SENDING, saveSending } from '../features/sending/sending.repository.ts';
import { saveSettings } from '../features/settings/settings.repository.ts';
import { createSealing } from '../sealing/key-in-use.ts';
import { addQuotes } from './content.ts';
import { openMigrated } from './full-database.ts';
import { SENDER } from './program-paths.ts';

/** A time zone in which it is about noon now, so that no day ends during the test. */
export function zoneAtNoon(): string {
  const hours = 12 - new Date().getUTCHours();
  // Their signs are reversed.
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

/** Makes a day's letters due now, through a mail server at a port of this machine. */
export async function setUpDueLetters(
  database: Database,
  environment: { readonly DATA_DIR: string },
  { port, letters }: { readonly port: number; readonly letters: number },
): Promise<string[]> {
  const now = new Date().toISOString();
  const features = { ...NO_FEATURES, letters: true };
  const settings = {
    ...DEFAULT_SETTINGS,
    contact: 'Anna, Haifa',
    timeZone: zoneAtNoon(),
    features,
  };
  await saveSettings(database.writes, settings, 2, now);
  const mail = {
    host: '127.0.0.1',
    port,
    security: 'none',
    username: null,
    fromName: 'Friends of Haifa',
    fromAddress: 'friends@site.example',
    replyTo: null,
    perHour: null,
    dkim: null,
  } as const;
  const since = '2020-01-01T00:00:00.000Z';
  await addQuotes(database, { text: 'Be kind', language: 'en' });
  const sealing = createSealing(database, environment);
  const addresses = await addSubscriptions({ database, sealing }, letters);
  const sending = {
    ...NO_SENDING,
    version: 2,
    mail,
    sendAt: '00:00',
    weeklyOn: 1,
    since,
    pausedAt: null,
  };
  await saveSending(database.writes, sending, now);
  return addresses;
}

/** Counts mails by recipient, before acknowledging each. */
async function startCounting() {
  const times = new Map<string, number>();
  let received = 0;
  let notify = (): void => undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 1,
    onData(stream, { envelope }, callback) {
      stream.resume().on('end', () => {
        for (const { address } of envelope.rcptTo) {
          times.set(address, (times.get(address) ?? 0) + 1);
        }
        received += 1;
        notify();
        callback(null);
      });
    },
  });
  // Senders that are killed leave connections behind.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    times,
    port: (server.server.address() as AddressInfo).port,
    /** Waits until so many more have arrived. */
    more(count: number): Promise<void> {
      const enough = received + count;
      return new Promise((resolve) => {
        notify = () => {
          if (received >= enough) resolve();
        };
      });
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export function startSender(environment: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [SENDER], {
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

export async function endSender(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** More than any step takes on any machine. */
const PATIENCE_MS = 10 * 60 * 1000;

/**
 * Waits for a condition while a sender runs.
 *
 * @throws Error when the sender ends before, or takes too long; it is ended then
 */
export async function untilSender(
  sender: ChildProcess,
  hasDone: () => boolean | Promise<boolean>,
  everyMs = 50,
): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await hasDone())) {
    const hasEnded = sender.exitCode !== null || sender.signalCode !== null;
    if (hasEnded || performance.now() > end) {
      await endSender(sender, 'SIGKILL');
      throw new Error(hasEnded ? 'The sender ended by itself' : 'The sender does not get on');
    }
    await setTimeout(everyMs);
  }
}

/**
 * The recipients of rows that were under way when the sender was killed. Their leases are ended, as they would be five
 * minutes later.
 */
export async function freeCutOff({ writes }: Database): Promise<readonly number[]> {
  const rows = await writes
    .updateTable('outbox')
    .set({ leased_until: '2020-01-01T00:00:00.000Z' })
    .where('state', '=', 'waiting')
    .where('leased_until', 'is not', null)
    .where('leased_until', '>', '2020-01-01T00:00:00.000Z')
    .returning('subject')
    .execute();
  return rows.map(({ subject }) => JSON.parse(subject).subscription);
}

const countRows = async ({ reads }: Database, state?: 'waiting'): Promise<number> => {
  const rows = reads.selectFrom('outbox').select((part) => part.fn.countAll<string>().as('count'));
  const query = state === undefined ? rows : rows.where('state', '=', state);
  return Number((await query.executeTakeFirstOrThrow()).count);
};

/** Whether all of a day's rows are stored, and none waits. */
export const isAllSent = async (database: Database, count: number): Promise<boolean> =>
  (await countRows(database)) >= count && (await countRows(database, 'waiting')) === 0;

/** What was sent by senders that were killed. */
interface SenderKillReport {
  readonly sent: number;
  readonly lost: readonly string[];
  /** Letters that were sent more often than once, plus once for each kill that cut them off. */
  readonly repeatedTooOften: readonly string[];
  /** How many were sent twice because a kill had cut them off. */
  readonly repeated: number;
  /** Whether the first kill came while the day's letters were being added. */
  readonly wasCutOffWhileAdding: boolean;
}

/**
 * Kills a sender without warning while it adds a day's letters, and then again and again while it sends them; returns
 * what arrived in the end.
 */
export async function runSenderKillCycles(
  given: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
  { letters, kills }: { readonly letters: number; readonly kills: number },
): Promise<SenderKillReport> {
  const environment = {
    ...given,
    PUBLIC_URL: 'http://127.0.0.1:8080',
    ALLOW_LOCAL_TARGETS: 'on',
  };
  const smtp = await startCounting();
  const database = await openMigrated(environment);
  const cutOff = new Map<number, number>();
  try {
    const addresses = await setUpDueLetters(database, environment, { port: smtp.port, letters });
    const ids = await database.reads
      .selectFrom('letter_subscriptions')
      .select('id')
      .orderBy('id')
      .execute();
    const adding = startSender(environment);
    await untilSender(adding, async () => (await countRows(database)) > 0, 1);
    await endSender(adding, 'SIGKILL');
    const wasCutOffWhileAdding = (await countRows(database)) < letters;
    const part = Math.floor(letters / (kills + 1));
    for (let kill = 1; kill < kills; kill += 1) {
      const enough = smtp.more(1 + ((kill * 7) % part));
      const sender = startSender(environment);
      await enough;
      await endSender(sender, 'SIGKILL');
      for (const id of await freeCutOff(database)) cutOff.set(id, (cutOff.get(id) ?? 0) + 1);
    }
    const last = startSender(environment);
    await untilSender(last, () => isAllSent(database, letters));
    await endSender(last, 'SIGTERM');
    const timesOf = (address: string) => smtp.times.get(address) ?? 0;
    return {
      sent: smtp.times.size,
      lost: addresses.filter((address) => timesOf(address) === 0),
      repeatedTooOften: addresses.filter(
        (address, index) => timesOf(address) > 1 + (cutOff.get(ids[index]?.id ?? 0) ?? 0),
      ),
      repeated: addresses.filter((address) => timesOf(address) > 1).length,
      wasCutOffWhileAdding,
    };
  } finally {
    await database.close();
    await smtp.close();
  }
}
