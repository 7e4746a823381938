import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { arArchive } from './release/ar-archive.ts';
import { debianFileName, debianVersion, packageParts } from './release/debian-package.ts';
import { EXECUTABLE, type TarFile } from './release/tar.ts';

const about = { name: 'bahai-friends', version: '2.0.0', description: 'A home.' };
const UNITS = [
  'bahai-friends-backup.service',
  'bahai-friends-backup.timer',
  'bahai-friends-sender.service',
  'bahai-friends.service',
];
const text = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const unit = (name: string): string => text(`../deploy/${name}`);

/** The files of an archive with Node that a package changes or adds to. */
const archive: TarFile[] = [
  ...[...UNITS, 'nginx.conf'].map((name) => ({
    path: `deploy/${name}`,
    bytes: Buffer.from(unit(name)),
  })),
  { path: 'bahai-friends', bytes: Buffer.from('#!/bin/sh\n'), mode: EXECUTABLE },
  { path: 'node_modules/.bin/node', bytes: new Uint8Array(), target: '../node/bin/node' },
];
const { control, data } = packageParts(about, archive);
const said = (path: string): string =>
  Buffer.from(control.find((file) => file.path === path)?.bytes ?? '').toString();

const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-debian-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the Debian package', () => {
  it('lays down the program, its units, its command and one file of settings that only root reads', () => {
    const laid = Object.fromEntries(data.map(({ path, mode }) => [path, mode]));
    expect(laid).toEqual({
      ...Object.fromEntries(UNITS.map((name) => [`usr/lib/systemd/system/${name}`, undefined])),
      ...Object.fromEntries(archive.map(({ path, mode }) => [`opt/bahai-friends/${path}`, mode])),
      'etc/bahai-friends/environment': 0o600,
      'usr/bin/bahai-friends': EXECUTABLE,
      'usr/share/doc/bahai-friends/copyright': undefined,
    });
    expect(said('conffiles')).toBe('/etc/bahai-friends/environment\n');
  });

  it('has units that run what it lays down, with the settings that it lays down', () => {
    const paths = data.map(({ path }) => `/${path}`);
    for (const name of UNITS.filter((each) => each.endsWith('.service'))) {
      const program = /^ExecStart=(\S+)/m.exec(unit(name))?.[1];
      expect(paths).toContain(program);
      const files = [...unit(name).matchAll(/^EnvironmentFile=-(.+)$/gm)].map(([, path]) => path);
      expect(files.filter((path) => paths.includes(path ?? ''))).toEqual([
        '/etc/bahai-friends/environment',
      ]);
    }
  });

  it('says what Node needs that a minimal Debian lacks', () => {
    expect(said('control')).toContain(
      '\nDepends: libatomic1, libc6 (>= 2.28), libstdc++6, passwd\n',
    );
    expect(said('control')).toMatch(
      /^Package: bahai-friends\nVersion: 2\.0\.0\nArchitecture: amd64\n/,
    );
    // Fields and their continuation lines only: dpkg refuses an empty line.
    expect(said('control').trimEnd().split('\n')).toEqual(
      said('control')
        .trimEnd()
        .split('\n')
        .filter((line) => /^([A-Z][\w-]+: \S| \S)/.test(line)),
    );
  });

  it('has a version that Debian sorts as npm does', () => {
    expect(debianFileName({ ...about, version: '2.0.0-rc.1' })).toBe(
      'bahai-friends_2.0.0~rc.1_amd64.deb',
    );
    expect(debianVersion('2.0.0')).toBe('2.0.0');
  });

  it('has sums of what it lays down, but for settings, which people change', () => {
    const sums = data
      .filter(({ path, target }) => target === undefined && !path.startsWith('etc/'))
      .map(({ path, bytes }) => `${createHash('md5').update(bytes).digest('hex')}  ${path}\n`);
    expect(said('md5sums')).toBe(sums.join(''));
  });

  it('switches on and off the units that a start of the machine is to start', () => {
    const installed = UNITS.filter((name) => unit(name).includes('[Install]'));
    for (const script of ['postinst', 'postrm']) {
      const named = /^units='(.*)'$/m.exec(said(script))?.[1] ?? '';
      expect(named.split(' ').sort()).toEqual(installed);
    }
    expect(UNITS.filter((name) => !said('prerm').includes(name))).toEqual([]);
  });

  it('has scripts that a shell reads', () => {
    for (const script of ['postinst', 'prerm', 'postrm', 'command.sh']) {
      const path = fileURLToPath(new URL(`release/debian/${script}`, import.meta.url));
      expect(spawnSync('sh', ['-n', path], { encoding: 'utf8' })).toMatchObject({
        status: 0,
        stderr: '',
      });
    }
  });

  it('keeps backups, whatever is removed', () => {
    const removed = [...said('postrm').matchAll(/rm -rf (.*)$/gm)].map(([, paths]) => paths);
    expect(removed).toEqual(['/var/lib/bahai-friends /etc/bahai-friends']);
  });
});

describe('the command of the package', () => {
  /** The command with other paths, for an account that is root already. */
  function command(environment: string) {
    const settings = join(folder, 'environment');
    writeFileSync(settings, environment);
    const script = text('release/debian/command.sh')
      .replace('/etc/bahai-friends/environment', settings)
      .replace('/etc/bahai-friends.env', join(folder, 'missing'))
      .replace('"$(id -u)" != 0', '1 = 2')
      .replace(/exec runuser .*/, 'env');
    const path = join(folder, 'command.sh');
    writeFileSync(path, script);
    return (...args: string[]) =>
      spawnSync('sh', [path, ...args], {
        encoding: 'utf8',
        cwd: folder,
        env: { PATH: process.env.PATH },
      });
  }

  it('reads settings as systemd does, and expands nothing', () => {
    const settings = [
      '# A remark=with a sign',
      'PUBLIC_URL=https://friends.example',
      `MASTER_ADMIN_PASSWORD="a $(touch ${join(folder, 'touched')}) 'b'"`,
      "TRUST_PROXY='loopback'",
      'not a setting',
      '1ST=no',
      'LAST=without a line end',
    ];
    const { stdout } = command(settings.join('\n'))('admin', 'check');
    const lines = stdout.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'DATA_DIR=/var/lib/bahai-friends',
        'PUBLIC_URL=https://friends.example',
        `MASTER_ADMIN_PASSWORD=a $(touch ${join(folder, 'touched')}) 'b'`,
        'TRUST_PROXY=loopback',
        'LAST=without a line end',
        `INIT_CWD=${folder}`,
      ]),
    );
    expect(lines.filter((line) => /remark|1ST|not a setting/.test(line))).toEqual([]);
    expect(spawnSync('test', ['-e', join(folder, 'touched')]).status).toBe(1);
  });

  it('says that the site itself is a service', () => {
    const { status, stderr } = command('')('start');
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining('systemctl status bahai-friends'),
    ]);
  });
});

describe('the archive format of a package', () => {
  it('begins each member at an even byte', () => {
    const members = [
      { name: 'debian-binary', bytes: Buffer.from('2.0\n') },
      { name: 'odd', bytes: Buffer.from('odd') },
      { name: 'last', bytes: Buffer.from('last') },
    ];
    const header = (name: string, size: number) =>
      `${name.padEnd(16)}1790000000  0     0     100644  ${String(size).padEnd(10)}\`\n`;
    expect(arArchive(members, 1_790_000_000).toString()).toBe(
      `!<arch>\n${header('debian-binary', 4)}2.0\n${header('odd', 3)}odd\n${header('last', 4)}last`,
    );
  });
});
