import { createLimiter } from '../../background/limiter.ts';
import { machineMemoryMb } from '../../background/machine-memory.ts';
import { createTaskProcess, TaskLimitError } from '../../background/task-process.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { PictureContent } from './picture-content.ts';

/** Draws a picture. @returns PNG @throws DomainError `busy` when too many are waiting. */
export type DrawPicture = (content: PictureContent) => Promise<Uint8Array>;

export interface PictureProcesses {
  readonly draw: DrawPicture;
  /** Ends the processes. */
  close(): Promise<void>;
}

const ENTRY = new URL('picture-process-entry.ts', import.meta.url);

export const PICTURE_LIMITS = {
  concurrent: 2,
  /** Some seconds of work: whoever asks for a preview does not wait for longer. */
  waitingMax: 20,
  busyMessage: 'Too many pictures are being made at this moment. Please try again soon.',
  retryAfter: 5,
};
/** Far longer than the largest picture takes on a slow machine. */
const TIME_LIMIT_MS = 20_000;
/** Of JavaScript; fonts and pixels take some 30 MB beside it. */
const MEMORY_LIMIT_MB = 256;
/** Of everything; a picture in Chinese, with the largest font, takes half of it. */
const RESIDENT_LIMIT_MB = 320;
const IDLE_MS = 30_000;
/** On a smaller machine two processes would leave too little for a large file that is read meanwhile. */
const TWO_FROM_MB = 1024;

/** How many pictures are drawn at once. */
export const drawnAtOnce = (machineMb: number): number =>
  machineMb < TWO_FROM_MB ? 1 : PICTURE_LIMITS.concurrent;

/**
 * Lets some pictures be drawn at once and some more wait. One whose process was ended, as it is where memory runs
 * out, can be asked for again.
 */
export function limitedDrawing(
  draw: DrawPicture,
  concurrent = PICTURE_LIMITS.concurrent,
): DrawPicture {
  const limiter = createLimiter({ ...PICTURE_LIMITS, concurrent });
  return async (content) => {
    try {
      return await limiter.run(() => draw(content));
    } catch (error) {
      if (!(error instanceof TaskLimitError)) throw error;
      const { busyMessage, retryAfter } = PICTURE_LIMITS;
      throw new DomainError('busy', busyMessage, { retryAfter });
    }
  };
}

/**
 * Draws pictures in other processes, each of which ends when it has had nothing to do for a while: drawing takes
 * a tenth of a second in which this one would answer nobody. The second starts when the first is busy.
 */
export function createPictureProcesses(): PictureProcesses {
  const concurrent = drawnAtOnce(machineMemoryMb());
  const limits = {
    timeLimitMs: TIME_LIMIT_MS,
    memoryLimitMb: MEMORY_LIMIT_MB,
    residentLimitMb: RESIDENT_LIMIT_MB,
    idleMs: IDLE_MS,
  };
  const start = () => createTaskProcess<PictureContent, Uint8Array>(ENTRY, limits);
  const processes = Array.from({ length: concurrent }, start);
  const free = [...processes];
  const draw = limitedDrawing(async (content) => {
    const next = free.pop();
    if (next === undefined) throw new Error('The limiter lets in as many as there are processes');
    try {
      return await next.run(content);
    } finally {
      free.push(next);
    }
  }, concurrent);
  return {
    draw,
    async close() {
      await Promise.all(processes.map((each) => each.close()));
    },
  };
}
