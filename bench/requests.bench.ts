// Requests a second beside a bare Fastify server that sends the same bytes and headers from memory.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { BareAnswer } from './bare-server.ts';
import { median, type Row, report } from './measure.ts';

const CONNECTIONS = 50;
const SECONDS = 3;
const ROUNDS = 5;

const PROGRAMS = {
  bare: fileURLToPath(new URL('bare-server.ts', import.meta.url)),
  site: fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url)),
};
const ACCEPT = { 'accept-encoding': 'br' };
/** Node and Fastify write these by themselves. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'content-length']);

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A server whose log nobody reads, as under a service manager that drops it. */
async function start(program: keyof typeof PROGRAMS, args: string[], environment = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, [PROGRAMS[program], ...args], {
    env: { PATH: process.env.PATH, PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${program} did not start`);
    try {
      await fetch(url);
      return { child, url };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** An answer as it goes over the wire, still compressed. */
function capture(url: string): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: ACCEPT }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString('base64');
      const headers = Object.entries(response.headers)
        .filter(([name]) => !OWN_HEADERS.has(name))
        .map(([name, value]): [string, string] => [name, String(value)]);
      resolve({ headers: Object.fromEntries(headers), body });
    })
      .on('error', reject)
      .end();
  });
}

async function perSecond(url: string, seconds = SECONDS): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: ACCEPT,
  });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} not 200`);
  return requests.average;
}

const PATHS = [
  ['/api/quotes/today', 0.9],
  ['/api/holy-days/upcoming?count=3', 0.9],
  ['/api/social-links', 0.9],
  ['/', 0.8],
] as const;

export async function measureRequests(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-bench-'));
  const site = await start('site', [], { DATA_DIR: folder });
  const answers = Object.fromEntries(
    await Promise.all(
      PATHS.map(async ([path]) => [path.split('?')[0], await capture(site.url + path)]),
    ),
  );
  const answersFile = join(folder, 'answers.json');
  writeFileSync(answersFile, JSON.stringify(answers));
  const bare = await start('bare', [answersFile]);
  const rows: Row[] = [];
  try {
    for (const [path, goal] of PATHS) {
      const figures: { bare: number[]; site: number[] } = { bare: [], site: [] };
      for (const { url } of [bare, site]) await perSecond(url + path, 2);
      for (let round = 0; round < ROUNDS; round += 1) {
        figures.bare.push(await perSecond(bare.url + path));
        figures.site.push(await perSecond(site.url + path));
      }
      const [figure, baseline] = [median(figures.site), median(figures.bare)];
      const ratio = figure / baseline;
      rows.push({
        name: `GET ${path}, requests a second`,
        figure,
        baseline,
        ratio,
        goal: `at least ${goal}`,
        met: ratio >= goal,
      });
    }
    return rows;
  } finally {
    await stop(bare.child);
    await stop(site.child);
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) report(await measureRequests());
