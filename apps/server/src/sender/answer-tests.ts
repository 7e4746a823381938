import { SAID_BY_SITE, type SendingTest } from '@bahai-friends/contract';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { saidOfLostKey } from '../features/sending/ask-sender.ts';
import {
  answerTest,
  listOpenTests,
  type OpenTest,
  takeTest,
} from '../features/sending/sending-tests.repository.ts';
import type { Sealing } from '../sealing/key-in-use.ts';
import { TEST_RECIPIENT } from '../sealing/sealed-columns.ts';
import type { SealingKey } from '../sealing/sealing-key.ts';
import type { OpenChannels } from './open-channels.ts';

/** After so many seconds nobody waits for a test any more. */
const ASKED_SECONDS = 15;

interface Answering {
  readonly database: Pick<Database, 'reads' | 'writes'>;
  readonly clock: Clock;
  readonly sealing: Pick<Sealing, 'state'>;
  readonly key: SealingKey | null;
  readonly channels: readonly Pick<OpenChannels, 'has' | 'test'>[];
  readonly onError: (error: unknown) => void;
}

async function tryChannel(
  { channel, recipient }: OpenTest,
  { sealing, key, channels }: Answering,
): Promise<SendingTest> {
  if (key === null) {
    const state = await sealing.state();
    // The site has a key where it has sealed something: this machine has lost it, or has another.
    const said = state === 'unused' ? SAID_BY_SITE.noAccount : saidOfLostKey(state);
    return { ok: false, said };
  }
  const to = recipient === null ? '' : key.open(TEST_RECIPIENT, recipient);
  const result = await channels.find(({ has }) => has(channel))?.test(channel, to);
  if (!result) return { ok: false, said: SAID_BY_SITE.noAccount };
  return result.outcome === 'sent'
    ? { ok: true, said: result.said }
    : { ok: false, said: result.error };
}

async function answer(test: OpenTest, answering: Answering): Promise<void> {
  const { writes } = answering.database;
  if (!(await takeTest(writes, test.id))) return;
  await answerTest(writes, test.id, await tryChannel(test, answering));
}

/** Runs the tests that the Master Admin has asked for and no other sender has taken, and stores their results. */
export async function answerTests(answering: Answering): Promise<void> {
  const askedAfter = answering.clock.after(-ASKED_SECONDS);
  const open = await listOpenTests(answering.database.reads, askedAfter);
  await Promise.all(open.map((test) => answer(test, answering).catch(answering.onError)));
}
