import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findBrowser, findWholeBrowser, installFromDebian } from './browser.ts';
import { installPackages } from './debian-packages.ts';

/**
 * It replaces Debian's apt-get. Another program holds the locks for a moment: like the real one, it waits for dpkg's
 * lock when it is told to, and never for that of the package lists.
 */
const APT_GET = `#!/bin/sh
cd "\${0%/*}"
echo "$*" >> calls
case "$*" in
  *DPkg::Lock::Timeout=300*) ;;
  *) echo 'E: Could not get lock /var/lib/dpkg/lock-frontend.' >&2; exit 100 ;;
esac
case "$*" in
  *update*)
    if [ ! -e tried ]; then
      : > tried
      echo 'E: Could not get lock /var/lib/apt/lists/lock.' >&2
      exit 100
    fi
    : > lists ;;
  *)
    if [ ! -e lists ]; then echo 'E: Unable to locate package' >&2; exit 100; fi
    for name; do case $name in chromium*) : > "$name" ;; esac; done ;;
esac
`;

/** Another program holds dpkg's lock forever: like the real one, apt waits for it as long as it is told to. */
const NEVER_FREE = `#!/bin/sh
echo "$*" >> "\${0%/*}/calls"
echo 'E: Could not get lock /var/lib/dpkg/lock-frontend.' >&2
exit 100
`;

/** @returns A folder that has only this program, in apt's place. */
function aptIs(program: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-apt-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, 'apt-get'), program, { mode: 0o755 });
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', '');
  return folder;
}

describe('the browser for the tests', () => {
  it('is installed while another program has Debian’s package locks', () => {
    const folder = aptIs(APT_GET);
    expect(findBrowser()).toBeUndefined();
    installFromDebian();
    expect(findBrowser()).toBe(join(folder, 'chromium-headless-shell'));
    expect(findWholeBrowser()).toBe(join(folder, 'chromium'));
  });

  it('is the given one, and for notifications, too, unless that has no windows', () => {
    aptIs(NEVER_FREE);
    vi.stubEnv('CHROMIUM_PATH', '/opt/chrome');
    expect([findBrowser(), findWholeBrowser()]).toEqual(['/opt/chrome', '/opt/chrome']);
    vi.stubEnv('CHROMIUM_PATH', '/opt/chrome-headless-shell');
    expect([findBrowser(), findWholeBrowser()]).toEqual(['/opt/chrome-headless-shell', undefined]);
  });

  it('is not waited for again and again where apt has waited for the lock itself', () => {
    const folder = aptIs(NEVER_FREE);
    // Each reading of the clock is later than the one before by the time for which apt waits.
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 300_000;
      return now;
    });
    onTestFinished(() => clock.mockRestore());
    installPackages(['chromium']);
    expect(readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')).toHaveLength(1);
  });

  it('is installed in the development container with the same patience', () => {
    const container = readFileSync(new URL('../.devcontainer/devcontainer.json', import.meta.url));
    const { postCreateCommand } = JSON.parse(container.toString());
    const calls: string[] = postCreateCommand
      .split('&&')
      .filter((each: string) => /\bapt-get\b/.test(each));
    expect(calls).toHaveLength(2);
    for (const call of calls) expect(call).toContain('-o DPkg::Lock::Timeout=300');
  });
});
