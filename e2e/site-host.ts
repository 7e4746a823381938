import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../apps/server/src/db/database.ts';
import { SQLITE_FILE } from '../apps/server/src/db/open-database.ts';
import { type Site, withDatabase } from './site.ts';

/**
 * A message to the process that serves sites: the data folder of a site to start, and the instant at
 * which its clock is to stand still; the instant to move that clock to; or to stop the site.
 */
export type Command =
  | { readonly serve: string; readonly now?: string | undefined }
  | { readonly moveTo: string }
  | { readonly stop: true };
export interface Reply {
  /** Of a site that serves now. */
  readonly url?: string;
  readonly error?: string;
}

type Fill = (database: Database) => Promise<unknown>;

/**
 * Starts sites, one at a time, in a process that has loaded the server's modules already. Each site
 * is an app of its own on a database and a port of its own, so that all that an app keeps in memory
 * (caches, limits, throttles) ends with it.
 */
export interface SiteHost {
  /**
   * Starts a site whose database `fill` has filled: once, then the file is copied.
   *
   * @param now Where its clock stands, in ISO 8601, until it is moved; the machine's unless given.
   */
  start(fill: Fill, now?: string): Promise<Site>;
  /** Moves the clock of a site that was started at an instant. */
  moveClock(instant: string): Promise<void>;
  /** Ends the process. */
  close(): Promise<void>;
}

const PROCESS = fileURLToPath(new URL('site-process.ts', import.meta.url));

/** @throws Error when the process fails to do it, or has ended. */
async function send(child: ChildProcess, ended: Promise<void>, command: Command): Promise<Reply> {
  child.send(command);
  const [reply] = await Promise.race([
    once(child, 'message') as Promise<[Reply]>,
    ended.then((): [Reply] => [{ error: 'The process that serves sites has ended' }]),
  ]);
  if (reply.error !== undefined) throw new Error(reply.error);
  return reply;
}

export function openSiteHost(): SiteHost {
  const root = mkdtempSync(join(tmpdir(), 'bahai-friends-e2e-'));
  const templates = new Map<Fill, string>();
  const child = fork(PROCESS, { env: {}, execArgv: [] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let folders = 0;

  function newFolder(): string {
    folders += 1;
    const folder = join(root, String(folders));
    mkdirSync(folder, { mode: 0o700 });
    return folder;
  }

  /** A filled database that no site uses. */
  async function template(fill: Fill): Promise<string> {
    const folder = templates.get(fill) ?? newFolder();
    if (!templates.has(fill)) await withDatabase(folder, fill);
    templates.set(fill, folder);
    return join(folder, SQLITE_FILE);
  }

  return {
    async start(fill, now) {
      const folder = newFolder();
      copyFileSync(await template(fill), join(folder, SQLITE_FILE));
      const { url = '' } = await send(child, ended, { serve: folder, now });
      return {
        url,
        change: (work) => withDatabase(folder, work),
        async stop() {
          await send(child, ended, { stop: true });
          rmSync(folder, { recursive: true, force: true });
        },
      };
    },

    async moveClock(instant) {
      await send(child, ended, { moveTo: instant });
    },

    async close() {
      if (child.connected) child.disconnect();
      await ended;
      rmSync(root, { recursive: true, force: true });
    },
  };
}
