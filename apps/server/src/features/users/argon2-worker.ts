import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { lowerThreadPriority } from '../../background/low-priority.ts';

/** Memory in KiB, passes and lanes. */
export interface Argon2Cost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** A task for the thread, and its result. */
export type Argon2Task =
  | { readonly hash: string; readonly cost: Argon2Cost }
  | { readonly verify: string; readonly password: string };
export type Argon2Result = string | boolean;

lowerThreadPriority('awaited');

parentPort?.on('message', (task: Argon2Task) => {
  const result: Argon2Result =
    'hash' in task ? hashSync(task.hash, task.cost) : verifySync(task.verify, task.password);
  parentPort?.postMessage(result);
});
