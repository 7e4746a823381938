import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { civilDayIn } from '../community-day.ts';
import type { Database } from '../db/database.ts';
import { SEEN_SECONDS } from '../features/sending/ask-sender.ts';
import { dueDay } from '../features/sending/due-day.ts';
import { readSending, type StoredSending } from '../features/sending/sending.repository.ts';
import { deleteSenders, saveSenderSeen } from '../features/sending/sending-tests.repository.ts';
import { readStoredSettings } from '../features/settings/settings.repository.ts';
import { createDispatcher } from '../outbox/dispatcher.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { deleteSentDaysBefore, isSentDay, markSentDay } from '../outbox/sent-days.repository.ts';
import type { Sealing } from '../sealing/key-in-use.ts';
import type { SealingKey } from '../sealing/sealing-key.ts';
import { type ChannelOptions, createAllChannels } from './all-channels.ts';
import { answerTests } from './answer-tests.ts';
import { createDelivery } from './deliver.ts';
import type { SenderWork } from './sender-work.ts';

/** How often the wall clock is read: it may jump. */
const LOOK_EVERY_MS = 1000;
const HOUR_SECONDS = 60 * 60;
const SAY_EVERY_SECONDS = SEEN_SECONDS / 4;
const MINUTE_SECONDS = 60;
/** So many that a clock which is wrong for a while does not forget what was sent before. */
const DAYS_KEPT = 365;

interface SenderOptions extends Omit<ChannelOptions, 'makers' | 'outbox'> {
  readonly database: Database;
  readonly clock: Clock;
  readonly sealing: Sealing;
  readonly work: SenderWork;
  /** Called with an error; the work is tried again. */
  readonly onError: (error: unknown) => void;
}

export type Sender = ReturnType<typeof createSender>;

/** Sends the rows of the outbox, and adds those of each day, until it is stopped. */
export function createSender({
  database,
  clock,
  sealing,
  work,
  onError,
  ...options
}: SenderOptions) {
  const id = randomUUID();
  const outbox = createOutbox({ database, clock });
  const channels = createAllChannels({
    ...options,
    database,
    clock,
    outbox,
    makers: work.makers,
  });
  let saidAt = Number.NEGATIVE_INFINITY;
  let tidiedAt = Number.NEGATIVE_INFINITY;
  let minuteAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  /** It runs beside the timer: ten thousand letters take minutes. */
  let dispatching: Promise<void> | undefined;
  /** Tests run beside it, too: a server may take half a minute to answer. */
  const testing = new Set<Promise<void>>();
  let isStopping = false;

  const dispatcher = createDispatcher({
    outbox,
    deliver: createDelivery({ channels, onError }),
    channels: async () => (await Promise.all(channels.map(({ usable }) => usable()))).flat(),
  });

  async function sayThatItRuns(): Promise<void> {
    if (clock.elapsed() - saidAt < SAY_EVERY_SECONDS) return;
    await saveSenderSeen(database.writes, id, clock.now());
    saidAt = clock.elapsed();
  }

  async function tidy(timeZone: string): Promise<void> {
    if (clock.elapsed() - tidiedAt < HOUR_SECONDS) return;
    await outbox.forget();
    const today = Temporal.PlainDate.from(civilDayIn(timeZone, clock));
    const before = today.subtract({ days: DAYS_KEPT }).toString();
    await deleteSentDaysBefore(database.writes, before);
    tidiedAt = clock.elapsed();
  }

  async function eachMinute(): Promise<void> {
    if (clock.elapsed() - minuteAt < MINUTE_SECONDS) return;
    await work.everyMinute?.();
    minuteAt = clock.elapsed();
  }

  /**
   * Opens the channels that are set up; none when sealed texts cannot be read. An error of one kind of channel does not
   * keep the others from sending.
   */
  async function useChannels(sending: StoredSending, key: SealingKey | null): Promise<void> {
    const isLost = key === null && (await sealing.state()) !== 'unused';
    const setUp = isLost ? null : { sending, key };
    for (const { use } of channels) await use(setUp).catch(onError);
  }

  async function prepareDay(sending: StoredSending, timeZone: string): Promise<void> {
    const day = dueDay({ now: clock.epochMilliseconds(), timeZone, ...sending });
    if (day === null) return;
    for (const { what, channel, prepare } of work.daily) {
      const isSetUp = channels.some(({ name, isEmpty }) => name === channel && !isEmpty());
      if (!isSetUp || (await isSentDay(database.reads, what, day))) continue;
      await prepare(day);
      await markSentDay(database.writes, what, day);
    }
  }

  function runTests(key: SealingKey | null): void {
    const answered = answerTests({ database, clock, sealing, key, channels, onError })
      .catch(onError)
      .finally(() => testing.delete(answered));
    testing.add(answered);
  }

  /** Checks once for work, and does it. */
  async function look(): Promise<void> {
    await sayThatItRuns();
    const sending = await readSending(database.reads);
    const key = await sealing.find();
    await useChannels(sending, key);
    runTests(key);
    if (sending.pausedAt !== null) return;
    await eachMinute();
    const { timeZone } = await readStoredSettings(database.reads);
    await prepareDay(sending, timeZone);
    dispatching ??= dispatcher
      .run()
      .catch(onError)
      .finally(() => {
        dispatching = undefined;
      });
    await tidy(timeZone);
  }

  let looking: Promise<void> = Promise.resolve();
  function lookAgain(): void {
    looking = look()
      .catch(onError)
      .finally(() => {
        if (!isStopping) timer = setTimeout(lookAgain, LOOK_EVERY_MS);
      });
  }

  return {
    /** Checks once, and sends all rows that are due. */
    async run(): Promise<void> {
      await look();
      await Promise.all([dispatching, ...testing]);
    },
    /** Goes on checking until it is stopped. */
    start: lookAgain,
    /** Takes no more rows; those under way are finished. */
    async stop(): Promise<void> {
      isStopping = true;
      clearTimeout(timer);
      await dispatcher.stop().catch(onError);
      await looking;
      await Promise.all(testing);
      for (const { close } of channels) close();
      await deleteSenders(database.writes, id, clock.after(-HOUR_SECONDS)).catch(onError);
    },
  };
}
