import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { HttpVisitor } from '../../apps/server/src/testing/http-visitor.ts';
import { BUNDLE, bundleServer } from '../../scripts/release/bundle-server.ts';
import type { BareAnswer } from './bare-server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAMS = {
  bare: fileURLToPath(new URL('bare-server.ts', import.meta.url)),
  writer: fileURLToPath(new URL('bare-writer.ts', import.meta.url)),
  site: fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url)),
  release: join(ROOT, BUNDLE, 'main.js'),
};
export const PASSWORD = 'Quiet-River-88';
const CONNECTIONS = 50;
/** The encoding that browsers accept. */
export const ACCEPT = { 'accept-encoding': 'br' };
/** Node and Fastify add these headers by themselves. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'content-length']);

export interface Server {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start of its process until it serves. */
  readonly startMs: number;
  stop(): Promise<void>;
}

/**
 * Waits until the server responds with success. Before that it refuses connections, or responds that it is starting.
 */
async function untilServing(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    try {
      const response = await fetch(url);
      await response.arrayBuffer();
      if (response.ok) return;
    } catch {}
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Starts a server, with the default environment and its log discarded. */
async function start(
  program: keyof typeof PROGRAMS,
  path: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, [PROGRAMS[program], ...args], {
    env: { PATH: process.env.PATH, PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilServing(url + path, child);
  return {
    url,
    pid: child.pid ?? 0,
    startMs: performance.now() - begun,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const startProgram =
  (program: 'site' | 'release') =>
  (folder: string, environment: Readonly<Record<string, string>> = {}) =>
    start(program, '/api/quotes/today', [], {
      DATA_DIR: folder,
      MASTER_ADMIN_PASSWORD: PASSWORD,
      ...environment,
    });

/** The site itself, from the sources. */
export const startSite = startProgram('site');

/** The site as the archive of a release has it, once `bundleRelease` has made that. */
export const startRelease = startProgram('release');

/** Makes what the archive of a release starts, where tests have it, too. */
export const bundleRelease = (): Promise<void> => bundleServer(ROOT, join(ROOT, BUNDLE));

/** A bare Fastify server that holds these answers in memory. */
export function startBare(
  folder: string,
  responses: Readonly<Record<string, BareAnswer>>,
  environment: Readonly<Record<string, string>> = {},
) {
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(responses));
  return start('bare', Object.keys(responses)[0] ?? '/', [file], environment);
}

/** Starts a bare server that stores each body at `/quotes` in a database in this folder. */
export const startBareWriter = (folder: string) => start('writer', '/', [folder], {});

/** A client that is logged in as the first administrator. */
export async function loggedIn(url: string): Promise<HttpVisitor> {
  const volunteer = new HttpVisitor(url);
  const { ok } = await volunteer.login('admin', PASSWORD);
  if (!ok) throw new Error('The first administrator cannot log in');
  return volunteer;
}

/** A response as it is sent, still compressed. */
export function capture(url: string, headers: Readonly<Record<string, string>> = {}) {
  return new Promise<BareAnswer>((resolve, reject) => {
    request(url, { headers: { ...ACCEPT, ...headers } }, async (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      const body = Buffer.concat(await response.toArray()).toString('base64');
      const kept = Object.entries(response.headers)
        .filter(([name]) => !OWN_HEADERS.has(name))
        .map(([name, value]): [string, string] => [name, String(value)]);
      resolve({ headers: Object.fromEntries(kept), body });
    })
      .on('error', reject)
      .end();
  });
}

/** The rate of requests a second, all of which got the status 200. */
export async function requestsPerSecond(
  url: string,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { ...ACCEPT, ...headers },
  });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} not 200`);
  return requests.average;
}

/** Resident memory in MB, as Linux counts it. */
export function memoryOf({ pid }: Pick<Server, 'pid'>): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Memory in MB that is a process's own, with its share of what several have. */
export function ownMemoryOf({ pid }: Pick<Server, 'pid'>): number {
  const [, kilobytes] =
    /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Works in a folder that is removed afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
