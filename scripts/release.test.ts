import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { writeQuoteFile } from '@bahai-friends/quote-sheet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpVisitor } from '../apps/server/src/testing/http-visitor.ts';
import project from '../package.json' with { type: 'json' };
import projectLockfile from '../package-lock.json' with { type: 'json' };
import { makeSbom } from './sbom.ts';
import { install, machine, npm, type StartedSite, start, stop } from './testing/unpacked-site.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NAME = `bahai-friends-${project.version}`;
const MEGABYTE = 1_000_000;
const PASSWORD = 'Quiet-River 88';

const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-release-test-'));
const site = join(folder, NAME);
afterAll(() => rmSync(folder, { recursive: true }));

function release(target: string): Buffer {
  execFileSync(process.execPath, [join(ROOT, 'scripts/release.ts'), '--without-node', target], {
    env: { ...machine(folder), SOURCE_DATE_EPOCH: '1790000000' },
  });
  return readFileSync(join(target, `${NAME}.tar.gz`));
}

let archive: Buffer;
let paths: string[];
beforeAll(() => {
  archive = release(folder);
  execFileSync('tar', ['-xzf', join(folder, `${NAME}.tar.gz`)], { cwd: folder });
  paths = readdirSync(site, { recursive: true, encoding: 'utf8' });
});

describe('the archive of a release', () => {
  it('is small, and the same each time', () => {
    expect(archive.length).toBeLessThan(40 * MEGABYTE);
    expect(release(join(folder, 'again')).equals(archive)).toBe(true);
  });

  it('has no test, no source, no source map and nothing that is installed', () => {
    expect(paths.length).toBeGreaterThan(50);
    expect(
      paths.filter((path) => /\.test\.|\.spec\.|\.map$|\.tsx?$|testing|node_modules/.test(path)),
    ).toEqual([]);
  });

  it('pins what the first start fetches as the project does, and names no registry', () => {
    const { packages } = JSON.parse(readFileSync(join(site, 'package-lock.json'), 'utf8'));
    const installed = Object.entries(packages).filter(([path]) => path !== '');
    expect(installed.length).toBeGreaterThan(10);
    expect(projectLockfile.packages).toMatchObject(Object.fromEntries(installed));
    expect(installed.filter(([, each]) => 'resolved' in (each as object))).toEqual([]);
    // Npm refuses a lockfile that does not match its package.
    npm(site, 'ci', '--dry-run', '--ignore-scripts');
  });

  it('can be read by every account, whatever the umask of the one that unpacks it', () => {
    const target = join(folder, 'unpacked-with-umask');
    // As root, `tar` keeps modes by default.
    const script = 'mkdir "$1" && umask 077 && tar -xpzf "$2" -C "$1"';
    execFileSync('sh', ['-c', script, 'sh', target, join(folder, `${NAME}.tar.gz`)]);
    const modes = readdirSync(target, { recursive: true, withFileTypes: true }).map((entry) => {
      const { mode } = statSync(join(entry.parentPath, entry.name));
      return `${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`;
    });
    expect([...new Set(modes)].sort()).toEqual(['file 644', 'folder 755']);
  });

  it('has the commands that its README says it has, and no others', () => {
    const { scripts } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'));
    const own = Object.keys(scripts).filter((name) => !name.startsWith('pre'));
    const readme = readFileSync(join(site, 'README.md'), 'utf8').replace(/\s+/g, ' ');
    const said = /The archive has ([^:]+) alone: these others, and those below, are for a clone/;
    const named = [...(said.exec(readme)?.[1] ?? '').matchAll(/`npm (?:run )?([\w-]+)`/g)];
    expect(named.map(([, name]) => name)).toEqual(own);
  });

  it('lists what it is made of, in it and beside it', () => {
    const listed = readFileSync(join(site, 'sbom.cdx.json'), 'utf8');
    expect(readFileSync(join(folder, `${NAME}.tar.gz.cdx.json`), 'utf8')).toBe(listed);
    expect(JSON.parse(listed)).toEqual(makeSbom());
    expect(listed).toContain('pkg:npm/fastify@');
  });

  it('has its checksum beside it', () => {
    const { stdout } = spawnSync('sha256sum', ['--check', 'SHA256SUMS'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stdout).toBe(`${NAME}.tar.gz: OK\n${NAME}.tar.gz.cdx.json: OK\n`);
  });

  it('asks for HTTP so that Node loads neither its fetch nor WebSocket with it', () => {
    const modules = paths.filter((path) => /^apps\/server\/dist\/.*\.js$/.test(path));
    const texts = modules.map((path) => readFileSync(join(site, path), 'utf8'));
    expect(texts.some((text) => text.includes(`process.getBuiltinModule("node:http")`))).toBe(true);
    expect(texts.filter((text) => /^import .*from "(?:node:)?http";$/m.test(text))).toEqual([]);
  });

  it('has the licenses of what is in it', () => {
    const licenses = (of: string) => readFileSync(join(site, `licenses/${of}.md`), 'utf8');
    expect(licenses('server')).toMatch(/^## fastify - .*\(MIT\)$/m);
    expect(licenses('pages')).toMatch(/^## react - .*\(MIT\)$/m);
  });
});

describe('what is unpacked from it', () => {
  let running: StartedSite;
  beforeAll(async () => {
    install(site, ROOT);
    running = await start(site, { MASTER_ADMIN_PASSWORD: PASSWORD });
  });
  afterAll(() => stop(running));

  it('serves the pages and says its version', async () => {
    const visitor = new HttpVisitor(running.address);
    const home = await visitor.send('/');
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('<h1')]);
    const script = /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec(
      await (await visitor.send('/')).text(),
    );
    expect((await visitor.send(script?.[1] ?? '')).status).toBe(200);
    expect(await visitor.read('/api/health')).toEqual({ status: 'ok', version: project.version });
    expect((await visitor.send('/feeds/holy-days.ics')).status).toBe(200);
    const today = await visitor.read<{ today: string }>('/api/settings');
    const picture = await visitor.send(`/share/${today.today}.png`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  async function loggedIn(): Promise<HttpVisitor> {
    const volunteer = new HttpVisitor(running.address);
    expect((await volunteer.login('admin', PASSWORD)).status).toBe(200);
    return volunteer;
  }

  it('has all that it starts or reads: hashing, the reader of files, towns, starter quotes', async () => {
    const volunteer = await loggedIn();
    const quote = { text: 'A quote from a workbook', source: 'Someone', displayDate: '2031-05-01' };
    const bytes = await writeQuoteFile([newQuoteWith(quote)], 'xlsx');
    const form = new FormData();
    form.set('file', new File([Buffer.from(bytes)], 'quotes.xlsx'));
    expect((await volunteer.call('POST', '/api/quotes/upload', form)).status).toBe(201);
    const quotes = await volunteer.read<object[]>('/api/quotes');
    expect(quotes).toContainEqual(expect.objectContaining(quote));
    expect(quotes.length).toBeGreaterThan(1);
    const places = await volunteer.read('/api/places?search=Haifa');
    expect(places).toContainEqual(expect.objectContaining({ name: 'Haifa' }));
  });

  it('tells how easily a password is guessed, and makes a backup', async () => {
    const volunteer = await loggedIn();
    const weak = await volunteer.call('POST', '/api/password-strength', { password: 'Password1!' });
    expect(await weak.json()).toMatchObject({
      score: 1,
      warning: expect.stringContaining('common'),
    });
    const backup = await volunteer.call('POST', '/api/backup');
    expect([backup.status, (await backup.text()).slice(0, 13)]).toEqual([200, 'SQLite format']);
  });

  it('has the commands', () => {
    expect(npm(site, 'run', '--silent', 'admin', '--', 'check')).toMatch(/^ok /m);
    expect(npm(site, 'run', '--silent', 'admin', '--', '--version')).toBe(`${project.version}\n`);
  });
});
