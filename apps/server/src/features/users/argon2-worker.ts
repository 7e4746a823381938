import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { lowerThreadPriority } from '../../background/low-priority.ts';

/** What the thread is asked to do, and what it returns. */
export type Argon2Task =
  | { readonly hash: string }
  | { readonly verify: string; readonly password: string };
export type Argon2Result = string | boolean;

/** argon2id as OWASP's Password Storage Cheat Sheet asks for at least: 19 MiB, 2 passes, 1 lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

lowerThreadPriority();

parentPort?.on('message', (task: Argon2Task) => {
  const result: Argon2Result =
    'hash' in task ? hashSync(task.hash, ARGON2ID) : verifySync(task.verify, task.password);
  parentPort?.postMessage(result);
});
