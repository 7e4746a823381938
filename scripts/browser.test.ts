import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findBrowser, installFromDebian } from './browser.ts';

/**
 * In place of Debian's: as there, another program has the locks for a moment. That of dpkg is waited for when
 * apt is told to, that of the package lists never.
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
    : > chromium-headless-shell ;;
esac
`;

describe('the browser for the tests', () => {
  it('is installed while another program has Debian’s package locks', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-apt-'));
    onTestFinished(() => {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    });
    writeFileSync(join(folder, 'apt-get'), APT_GET, { mode: 0o755 });
    vi.stubEnv('PATH', folder);
    vi.stubEnv('CHROMIUM_PATH', '');
    expect(findBrowser()).toBeUndefined();
    installFromDebian();
    expect(findBrowser()).toBe(join(folder, 'chromium-headless-shell'));
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
