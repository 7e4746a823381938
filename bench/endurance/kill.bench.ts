// A server that is killed without warning, again and again, while volunteers add and upload quotes, and while
// it undoes what deleted many; and a sender that is killed while it sends letters, or posts a day's quote.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SQLITE_FILE } from '../../apps/server/src/db/open-database.ts';
import { runPostKillCycles } from '../../apps/server/src/features/posts/testing/post-kill-cycles.ts';
import { runKillCycles } from '../../apps/server/src/testing/kill-cycles.ts';
import { startPostgres } from '../../apps/server/src/testing/postgres-server.ts';
import { runSenderKillCycles } from '../../apps/server/src/testing/sender-kill-cycles.ts';
import { runUndoKillCycles } from '../../apps/server/src/testing/undo-kill-cycles.ts';

const CYCLES = 50;
const UNDO_CYCLES = 20;
const LETTERS = 2000;
const POST_CYCLES = 20;

async function tell(database: string, environment: Record<string, string>): Promise<void> {
  const { acknowledged, lost, doubled, torn } = await runKillCycles(environment, CYCLES);
  console.log(
    `${database}: killed ${CYCLES} times; ${acknowledged} changes acknowledged, ` +
      `${lost.length} lost, ${doubled.length} doubled, ${torn.length} uploads in part`,
  );
  if (lost.length + doubled.length + torn.length > 0) process.exitCode = 1;
}

async function tellUndo(database: string, environment: Record<string, string>): Promise<void> {
  const { acknowledged, undone, torn } = await runUndoKillCycles(environment, UNDO_CYCLES);
  console.log(
    `${database}: killed ${UNDO_CYCLES} times while it undid; ${acknowledged} undos acknowledged, ` +
      `${undone} done, ${torn.length} done in part`,
  );
  if (torn.length > 0) process.exitCode = 1;
}

async function tellSender(
  database: string,
  environment: Record<string, string> & { DATA_DIR: string },
): Promise<void> {
  const { sent, lost, repeated, repeatedTooOften, wasCutOffWhileAdding } =
    await runSenderKillCycles(environment, { letters: LETTERS, kills: CYCLES });
  console.log(
    `${database}: killed ${CYCLES} times while it sent ${LETTERS} letters` +
      `${wasCutOffWhileAdding ? ', once while it added them' : ''}; ${sent} have come, ${lost.length} lost, ` +
      `${repeated} repeated, ${repeatedTooOften.length} oftener than they were cut off`,
  );
  if (lost.length + repeatedTooOften.length > 0) process.exitCode = 1;
}

async function tellPosts(
  database: string,
  environment: Record<string, string> & { DATA_DIR: string },
): Promise<void> {
  const cycles = await runPostKillCycles(environment, POST_CYCLES);
  const count = (isSo: (cycle: (typeof cycles)[number]) => boolean) => cycles.filter(isSo).length;
  const twice = count(({ posted }) => posted.telegram > 1 || posted.mastodon > 1);
  const lost = count(({ states, posted, events }) => {
    const isSilent = states.telegram === 'sent' && posted.telegram === 0;
    return isSilent || posted.mastodon === 0 || events.different === 0;
  });
  const perhaps = count(({ states }) => states.telegram === 'perhaps-sent');
  const tooOften = count(({ events }) => events.different > 1 || events.heard > 2);
  console.log(
    `${database}: killed ${POST_CYCLES} times while it posted; ${twice} posted twice, ${lost} lost, ` +
      `${perhaps} perhaps sent, ${tooOften} events told oftener than they were cut off`,
  );
  if (twice + lost + tooOften > 0) process.exitCode = 1;
}

function tellIntegrity(path: string): void {
  const file = new DatabaseSync(path, { readOnly: true });
  const [{ integrity_check: result } = {}] = file.prepare('pragma integrity_check').all();
  file.close();
  console.log(`SQLite: integrity check: ${result}`);
  if (result !== 'ok') process.exitCode = 1;
}

const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-kill-'));
const postgres = await startPostgres();
try {
  await tell('SQLite', { DATA_DIR: folder });
  await tellUndo('SQLite', { DATA_DIR: folder });
  await tellSender('SQLite', { DATA_DIR: folder });
  await tellPosts('SQLite', { DATA_DIR: folder });
  tellIntegrity(join(folder, SQLITE_FILE));
  await tell('PostgreSQL', { DATABASE_URL: postgres.url });
  await tellUndo('PostgreSQL', { DATABASE_URL: postgres.url });
  await tellSender('PostgreSQL', { DATABASE_URL: postgres.url, DATA_DIR: folder });
  await tellPosts('PostgreSQL', { DATABASE_URL: postgres.url, DATA_DIR: folder });
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
