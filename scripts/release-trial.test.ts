import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import project from '../package.json' with { type: 'json' };
import { commandsOf } from './release/trial/page.ts';
import { createReport } from './release/trial/report.ts';
import { unitCommand } from './release/trial/unit.ts';

const text = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const page = text('docs/deploy.md');
const name = `bahai-friends-${project.version}-linux-x64`;

const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-trial-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the ways of installing it', () => {
  it('are three of at most five commands each, for this version', () => {
    expect(commandsOf(page, 'The package')).toContain(
      `apt-get install ./bahai-friends_${project.version}_amd64.deb`,
    );
    expect(commandsOf(page, 'The archive').slice(1)).toEqual([
      `tar -xJf ${name}.tar.xz`,
      `cd ${name}`,
      './bahai-friends start',
    ]);
    expect(commandsOf(page, 'Containers')).toEqual([
      `tar -xJf ${name}.tar.xz`,
      `cd ${name}`,
      'SITE=friends.example docker compose -f deploy/compose.yaml up -d',
      'docker compose -f deploy/compose.yaml logs site',
    ]);
  });

  it('are read from the page as they stand there, and no longer than five', () => {
    const listing = (lines: string[]) =>
      `### The package\n\n\`\`\`sh\n${lines.join('\n')}\n\`\`\`\n`;
    expect(commandsOf(listing(['one  # why', '', "echo '#' # two"]), 'The package')).toEqual([
      'one',
      "echo '#'",
    ]);
    expect(() => commandsOf(listing(['1', '2', '3', '4', '5', '6']), 'The package')).toThrow(
      'five',
    );
    expect(() => commandsOf(listing(['one']), 'The archive')).toThrow('The archive');
  });
});

describe('the containers', () => {
  const compose = text('deploy/compose.yaml');

  it('are of the Containerfile, and reached through Caddy alone', () => {
    expect(compose).toContain('context: ..\n      dockerfile: Containerfile\n');
    expect([...compose.matchAll(/- (\d+:\d+\S*)$/gm)].map(([, port]) => port)).toEqual([
      '80:80',
      '443:443',
      '443:443/udp',
    ]);
    expect(compose).toMatch(/caddy reverse-proxy --from \$\{SITE\} --to site:3000/);
    expect(compose).toContain('- data:/data');
    expect(text('Containerfile')).toMatch(/DATA_DIR=\/data[\s\S]*VOLUME \/data\nEXPOSE 3000/);
  });

  it('do not start without the name of the site', () => {
    expect(compose).toMatch(/PUBLIC_URL: https:\/\/\$\{SITE:\?/);
  });
});

describe('a trial', () => {
  it('runs what a unit says, with its settings, later ones before earlier ones', () => {
    mkdirSync(join(folder, 'usr/lib/systemd/system'), { recursive: true });
    mkdirSync(join(folder, 'etc/bahai-friends'), { recursive: true });
    const unit = text('deploy/bahai-friends.service');
    writeFileSync(join(folder, 'usr/lib/systemd/system/bahai-friends.service'), unit);
    writeFileSync(join(folder, 'etc/bahai-friends/environment'), '# A=b\nPORT=3001\nSENDER=on\n');
    const { command, environment } = unitCommand(folder, 'bahai-friends');
    expect(command).toBe(
      'cd /opt/bahai-friends && exec setpriv --reuid=bahai-friends --regid=bahai-friends --init-groups /opt/bahai-friends/node_modules/.bin/node apps/server/dist/main.js',
    );
    expect(environment).toEqual({
      DATA_DIR: '/var/lib/bahai-friends',
      MALLOC_ARENA_MAX: '1',
      MALLOC_TRIM_THRESHOLD_: '131072',
      NODE_OPTIONS: '--max-semi-space-size=1 --v8-pool-size=1',
      PORT: '3001',
      SENDER: 'on',
    });
  });

  it('has failed when one thing does not hold', () => {
    const lines: string[] = [];
    const report = createReport((line) => void lines.push(line));
    report.expect('size', true, '3 MB');
    expect(report.hasFailed()).toBe(false);
    report.expect('start', false, 'because');
    report.expect('end', true);
    expect(report.hasFailed()).toBe(true);
    expect(lines).toEqual(['ok      size: 3 MB', 'FAILED  start: because', 'ok      end']);
  });
});
