import { statfs } from 'node:fs/promises';
import type { DatabaseLocation } from '../db/open-database.ts';

/**
 * Bytes that are free for the site on the disk of the embedded database; null with PostgreSQL, whose disk
 * nobody but its server can see.
 */
export async function diskFree({
  DATABASE_URL,
  DATA_DIR,
}: DatabaseLocation): Promise<number | null> {
  if (DATABASE_URL !== undefined) return null;
  const { bavail, bsize } = await statfs(DATA_DIR);
  return bavail * bsize;
}
