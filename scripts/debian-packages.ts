import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages can be installed here: by root, on Debian or what is made of it. */
export const canInstallPackages = (): boolean =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Another program may have Debian's package locks: an update of the system that has just begun. */
const LOCK_WAIT_SECONDS = 300;

/**
 * Runs apt, and passes on what it complains of. It waits for dpkg's lock by itself, for that of the package lists
 * never: both are waited for equally long, and then no longer.
 */
function aptGet(...args: readonly string[]): void {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  const end = performance.now() + LOCK_WAIT_SECONDS * 1000;
  let isWaiting = false;
  do {
    // Not at once again.
    if (isWaiting) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
    const { stderr } = spawnSync(
      'apt-get',
      ['-qq', '-o', `DPkg::Lock::Timeout=${LOCK_WAIT_SECONDS}`, ...args],
      { stdio: ['ignore', 2, 'pipe'], env: environment, encoding: 'utf8' },
    );
    if (!stderr?.includes('Could not get lock')) {
      process.stderr.write(stderr ?? '');
      return;
    }
    if (!isWaiting) process.stderr.write(`Waiting for the package lock: ${stderr}`);
    isWaiting = true;
  } while (performance.now() < end);
}

export const updatePackageLists = (): void => aptGet('update');

export const installPackages = (packages: readonly string[]): void =>
  aptGet('install', '-y', '--no-install-recommends', ...packages);
