import { systemClock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { openExistingPostgres } from '../../db/postgres/postgres-existing-database.ts';
import { lockPostgresExclusively } from '../../db/postgres/postgres-lock.ts';
import type { Environment } from '../../environment.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { createSealing } from '../../sealing/key-in-use.ts';
import { finishSealingAnew, sealAnew as seal } from '../../sealing/seal-anew.ts';
import { SEALED_COLUMNS } from '../../sealing/sealed-columns.ts';
import { withDatabase } from '../with-database.ts';
import { NO_SEALING_KEY } from './sealing-key-reasons.ts';

const DONE =
  'Done: everything is sealed with a new key. Backups of before need the old one; keep both on paper as long as you keep those.';

type OneDatabase = Pick<Database, 'dialect' | 'reads' | 'writes'>;

async function replaceKey(database: OneDatabase, environment: Environment): Promise<void> {
  const sealing = createSealing(database, environment);
  const keyFolder = environment.SEALING_KEY === undefined ? environment.DATA_DIR : null;
  const bytes = await sealing.bytes();
  if (bytes === null) {
    if (keyFolder !== null && (await finishSealingAnew(database.reads, keyFolder))) {
      console.log(DONE);
      return;
    }
    const state = await sealing.state();
    if (state !== 'ready') throw new OperatorError(NO_SEALING_KEY[state]);
    throw new OperatorError('The sealing key has just been put back: run the command again.');
  }
  await seal({
    database,
    async keepOut(db) {
      if (database.dialect !== 'postgres') return;
      await lockPostgresExclusively(db, [...new Set(SEALED_COLUMNS.map(({ table }) => table))]);
    },
    bytes,
    keyFolder,
    tell: (key) =>
      console.log(
        `The new key, once this is done: ${key}\nPut it where SEALING_KEY comes from before you start the site.`,
      ),
    now: systemClock.now(),
  });
  console.log(DONE);
}

/** Replaces the sealing key, while the site is stopped. */
export async function sealAnew(environment: Environment): Promise<void> {
  const { DATABASE_URL: url } = environment;
  await withDatabase(environment, async (database) => {
    if (url !== undefined) return;
    const work = () => replaceKey(database, environment);
    await (database.whileAlone?.(work) ?? work());
  });
  if (url === undefined) return;
  // The command has a single connection: any other is somebody else's.
  const database = await openExistingPostgres(url);
  try {
    const { dialect, writes } = database;
    await replaceKey({ dialect, reads: writes, writes }, environment);
  } finally {
    await database.close();
  }
}
