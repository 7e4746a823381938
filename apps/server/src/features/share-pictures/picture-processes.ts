import { createLimiter } from '../../background/limiter.ts';
import { createTaskProcess } from '../../background/task-process.ts';
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

/** Lets some pictures be drawn at once and some more wait. */
export function limitedDrawing(draw: DrawPicture): DrawPicture {
  const limiter = createLimiter(PICTURE_LIMITS);
  return (content) => limiter.run(() => draw(content));
}

/**
 * Draws pictures in other processes, each of which ends when it has had nothing to do for a while: drawing takes
 * a tenth of a second in which this one would answer nobody. The second starts when the first is busy.
 */
export function createPictureProcesses(): PictureProcesses {
  const limits = {
    timeLimitMs: TIME_LIMIT_MS,
    memoryLimitMb: MEMORY_LIMIT_MB,
    residentLimitMb: RESIDENT_LIMIT_MB,
    idleMs: IDLE_MS,
  };
  const start = () => createTaskProcess<PictureContent, Uint8Array>(ENTRY, limits);
  const processes = Array.from({ length: PICTURE_LIMITS.concurrent }, start);
  const free = [...processes];
  const draw = limitedDrawing(async (content) => {
    const next = free.pop();
    if (next === undefined) throw new Error('The limiter lets in as many as there are processes');
    try {
      return await next.run(content);
    } finally {
      free.push(next);
    }
  });
  return {
    draw,
    async close() {
      await Promise.all(processes.map((each) => each.close()));
    },
  };
}
