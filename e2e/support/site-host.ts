import { type ChildProcess, fork } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPILE_CACHE } from '../../apps/server/src/compile-cache.ts';
import { SQLITE_FILE } from '../../apps/server/src/db/open-database.ts';
import { inTime } from './in-time.ts';
import { changeDatabase, createDatabase, type Site, type Work } from './site.ts';

/**
 * A message to the process that serves sites. It starts a site with a data folder at a port, and optionally an instant
 * at which its clock stands still and another build of the pages; it moves that clock to an instant; or it stops the
 * site.
 */
export type Command =
  | {
      readonly serve: string;
      readonly now?: string | undefined;
      readonly port: string;
      /** Whether any other port will do if that one is taken. */
      readonly orAnyPort?: boolean;
      readonly environment?: Readonly<Record<string, string>>;
      /** The folder of another build of the pages. */
      readonly pages?: string;
    }
  | { readonly moveTo: string }
  | { readonly stop: true };
/** A command, with a number by which its reply is found. */
export interface Request {
  readonly id: number;
  readonly command: Command;
}
export interface Reply {
  readonly id: number;
  /** The address of the site that was started. */
  readonly url?: string;
  readonly error?: string;
}

/**
 * Starts sites, one at a time, in a process that has loaded the server's modules already. Each site is an app of its
 * own with its own database, so that everything that an app keeps in memory (caches, limits, throttles) ends with it.
 * They have the same address one after another, if nobody takes it in between: a browser's context has the address
 * among its options.
 */
export interface SiteHost {
  /**
   * Starts a site with a database that `fill` has filled: that is done once, then the file is copied.
   *
   * @param now Where its clock stands, in ISO 8601, until it is moved; without it the site uses the machine's clock.
   * @param environment Variables besides the usual ones.
   */
  start(fill: Work, now?: string, environment?: Readonly<Record<string, string>>): Promise<Site>;
  /** Moves the clock of a site that was started at an instant. */
  moveClock(instant: string): Promise<void>;
  /** Stops the site as if its server were down: its data stay, and connections to its address are refused. */
  pause(): Promise<void>;
  /** Serves it again at its address, with its clock at an instant, and with other variables or another build. */
  resume(change?: {
    readonly now?: string;
    readonly pages?: string;
    readonly environment?: Readonly<Record<string, string>>;
  }): Promise<void>;
  /** Ends the process. */
  close(): Promise<void>;
}

const PROCESS = fileURLToPath(new URL('site-process.ts', import.meta.url));

/** Sends commands to the process, and matches the replies to them in whatever order they come. */
function connect(child: ChildProcess) {
  const waiting = new Map<number, PromiseWithResolvers<Reply>>();
  const ended = Promise.withResolvers<void>();
  let sent = 0;
  child.on('message', (reply: Reply) => waiting.get(reply.id)?.resolve(reply));
  child.once('exit', () => {
    ended.resolve();
    for (const { reject } of waiting.values()) {
      reject(new Error('The process that serves sites has ended'));
    }
  });
  return {
    ended: ended.promise,
    /** @throws Error when the process could not do it, or has ended. */
    async send(command: Command): Promise<Reply> {
      sent += 1;
      const id = sent;
      const answer = Promise.withResolvers<Reply>();
      waiting.set(id, answer);
      try {
        child.send({ id, command } satisfies Request, (error) => error && answer.reject(error));
        const what = `${JSON.stringify(command)} in the process that serves sites`;
        const reply = await inTime(what, answer.promise);
        if (reply.error !== undefined) throw new Error(reply.error);
        return reply;
      } finally {
        waiting.delete(id);
      }
    },
  };
}

export function openSiteHost(): SiteHost {
  const root = mkdtempSync(join(tmpdir(), 'bahai-friends-e2e-'));
  const templates = new Map<Work, string>();
  // It has the server's modules compiled already, as the program has.
  const child = fork(PROCESS, { env: { NODE_COMPILE_CACHE: COMPILE_CACHE }, execArgv: [] });
  const { send, ended } = connect(child);
  let folders = 0;
  let served = { folder: '', port: '0' };

  function newFolder(): string {
    folders += 1;
    const folder = join(root, String(folders));
    mkdirSync(folder, { mode: 0o700 });
    return folder;
  }

  /** The folder of a filled database, of which sites get copies. */
  async function template(fill: Work): Promise<string> {
    const folder = templates.get(fill) ?? newFolder();
    if (!templates.has(fill)) await createDatabase(folder, fill);
    templates.set(fill, folder);
    return join(folder, SQLITE_FILE);
  }

  return {
    async start(fill, now, environment) {
      const folder = newFolder();
      copyFileSync(await template(fill), join(folder, SQLITE_FILE));
      const { url = '' } = await send({
        serve: folder,
        now,
        port: served.port,
        orAnyPort: true,
        ...(environment && { environment }),
      });
      served = { folder, port: new URL(url).port };
      return {
        url,
        change: (work) => changeDatabase(folder, work),
        async stop() {
          await send({ stop: true });
          rmSync(folder, { recursive: true, force: true });
        },
      };
    },

    async moveClock(instant) {
      await send({ moveTo: instant });
    },

    async pause() {
      await send({ stop: true });
    },

    async resume(change) {
      await send({ serve: served.folder, port: served.port, ...change });
    },

    async close() {
      if (child.connected) child.disconnect();
      await inTime('The end of the process that serves sites', ended);
      rmSync(root, { recursive: true, force: true });
    },
  };
}
