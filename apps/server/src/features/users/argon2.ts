import { Worker } from 'node:worker_threads';
import type { Argon2Cost, Argon2Result, Argon2Task } from './argon2-worker.ts';

const WORKER = new URL('argon2-worker.ts', import.meta.url);

/** Idle threads; a thread is made when there is none, and is kept. */
const idle: Worker[] = [];

/** Runs a task in a thread. The caller limits how many run at once. */
function run(task: Argon2Task): Promise<Argon2Result> {
  const worker = idle.pop() ?? new Worker(WORKER);
  worker.ref();
  return new Promise((resolve, reject) => {
    const onMessage = (result: Argon2Result) => {
      worker.off('error', onError);
      // An idle thread does not keep the program from ending.
      worker.unref();
      idle.push(worker);
      resolve(result);
    };
    const onError = (error: Error) => {
      worker.off('message', onMessage);
      reject(error);
    };
    worker.once('message', onMessage);
    worker.once('error', onError);
    worker.postMessage(task);
  });
}

/** A password's argon2id hash as a PHC string. */
export async function hash(password: string, cost: Argon2Cost): Promise<string> {
  return String(await run({ hash: password, cost }));
}

/** Whether a password fits a PHC string. */
export async function verify(passwordHash: string, password: string): Promise<boolean> {
  return (await run({ verify: passwordHash, password })) === true;
}
