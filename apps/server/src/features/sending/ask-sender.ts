import { setTimeout } from 'node:timers/promises';
import { SAID_BY_SITE, type SendingTest, say } from '@bahai-friends/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { invalidAt } from '../../errors/invalid-at.ts';
import type { Sealing, SealingState } from '../../sealing/key-in-use.ts';
import { TEST_RECIPIENT } from '../../sealing/sealed-columns.ts';
import { listSetUpChannels } from './sending.repository.ts';
import { deleteTests, findAnswer, findSenderSeen, insertTest } from './sending-tests.repository.ts';

/** How long the caller waits for the result. */
const WAIT_SECONDS = 14;
/** How long a sender may take to start. */
export const START_SECONDS = 6;
const LOOK_EVERY_MS = 200;
/** A sender that has not reported for so long is not running. */
export const SEEN_SECONDS = 20;

interface Asking {
  readonly database: Pick<Database, 'reads' | 'writes'>;
  readonly clock: Clock;
  readonly sealing: Pick<Sealing, 'key' | 'state'>;
}

/** Whether a sender runs. An instant in the future does not count, since the clock was set back after it. */
async function isRunning({ database, clock }: Asking): Promise<boolean> {
  const seen = await findSenderSeen(database.reads);
  return seen !== null && seen > clock.after(-SEEN_SECONDS) && seen < clock.after(SEEN_SECONDS);
}

async function waitForAnswer(asking: Asking, id: number): Promise<SendingTest> {
  const startedAt = asking.clock.elapsed();
  for (;;) {
    const answer = await findAnswer(asking.database.reads, id);
    if (answer !== null) return answer;
    const waited = asking.clock.elapsed() - startedAt;
    if (waited > START_SECONDS && !(await isRunning(asking))) {
      return { ok: false, said: SAID_BY_SITE.notRunning };
    }
    if (waited > WAIT_SECONDS) return { ok: false, said: SAID_BY_SITE.notAnswered };
    await setTimeout(LOOK_EVERY_MS);
  }
}

/** The result of a test while the sealing key is lost: nothing is sent then. */
export const saidOfLostKey = (state: SealingState): string =>
  state === 'unfit' ? SAID_BY_SITE.keyUnfit : SAID_BY_SITE.keyMissing;

/** The test that is asked for. */
export interface AskedTest {
  readonly channel: string;
  /** The recipient of the test message, where one is sent. */
  readonly to?: string | undefined;
}

/**
 * Has a sender test a channel, since only senders connect to other servers.
 *
 * @throws DomainError `invalid` when it is not set up, `unavailable` when the first sealing key cannot be stored
 */
export async function askSender(asking: Asking, { channel, to }: AskedTest): Promise<SendingTest> {
  const { database, clock, sealing } = asking;
  if (!(await listSetUpChannels(database.reads)).includes(channel)) {
    const said = say('channel-not-set-up');
    throw invalidAt('channel', said);
  }
  const state = await sealing.state();
  if (state === 'missing' || state === 'unfit') return { ok: false, said: saidOfLostKey(state) };
  const recipient = to === undefined ? null : (await sealing.key()).seal(TEST_RECIPIENT, to);
  const test = { channel, recipient };
  const id = await insertTest(database.writes, test, clock.now());
  try {
    return await waitForAnswer(asking, id);
  } finally {
    await deleteTests(database.writes, id, clock.after(-60));
  }
}
