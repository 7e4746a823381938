import { type LastBackup, say } from '@bahai-friends/contract';
import { createTaskProcess } from '../../background/task-process.ts';
import type { DatabaseLocation } from '../../db/open-database.ts';
import { inheritedVariables } from '../../environment.ts';
import { DomainError } from '../../errors/domain-error.ts';

const SCRIPT = new URL('./backup-process-entry.ts', import.meta.url);
const TIME_LIMIT_MS = 10 * 60_000;
const MEMORY_LIMIT_MB = 256;
/** The program itself takes some 120 MB of it. */
const RESIDENT_LIMIT_MB = 448;
const IDLE_MS = 1000;

export interface BackupTask {
  readonly location: DatabaseLocation;
  /** An empty file. */
  readonly path: string;
  readonly backup: LastBackup;
}

/** `problem` says in one line why there is no backup. */
export interface BackupResult {
  readonly problem: string | null;
}

/**
 * Copies the database in a process of its own: reading all of it to find damage would keep visitors waiting.
 *
 * @returns `fill` fills an empty file. It rejects with DomainError `unavailable` when there is no sound copy.
 */
export function createBackupProcess({ DATABASE_URL, DATA_DIR }: DatabaseLocation) {
  const { run, close } = createTaskProcess<BackupTask, BackupResult>(SCRIPT, {
    timeLimitMs: TIME_LIMIT_MS,
    memoryLimitMb: MEMORY_LIMIT_MB,
    residentLimitMb: RESIDENT_LIMIT_MB,
    idleMs: IDLE_MS,
    // Settings for PostgreSQL may be there, too: PGPASSWORD and the like.
    environment: inheritedVariables(),
  });
  const fill = async (path: string, backup: LastBackup): Promise<void> => {
    const { problem } = await run({ location: { DATABASE_URL, DATA_DIR }, path, backup });
    if (problem !== null)
      throw new DomainError('unavailable', say('backup-failed', { reason: problem }));
  };
  return { fill, close };
}
