import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from '../../background/low-priority.ts';
import { performQuoteFileTask } from './quote-file-task.ts';

lowerThreadPriority();

parentPort?.on('message', (task) => parentPort?.postMessage(performQuoteFileTask(task)));
