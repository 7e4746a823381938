import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SQLITE_FILE } from '../db/open-database.ts';

import { exportedQuotes } from '../features/quote-import/keys/exported-quotes.ts';
import { addQuotes } from '../testing/content.ts';
import { contentsIn, contentsOf, ENDED_BY_RESTORE } from '../testing/database-contents.ts';
import { ODD_TEXTS } from '../testing/full-database.ts';
import { fullEmbedded, inPostgres, newTarget } from '../testing/postgres-move.ts';
import { runAdmin } from '../testing/test-admin.ts';
import { temporaryFolder } from '../testing/test-database.ts';
import { addressOf, runServer } from '../testing/test-program.ts';

/** The place of a database as it is printed where everybody may read it. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `the PostgreSQL database ${pathname.slice(1)} at ${hostname}, port ${port}`;
}

describe('npm run admin -- migrate-to-postgres', () => {
  it('moves every row of every table, unchanged', async () => {
    const from = await fullEmbedded();
    const { DATABASE_URL } = await newTarget();
    const { code, stdout, stderr } = await runAdmin(from.environment, [
      'migrate-to-postgres',
      DATABASE_URL,
    ]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`quotes: ${from.contents.quotes?.length}\n`);
    expect(stdout).toContain('Set DATABASE_URL');
    expect(stdout).not.toContain('postgres://');
    expect(stdout).toContain(`is now in ${placeOf(DATABASE_URL)}.\n`);
    const moved = await inPostgres(DATABASE_URL, contentsOf);
    expect(moved).toEqual(from.contents);
    expect(moved.quotes).toEqual(
      expect.arrayContaining(ODD_TEXTS.map((text) => expect.objectContaining({ text }))),
    );
  });

  it('marks the file: starts and commands refuse it, and name the new place', async () => {
    const from = await fullEmbedded();
    const { DATABASE_URL } = await newTarget();
    const address = DATABASE_URL.replace('postgres@', 'postgres:s3cret@');
    expect((await runAdmin(from.environment, ['migrate-to-postgres', address])).code).toBe(0);
    const file = join(from.environment.DATA_DIR, SQLITE_FILE);
    const refusal = `The database file ${file} was moved to ${placeOf(DATABASE_URL)}, and is no longer used: set DATABASE_URL to that database. docs/deploy.md says how to go back.\n`;
    const folder = temporaryFolder();
    for (const args of [
      ['backup', '--keep', '1', folder],
      ['reset-password', 'anna'],
      ['export-quotes', join(folder, 'quotes.csv')],
      ['audit'],
      ['check'],
      ['migrate-to-postgres', address],
    ]) {
      const { code, stdout, stderr } = await runAdmin(from.environment, args);
      expect([args, code, stdout, stderr]).toEqual([args, 1, '', refusal]);
    }
    expect(readdirSync(folder)).toEqual([]);
    const running = runServer(from.environment);
    expect(await running.ended).toBe(1);
    expect(running.output().stderr).toBe(refusal);
  });

  it('leaves a file that a restore takes, for who wants to go back', async () => {
    const from = await fullEmbedded();
    const { DATABASE_URL } = await newTarget();
    await runAdmin(from.environment, ['migrate-to-postgres', DATABASE_URL]);
    const copy = join(temporaryFolder(), 'copy.sqlite');
    copyFileSync(join(from.environment.DATA_DIR, SQLITE_FILE), copy);
    const restored = await runAdmin(from.environment, ['restore', copy]);
    expect([restored.code, restored.stderr]).toEqual([0, '']);
    expect((await runAdmin(from.environment, ['check'])).code).toBe(0);
    expect(await contentsIn(from.environment)).toEqual({ ...from.contents, ...ENDED_BY_RESTORE });
  });

  it('gives no id twice afterwards', async () => {
    const from = await fullEmbedded();
    const { DATABASE_URL } = await newTarget();
    await runAdmin(from.environment, ['migrate-to-postgres', DATABASE_URL]);
    const [next] = await inPostgres(DATABASE_URL, (database) =>
      addQuotes(database, { text: 'next' }),
    );
    const greatest = Math.max(...(from.contents.quotes as { id: number }[]).map(({ id }) => id));
    // The quote with the greatest id had been deleted before the move.
    expect(next).toBe(greatest + 2);
  });

  it('moves thousands of rows', async () => {
    const many = Array.from({ length: 2345 }, (_, number) => ({ text: `Quote ${number}` }));
    const from = await fullEmbedded(async (database) => {
      for (let start = 0; start < many.length; start += 500) {
        await addQuotes(database, ...many.slice(start, start + 500));
      }
    });
    const { DATABASE_URL } = await newTarget();
    expect((await runAdmin(from.environment, ['migrate-to-postgres', DATABASE_URL])).code).toBe(0);
    expect((await inPostgres(DATABASE_URL, contentsOf)).quotes).toEqual(from.contents.quotes);
  });

  it('knows the rows again that were exported before', async () => {
    let before: unknown[] = [];
    const from = await fullEmbedded(async (database) => {
      before = await exportedQuotes(database);
    });
    const { DATABASE_URL } = await newTarget();
    await runAdmin(from.environment, ['migrate-to-postgres', DATABASE_URL]);
    const after = await inPostgres(DATABASE_URL, exportedQuotes);
    expect(after).toEqual(before);
    expect(after[0]?.key).toMatch(/\S/);
  });

  it('makes a database that the site runs on', async () => {
    const from = await fullEmbedded();
    const { DATABASE_URL } = await newTarget();
    await runAdmin(from.environment, ['migrate-to-postgres', DATABASE_URL]);
    expect((await runAdmin({ DATABASE_URL }, ['check'])).code).toBe(0);
    const running = runServer({ DATABASE_URL });
    const days = await (await fetch(`${await addressOf(running)}/api/holy-days`)).json();
    expect(days).toHaveLength(from.contents.holy_days?.length ?? 0);
    expect(running.output().stdout).not.toContain('password');
  });
});
