import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/test-database.ts';
import { migrate } from '../migrate.ts';
import { openSqlite } from './sqlite-database.ts';

it('makes SQLite files that only their owner can read, and leaves the mode of others', async () => {
  const path = join(temporaryFolder(), 'site.sqlite');
  const mode = (ending = '') => statSync(path + ending).mode & 0o777;
  const database = openSqlite(path);
  await migrate(database);
  expect([mode(), mode('-wal'), mode('-shm')]).toEqual([0o600, 0o600, 0o600]);
  await database.close();
  chmodSync(path, 0o640);
  await openSqlite(path).close();
  expect(mode()).toBe(0o640);
});
