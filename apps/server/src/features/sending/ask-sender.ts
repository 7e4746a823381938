import { setTimeout } from 'node:timers/promises';
import { SAID_BY_SITE, type SendingTest, say } from '@bahai-friends/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { invalidAt } from '../../errors/invalid-at.ts';
import type { Sealing, SealingState } from '../../sealing/key-in-use.ts';
import { TEST_RECIPIENT } from '../../sealing/sealed-columns.ts';
import { listSetUpChannels } from './sending.repository.ts';
import { deleteTests, findAnswer, findSenderSeen, insertTest } from './sending-tests.repository.ts';

/** Who asks waits so long. */
const WAIT_SECONDS = 14;
/** A sender may be starting. */
export const START_SECONDS = 6;
const LOOK_EVERY_MS = 200;
/** A sender that has said nothing for so long does not run. */
export const SEEN_SECONDS = 20;

interface Asking {
  readonly database: Pick<Database, 'reads' | 'writes'>;
  readonly clock: Clock;
  readonly sealing: Pick<Sealing, 'key' | 'state'>;
}

/** Whether a sender runs; a moment in the future counts for none, since the clock was set back. */
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

/** What a test says while the sealing key is lost: nothing is sent then. */
export const saidOfLostKey = (state: SealingState): string =>
  state === 'unfit' ? SAID_BY_SITE.keyUnfit : SAID_BY_SITE.keyMissing;

/** What is to be tried. */
export interface AskedTest {
  readonly channel: string;
  /** To whom something is sent for it. */
  readonly to?: string | undefined;
}

/**
 * Has a sender try a channel, since only senders connect to anything.
 *
 * @throws DomainError `invalid` when it is not set up, `unavailable` when the first sealing key cannot be kept
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
