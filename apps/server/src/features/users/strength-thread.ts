import { Worker } from 'node:worker_threads';
import type { MeasuredStrength, StrengthTask } from './strength-worker.ts';

const WORKER = new URL('strength-worker.ts', import.meta.url);

/** Made when it is first needed: the word lists take half a second to read, and 60 MB. */
let thread: Worker | undefined;

/** Measures one password in a thread of its own; the caller makes sure that there is only one at a time. */
export function measureStrength(task: StrengthTask): Promise<MeasuredStrength> {
  thread ??= new Worker(WORKER);
  const worker = thread;
  worker.ref();
  return new Promise((resolve, reject) => {
    const onMessage = (strength: MeasuredStrength) => {
      worker.off('error', onError);
      // An idle thread does not keep the program from ending.
      worker.unref();
      resolve(strength);
    };
    const onError = (error: Error) => {
      worker.off('message', onMessage);
      thread = undefined;
      reject(error);
    };
    worker.once('message', onMessage);
    worker.once('error', onError);
    worker.postMessage(task);
  });
}
