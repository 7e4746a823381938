// The tasks of the process that makes backups for downloads: see backup-process.ts.
import { OperatorError } from '../../errors/operator-error.ts';
import { copyDatabase } from './backup.ts';
import type { BackupResult, BackupTask } from './backup-process.ts';

async function make({ location, path, backup }: BackupTask): Promise<BackupResult> {
  try {
    await copyDatabase(location, path, backup);
    return { problem: null };
  } catch (error) {
    if (error instanceof OperatorError) return { problem: error.message };
    throw error;
  }
}

process.on('message', async (task: BackupTask) => {
  process.send?.(await make(task));
});
