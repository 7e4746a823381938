import { statSync } from 'node:fs';
import { formatNumber } from '@bahai-friends/contract';
import { createFileAtomically } from '../../files/atomic-file.ts';
import { copyDatabase } from '../../maintenance/backup/backup.ts';
import type { Settings } from '../../settings.ts';
import { callerPath } from '../caller-path.ts';

/** Writes the whole database into a new file, from which `restore` brings it back. */
export async function writeBackup(file: string, settings: Settings): Promise<void> {
  const path = callerPath(file);
  await createFileAtomically(path, (part) => copyDatabase(settings, part));
  const kilobytes = formatNumber(Math.ceil(statSync(path).size / 1024));
  console.log(`Wrote a backup of the whole database to ${path} (${kilobytes} kB).`);
}
