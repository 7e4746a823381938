import { say } from '@bahai-friends/contract';
import { createFairLimiter } from '../../background/fair-limiter.ts';
import { machineMemoryMb } from '../../background/machine-memory.ts';
import { networkPlace } from '../../background/network-place.ts';
import { createTaskProcess, TaskLimitError } from '../../background/task-process.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { PictureContent } from './picture-content.ts';

/** Draws a picture. @returns PNG */
export type DrawPicture = (content: PictureContent) => Promise<Uint8Array>;

/**
 * Runs a task that draws a picture, when it is the caller's turn.
 *
 * @param address The caller's address.
 * @throws DomainError `busy` when too many of the same network, or of others, are waiting
 */
export type TakeTurn = <T>(address: string, task: () => Promise<T>) => Promise<T>;

export interface PictureProcesses {
  /** To be called from within a turn. @throws DomainError `busy` when its process was ended. */
  readonly draw: DrawPicture;
  readonly takeTurn: TakeTurn;
  /** Ends the processes. */
  close(): Promise<void>;
}

const ENTRY = new URL('picture-process-entry.ts', import.meta.url);

export const PICTURE_LIMITS = {
  concurrent: 2,
  waitingMax: 60,
  /** A second or two of work: requests for previews do not wait longer. */
  waitingPerGroupMax: 10,
  busy: say('too-many-pictures'),
  retryAfter: 5,
};
/** Far longer than the largest picture takes on a slow machine. */
const TIME_LIMIT_MS = 20_000;
/** The heap of JavaScript; fonts and pixels take some 30 MB beside it. */
const MEMORY_LIMIT_MB = 256;
/** All memory; a picture in Chinese, with the largest font, takes half of it. */
const RESIDENT_LIMIT_MB = 320;
const IDLE_MS = 30_000;
/** On a smaller machine two processes would leave too little memory for a large file that is read at the same time. */
const TWO_FROM_MB = 1024;

/** How many pictures are drawn at once. */
export const drawnAtOnce = (machineMb: number): number =>
  machineMb < TWO_FROM_MB ? 1 : PICTURE_LIMITS.concurrent;

/** Lets some pictures be drawn at once and some more wait, fairly between networks. */
export function createPictureTurns(concurrent = PICTURE_LIMITS.concurrent): TakeTurn {
  const limiter = createFairLimiter({ ...PICTURE_LIMITS, concurrent });
  return (address, task) => limiter.run(networkPlace(address), task, () => false);
}

/** A picture whose process was ended, as when memory runs out, can be requested again. */
export const busyWhenEnded =
  (draw: DrawPicture): DrawPicture =>
  async (content) => {
    try {
      return await draw(content);
    } catch (error) {
      if (!(error instanceof TaskLimitError)) throw error;
      const { busy, retryAfter } = PICTURE_LIMITS;
      throw new DomainError('busy', busy, { retryAfter });
    }
  };

/**
 * Draws pictures in other processes, since drawing takes a tenth of a second, in which this process would answer no
 * requests. Each process ends when it was idle for a while, and the second one starts when the first is busy.
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
  const draw = busyWhenEnded(async (content) => {
    const next = free.pop();
    if (next === undefined) throw new Error('As many have their turn as there are processes');
    try {
      return await next.run(content);
    } finally {
      free.push(next);
    }
  });
  return {
    draw,
    takeTurn: createPictureTurns(concurrent),
    async close() {
      await Promise.all(processes.map((each) => each.close()));
    },
  };
}
