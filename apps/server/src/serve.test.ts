import { readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SQLITE_FILE } from './db/open-database.ts';
import { startTcpProxy } from './testing/tcp-proxy.ts';
import { databaseEnvironments, temporaryFolder } from './testing/test-database.ts';
import { addressOf, type Running, runServer as run } from './testing/test-program.ts';

async function expectOneLine(running: Running, pattern: RegExp): Promise<void> {
  expect(await running.ended).toBe(1);
  expect(running.output().stderr).toMatch(pattern);
  expect(running.output().stderr.trim()).not.toContain('\n');
  expect(running.output().stdout).not.toContain('is ready');
}

describe('the program', () => {
  /** A database closed in order leaves no write-ahead log behind. */
  const expectClosed = (folder: string) =>
    expect(readdirSync(folder).sort()).toEqual([SQLITE_FILE, `${SQLITE_FILE}.lock`]);

  it('serves an empty folder at once, with starter content, and stops in order on SIGINT', async () => {
    const folder = join(temporaryFolder(), 'data');
    const running = run({ DATA_DIR: folder });
    const address = await addressOf(running);
    const days = await (await fetch(`${address}/api/holy-days`)).json();
    expect(days).toHaveLength(33);
    expect(await (await fetch(address)).text()).toContain('Hidden Words');
    running.child.kill('SIGINT');
    expect(await running.ended).toBe(0);
    expectClosed(folder);
  });

  it('stops in order on SIGTERM, and keeps its data and the day’s quote for the next run', async () => {
    const folder = temporaryFolder();
    const first = run({ DATA_DIR: folder });
    const quote = await (await fetch(`${await addressOf(first)}/api/quotes/today`)).json();
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expectClosed(folder);
    const second = run({ DATA_DIR: folder, STARTER_CONTENT: 'off' });
    const again = await (await fetch(`${await addressOf(second)}/api/quotes/today`)).json();
    expect(again).toEqual(quote);
  });

  it('starts without content when told so', async () => {
    const running = run({ DATA_DIR: temporaryFolder(), STARTER_CONTENT: 'off' });
    const days = await fetch(`${await addressOf(running)}/api/holy-days`);
    expect(await days.json()).toEqual([]);
  });

  it('says in one line which setting is wrong', async () => {
    await expectOneLine(run({ PORT: 'eighty' }), /^PORT: must be a whole number from 0 to 65535$/m);
  });

  it('says that a database on another machine is spoken to without encryption', async () => {
    const DATABASE_URL = 'postgres://friends:not-shown@nowhere.invalid/friends';
    const running = run({ DATABASE_URL, DATABASE_WAIT_SECONDS: '0' });
    await running.complained(/^DATABASE_URL: .*nowhere\.invalid is not encrypted\. [^\n]+$/m);
    expect(await running.ended).toBe(1);
    expect(running.output().stderr).not.toContain('not-shown');
  });

  it('reads secrets from the files that the service manager hands over', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'METRICS_TOKEN'), 'a token from a file\n');
    const running = run({ DATA_DIR: temporaryFolder(), CREDENTIALS_DIRECTORY: folder });
    const authorization = 'Bearer a token from a file';
    const address = await addressOf(running);
    const metrics = await fetch(`${address}/api/metrics`, { headers: { authorization } });
    expect(metrics.status).toBe(200);
  });

  it('says in one line that the database is damaged', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, SQLITE_FILE), 'no database at all');
    await expectOneLine(run({ DATA_DIR: folder }), /The database file .* is damaged/);
  });

  it('waits for PostgreSQL, says so, and gives up in one line', async () => {
    const DATABASE_URL = 'postgres://nobody:s3cret@127.0.0.1:1/none';
    const running = run({ DATABASE_URL, DATABASE_WAIT_SECONDS: '1' });
    expect(await running.ended).toBe(1);
    expect(running.output().stderr.trim().split('\n')).toEqual([
      'Waiting for the database: connect ECONNREFUSED 127.0.0.1:1',
      'DATABASE_URL: the database could not be reached within 1 seconds: connect ECONNREFUSED 127.0.0.1:1',
    ]);
  });

  it('starts once PostgreSQL is there', async () => {
    const [, postgres] = databaseEnvironments;
    const { DATABASE_URL } = await postgres.make();
    const way = await startTcpProxy(DATABASE_URL);
    way.cut();
    const running = run({ DATABASE_URL: way.url });
    await running.complained(/Waiting for the database/);
    way.restore();
    expect((await fetch(`${await addressOf(running)}/api/ready`)).status).toBe(200);
  });

  it('does not wait for a PostgreSQL that refuses', async () => {
    const [, postgres] = databaseEnvironments;
    const { DATABASE_URL } = await postgres.make();
    const running = run({ DATABASE_URL: `${DATABASE_URL}_that_is_not_there` });
    await expectOneLine(
      running,
      /^DATABASE_URL: the database refuses: database ".*" does not exist$/m,
    );
  });

  it('says in one line that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const running = run({ DATA_DIR: temporaryFolder(), PORT: String(port) });
    await expectOneLine(running, new RegExp(`^PORT ${port} .*EADDRINUSE`));
  });
});
