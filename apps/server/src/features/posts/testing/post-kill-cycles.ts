import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { startMastodon } from '../../../channels/testing/mastodon-imitation.ts';
import { startTelegram } from '../../../channels/testing/telegram-imitation.ts';
import { startWebhookProgram } from '../../../channels/testing/webhook-program.ts';
import { systemClock } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import { createOutbox } from '../../../outbox/outbox.ts';
import { addQuotes } from '../../../testing/content.ts';
import { openMigrated } from '../../../testing/full-database.ts';
import { SENDER } from '../../../testing/program-paths.ts';
import { QUOTE_KIND } from '../post-rows.ts';
import { setUpNetworks, webhookId } from './set-up-networks.ts';

/** The id of the webhook in the outbox. */
export const WEBHOOK = webhookId(0);

/**
 * When a sender is killed: while the other side has not read the request, after it has posted without answering, or
 * before the request.
 */
const MOMENTS = ['unheard', 'unanswered', 'taken'] as const;

/** The results of one cycle for the posts and the event. */
interface PostKillCycle {
  readonly moment: (typeof MOMENTS)[number];
  readonly states: Readonly<Record<string, string>>;
  /** How many messages Telegram and how many posts Mastodon got. */
  readonly posted: Readonly<Record<'telegram' | 'mastodon', number>>;
  /** How many events a program got, by different ids and in all. */
  readonly events: { readonly different: number; readonly heard: number };
}

function startSender(environment: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [SENDER], {
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function statesOf({ reads }: Database, cycle: number): Promise<Record<string, string>> {
  const rows = await reads
    .selectFrom('outbox')
    .select(['channel', 'state'])
    .where('key', 'like', `% cycle ${cycle}`)
    .execute();
  return Object.fromEntries(rows.map(({ channel, state }) => [channel, state]));
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(5);
}

const isPosting = ({ path }: { readonly path: string }): boolean =>
  /\/sendMessage$|\/api\/v1\/statuses$|\/hook$/.test(path);

/**
 * Kills a sender without warning while it posts to both networks and to a webhook, starts another one, and returns what
 * arrived; again and again.
 */
export async function runPostKillCycles(
  given: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
  kills: number,
): Promise<PostKillCycle[]> {
  const environment = {
    ...given,
    PUBLIC_URL: 'http://127.0.0.1:8080',
    ALLOW_LOCAL_TARGETS: 'on',
  };
  const telegram = await startTelegram();
  const mastodon = await startMastodon();
  const program = await startWebhookProgram();
  const others = [telegram, mastodon, program];
  const postings = () => others.map(({ requests }) => requests.filter(isPosting).length);
  const database = await openMigrated(environment);
  const outbox = createOutbox({ database, clock: systemClock });
  const cycles: PostKillCycle[] = [];
  try {
    await setUpNetworks(database, given.DATA_DIR, { telegram, mastodon, programs: [program] });
    await addQuotes(database, { text: 'Be kind' });
    for (let cycle = 0; cycle < kills; cycle += 1) {
      const moment = MOMENTS[cycle % MOMENTS.length] ?? 'taken';
      const day = systemClock.now().slice(0, 10);
      const before = { telegram: telegram.received.length, mastodon: mastodon.posts.length };
      const heardBefore = program.heard.length;
      const asked = postings();
      const killed = Promise.withResolvers<void>();
      const how =
        moment === 'unheard'
          ? { as: 'never' as const }
          : { as: 'slow' as const, until: killed.promise };
      if (moment !== 'taken') {
        telegram.answerNext(how, 'sendMessage');
        mastodon.answerNext(how, 'POST /api/v1/statuses');
        program.answerNext(how);
      }
      await outbox.add(
        database.writes,
        ['telegram', 'mastodon', WEBHOOK].map((channel) => ({
          key: `post ${channel} cycle ${cycle}`,
          channel,
          kind: QUOTE_KIND,
          subject: { day },
        })),
      );
      const sender = startSender(environment);
      await until(async () => {
        if (moment === 'taken') {
          const rows = database.reads.selectFrom('outbox').where('takes', '>', 0);
          const taken = await rows.where('key', 'like', `% cycle ${cycle}`).select('id').execute();
          return taken.length > 0;
        }
        return postings().every((count, index) => count > (asked[index] ?? 0));
      });
      await end(sender, 'SIGKILL');
      killed.resolve();
      // The leases of its rows would end five minutes later.
      await database.writes
        .updateTable('outbox')
        .set({ leased_until: '2020-01-01T00:00:00.000Z' })
        .where('state', '=', 'waiting')
        .where('leased_until', 'is not', null)
        .execute();
      const next = startSender(environment);
      await until(async () => !Object.values(await statesOf(database, cycle)).includes('waiting'));
      await end(next, 'SIGTERM');
      cycles.push({
        moment,
        states: await statesOf(database, cycle),
        posted: {
          telegram: telegram.received.length - before.telegram,
          mastodon: mastodon.posts.length - before.mastodon,
        },
        events: {
          different: new Set(program.heard.slice(heardBefore).map(({ id }) => id)).size,
          heard: program.heard.length - heardBefore,
        },
      });
    }
    return cycles;
  } finally {
    await database.close();
    await Promise.all(others.map((other) => other.close()));
  }
}
