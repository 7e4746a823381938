import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/test-database.ts';
import { openUnshared } from './sqlite-connections.ts';
import { createSqliteCopy } from './sqlite-copy.ts';

/** Has SQLite itself fail as on a full disk. */
async function fillDatabase(path: string): Promise<void> {
  const database = openUnshared(path);
  try {
    database.exec('pragma max_page_count = 1; create table notes (text text)');
  } finally {
    database.close();
  }
}

async function fillFile(): Promise<void> {
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
}

describe('a copy on a full disk', () => {
  it.each([
    ['SQLite', fillDatabase],
    ['Node', fillFile],
  ])('is named where %s fills it, and nothing of it stays', async (_name, fill) => {
    const folder = temporaryFolder();
    const path = join(folder, 'new');
    await expect(createSqliteCopy(path, fill)).rejects.toThrow(
      `The file ${path} cannot be written: the disk that it would be on is full; make room there.`,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is not what else goes wrong', async () => {
    const failing = createSqliteCopy(join(temporaryFolder(), 'new'), async () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow(/^no$/);
  });
});
