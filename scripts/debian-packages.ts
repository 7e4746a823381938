import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages can be installed: by root, on Debian or a system derived from it. */
export const canInstallPackages = (): boolean =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Another program may hold Debian's package locks, such as an automatic update that has just begun. */
const LOCK_WAIT_SECONDS = 300;

/**
 * Runs apt, and passes on its errors. Apt waits for dpkg's lock by itself, but never for that of the package lists:
 * this waits for both equally long, and then fails.
 */
function aptGet(...args: readonly string[]): void {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  const end = performance.now() + LOCK_WAIT_SECONDS * 1000;
  let isWaiting = false;
  do {
    // There is a pause before the next attempt.
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
