import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { ADMIN } from '../testing/program-paths.ts';
import { temporaryFolder } from '../testing/test-database.ts';

it.skipIf(process.platform !== 'linux')(
  'a command is ended before the site where memory runs out',
  async () => {
    // It waits for the password.
    const child = spawn(process.execPath, [ADMIN, 'reset-password', 'anna', '--password-stdin'], {
      env: { DATA_DIR: temporaryFolder() },
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await ended;
    });
    const own = Number(readFileSync('/proc/self/oom_score_adj', 'utf8'));
    const adjustment = () => Number(readFileSync(`/proc/${child.pid}/oom_score_adj`, 'utf8'));
    await expect.poll(adjustment).toBeGreaterThan(own);
  },
);
