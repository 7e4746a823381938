import { existsSync, realpathSync } from 'node:fs';
import type { Clock } from '../../clock.ts';
import { type DatabaseLocation, sqlitePath } from '../../db/open-database.ts';
import { openExistingPostgres } from '../../db/postgres/postgres-existing-database.ts';
import { createSqliteCopy } from '../../db/sqlite/sqlite-copy.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { fileStamp } from '../../files/dated-files.ts';
import { removeAbandonedCopies, temporaryCopyPath } from '../../files/temporary-copies.ts';
import { copyPostgres } from './backup.ts';
import { loadPostgres } from './load-postgres.ts';
import { replaceSqlite } from './replace-sqlite.ts';
import { readReplacedSending, settleSending } from './sending-after-restore.ts';
import { TABLES_NOT_RESTORED } from './tables-not-restored.ts';
import { type CopyOutcome, withVerifiedCopy } from './verified-copy.ts';

interface RestoreOptions {
  /** Whether a PostgreSQL database that is not empty may be replaced. */
  readonly replace: boolean;
  readonly clock: Pick<Clock, 'now' | 'epochMilliseconds'>;
}

/**
 * Where the replaced database is kept, named by the time: `….before-restore-20260321T093000Z`; with a number behind it
 * after another restore in the same second.
 */
function keptPath(beside: string, { clock }: RestoreOptions): string {
  const path = `${beside}.before-restore-${fileStamp(clock.now())}`;
  let free = path;
  for (let count = 2; existsSync(free); count += 1) free = `${path}-${count}`;
  return free;
}

async function restoreSqlite(
  file: string,
  path: string,
  options: RestoreOptions,
): Promise<CopyOutcome<string | null>> {
  if (existsSync(file) && existsSync(path) && realpathSync(file) === realpathSync(path)) {
    throw new OperatorError(`The file ${file} is the database itself. Nothing was changed.`);
  }
  const kept = keptPath(path, options);
  const { result, notes } = await replaceSqlite(file, path, kept, options.clock);
  return { result: result.wasThere ? kept : null, notes: [...notes, ...result.notes] };
}

async function rejectFilled(): Promise<never> {
  throw new OperatorError(
    'The PostgreSQL database is not empty. With --replace it is replaced, and what it holds kept in a file. Nothing was changed.',
  );
}

async function restorePostgres(
  file: string,
  url: string,
  options: RestoreOptions,
): Promise<CopyOutcome<string | null>> {
  const kept = keptPath(file, options);
  const target = await openExistingPostgres(url);
  try {
    removeAbandonedCopies();
    const folder = temporaryCopyPath('restore');
    const source = { file, folder, target: 'postgres', leftBehind: TABLES_NOT_RESTORED } as const;
    const { result, notes } = await withVerifiedCopy(source, async (copy) => {
      let settled: string[] = [];
      await loadPostgres(
        copy,
        target,
        (old) =>
          options.replace
            ? createSqliteCopy(kept, (part) => copyPostgres(old, part))
            : rejectFilled(),
        async (old) => {
          const replaced = old && (await readReplacedSending(old));
          settled = await settleSending(copy, replaced, options.clock);
        },
      );
      return settled;
    });
    return { result: existsSync(kept) ? kept : null, notes: [...notes, ...result] };
  } finally {
    await target.close();
  }
}

/**
 * Brings a backup back into the database of a location; all sessions end.
 *
 * @returns The file in which the old contents are kept, null when there were none; and notes about the backup.
 * @throws OperatorError when the file cannot be used, or the database may not be replaced; nothing is then changed.
 */
export function restoreBackup(
  file: string,
  location: DatabaseLocation,
  options: RestoreOptions,
): Promise<CopyOutcome<string | null>> {
  const { DATABASE_URL: url } = location;
  return url === undefined
    ? restoreSqlite(file, sqlitePath(location), options)
    : restorePostgres(file, url, options);
}
