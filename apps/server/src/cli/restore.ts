import { existsSync, realpathSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../clock.ts';
import { sqlitePath } from '../db/open-database.ts';
import { openExistingPostgres } from '../db/postgres/postgres-existing-database.ts';
import { OperatorError } from '../errors/operator-error.ts';
import { createWholeFile } from '../files/new-file.ts';
import { copyPostgres } from '../maintenance/backup/backup.ts';
import { loadPostgres } from '../maintenance/backup/load-postgres.ts';
import { replaceSqlite } from '../maintenance/backup/replace-sqlite.ts';
import { withBackupCopy } from '../maintenance/backup/verified-copy.ts';
import type { Settings } from '../settings.ts';
import { callerPath } from './caller-path.ts';

/** Where the database of now is kept, named by the moment: `….before-restore-20260321T093000Z`. */
const keptPath = (beside: string): string =>
  `${beside}.before-restore-${systemClock.now().replaceAll(/[-:]|\.\d+/g, '')}`;

async function restoreSqlite(file: string, path: string): Promise<string | null> {
  if (existsSync(file) && existsSync(path) && realpathSync(file) === realpathSync(path)) {
    throw new OperatorError(`The file ${file} is the database itself. Nothing was changed.`);
  }
  const kept = keptPath(path);
  return (await replaceSqlite(file, path, kept)) ? kept : null;
}

async function refuseFilled(): Promise<never> {
  throw new OperatorError(
    'The PostgreSQL database is not empty. With --replace it is replaced, and what it holds kept in a file. Nothing was changed.',
  );
}

async function restorePostgres(
  file: string,
  url: string,
  replace: boolean,
): Promise<string | null> {
  const kept = keptPath(file);
  const target = await openExistingPostgres(url);
  try {
    const folder = await mkdtemp(join(tmpdir(), 'bahai-friends-restore-'));
    await withBackupCopy({ file, folder, target: 'postgres' }, (copy) =>
      loadPostgres(copy, target, (old) =>
        replace ? createWholeFile(kept, (part) => copyPostgres(old, part)) : refuseFilled(),
      ),
    );
    return existsSync(kept) ? kept : null;
  } finally {
    await target.close();
  }
}

/** Brings a backup back; what the database holds now is kept in a file, whose name is printed. */
export async function restore(name: string, replace: boolean, settings: Settings): Promise<void> {
  const file = callerPath(name);
  const { DATABASE_URL: url } = settings;
  const path = sqlitePath(settings);
  const kept = await (url === undefined
    ? restoreSqlite(file, path)
    : restorePostgres(file, url, replace));
  const restored = url === undefined ? `the database ${path}` : 'the PostgreSQL database';
  console.log(`Restored ${restored} from ${file}.`);
  console.log(
    'All sessions have ended: everybody has to log in again, with the password of the backup.',
  );
  if (kept !== null) console.log(`What it held before is kept in ${kept}.`);
}
