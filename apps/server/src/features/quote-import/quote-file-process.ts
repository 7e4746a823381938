import type { PreviewRow, QuoteFileFormat } from '@bahai-friends/contract';
import { createLimiter } from '../../background/limiter.ts';
import { machineMemoryMb } from '../../background/machine-memory.ts';
import { createTaskProcess, TaskLimitError } from '../../background/task-process.ts';
import { DomainError } from '../../errors/domain-error.ts';
import {
  type ImportedQuote,
  type ImportResult,
  type PreviewResult,
  type RejectedFile,
  rejectedFile,
} from './import-result.ts';
import type { WrittenQuote } from './keys/exported-quotes.ts';
import type { FileLimits } from './read-quote-file.ts';

const ENTRY = new URL('quote-file-process-entry.ts', import.meta.url);

/** One file at a time: on a small machine two would take twice as long and twice the memory. */
const CONCURRENT = 1;
const QUEUE_MAX = 10;
const BUSY_RETRY_SECONDS = 10;
/** Far longer than the largest file takes on a slow machine. */
const TIME_LIMIT_MS = 60_000;
/** Longer than from the check of a file to its upload. */
const IDLE_MS = 30_000;
/** A workbook of text packs to about a tenth; what unpacks to more than this is no list of quotes. */
const UNPACKED_TIMES_MAX = 10;
/** Quotes of the usual length are a quarter of this in as many rows as may be uploaded. */
const CHARACTERS_TIMES_MAX = 2;
/** Cells with something in them, for each row: a list of quotes has four columns. */
const CELLS_PER_ROW = 25;
const CELLS_MIN = 500_000;

const TOO_MUCH = {
  csv: 'The file takes too much time or memory to read. Please split it into several files.',
  xlsx: 'The file takes too much time or memory to read. Please copy the quotes into a new workbook.',
  xls: 'The file takes too much time or memory to read. Please save it as an Excel workbook (.xlsx).',
} as const;

const TOO_MUCH_TO_WRITE = {
  csv: 'The quotes take too much time or memory to export. Please try again later.',
  xlsx: 'The quotes take too much time or memory to export as XLSX. Please export them as CSV.',
  xls: 'The quotes take too much time or memory to export as XLS. Please export them as XLSX or CSV.',
} as const;

/**
 * What the process may take of a machine's memory, in MB, so that the server has the rest: on one with
 * 512 MB, a heap of 192 MB and 320 MB in all. The largest file of quotes needs two thirds of that.
 */
export const memoryLimits = (machineMb: number) => ({
  memoryLimitMb: Math.min(1024, Math.floor((machineMb * 3) / 8)),
  residentLimitMb: Math.min(2048, Math.floor((machineMb * 5) / 8)),
});

/** What the settings allow. */
export interface UploadLimits {
  readonly rowsMax: number;
  readonly bytesMax: number;
}

/** What a file may hold, so that its size says how much time and memory it takes. */
export const fileLimits = ({ rowsMax, bytesMax }: UploadLimits): FileLimits => ({
  rowsMax,
  unpackedMax: bytesMax * UNPACKED_TIMES_MAX,
  charactersMax: bytesMax * CHARACTERS_TIMES_MAX,
  cellsMax: Math.max(rowsMax * CELLS_PER_ROW, CELLS_MIN),
});

/** Reads a file, by a recipe that nobody has looked at yet, or none. */
interface FileTask<Kind extends string> {
  readonly kind: Kind;
  readonly bytes: Uint8Array;
  readonly format: QuoteFileFormat;
  readonly recipe: Uint8Array | undefined;
  readonly limits: FileLimits;
}
export type ReadTask = FileTask<'read'>;
export type PreviewTask = FileTask<'preview'>;

/** What the process is asked to do. */
export type QuoteFileTask =
  | ReadTask
  | PreviewTask
  | {
      readonly kind: 'write';
      readonly quotes: readonly WrittenQuote[];
      readonly format: QuoteFileFormat;
    }
  | { readonly kind: 'template'; readonly format: 'csv' | 'xlsx'; readonly rowsMax: number };

/** Some of the rows of a file; all of them come before the result, which has none. */
export type RowsPart =
  | { readonly quotes: readonly ImportedQuote[] }
  | { readonly others: readonly PreviewRow[] };

type TaskResult<T extends QuoteFileTask> = T extends ReadTask
  ? ImportResult
  : T extends PreviewTask
    ? PreviewResult
    : Uint8Array;

export interface QuoteFileProcess {
  /**
   * Reads the quotes of a file; what is wrong with it is in the result.
   *
   * @param recipe JSON as it was sent; what is wrong with it is in the result, too.
   */
  read(bytes: Uint8Array, format: QuoteFileFormat, recipe?: Uint8Array): Promise<ImportResult>;
  /** Reads all rows of a file, also of one that has problems; otherwise as `read`. */
  preview(bytes: Uint8Array, format: QuoteFileFormat, recipe?: Uint8Array): Promise<PreviewResult>;
  /** @throws DomainError `too-large` when they take too much time or memory */
  write(quotes: readonly WrittenQuote[], format: QuoteFileFormat): Promise<Uint8Array>;
  /** The file to fill in. */
  template(format: 'csv' | 'xlsx'): Promise<Uint8Array>;
  /** Ends the process. */
  close(): Promise<void>;
}

/** Puts rows together as they come. */
function collectRows() {
  const rows = { quotes: [] as ImportedQuote[], others: [] as PreviewRow[] };
  const take = (part: RowsPart): void => {
    if ('quotes' in part) rows.quotes.push(...part.quotes);
    else rows.others.push(...part.others);
  };
  return { rows, take };
}

/**
 * Reads and writes files of quotes in another process, without keeping visitors waiting. Each call may
 * throw DomainError `busy` when too many files are waiting.
 */
export function createQuoteFileProcess(
  limits: UploadLimits,
  memory = memoryLimits(machineMemoryMb()),
): QuoteFileProcess {
  const { rowsMax } = limits;
  const readLimits = fileLimits(limits);
  const limiter = createLimiter({
    concurrent: CONCURRENT,
    waitingMax: QUEUE_MAX,
    busyMessage: 'Several files are being read at the moment. Please try again in a moment.',
    retryAfter: BUSY_RETRY_SECONDS,
  });
  const tasks = createTaskProcess<QuoteFileTask, never, RowsPart>(ENTRY, {
    timeLimitMs: TIME_LIMIT_MS,
    ...memory,
    idleMs: IDLE_MS,
  });
  const run = <T extends QuoteFileTask>(
    task: T,
    take?: (part: RowsPart) => void,
  ): Promise<TaskResult<T>> => limiter.run(() => tasks.run(task, take));
  /** Reads a file; that it takes too much is its own fault. */
  async function readRows<T extends ReadTask | PreviewTask>(
    task: T,
    take: (part: RowsPart) => void,
  ): Promise<TaskResult<T> | RejectedFile> {
    try {
      return await run(task, take);
    } catch (error) {
      if (error instanceof TaskLimitError) return rejectedFile(TOO_MUCH[task.format]);
      throw error;
    }
  }
  return {
    async read(bytes, format, recipe) {
      const task: ReadTask = { kind: 'read', bytes, format, recipe, limits: readLimits };
      const { rows, take } = collectRows();
      const result = await readRows(task, take);
      return result.ok ? { ...result, quotes: rows.quotes } : result;
    },
    async preview(bytes, format, recipe) {
      const task: PreviewTask = { kind: 'preview', bytes, format, recipe, limits: readLimits };
      const { rows, take } = collectRows();
      const result = await readRows(task, take);
      return result.ok ? { ...result, ...rows } : result;
    },
    async write(quotes, format) {
      try {
        return await run({ kind: 'write', quotes, format });
      } catch (error) {
        if (!(error instanceof TaskLimitError)) throw error;
        throw new DomainError('too-large', TOO_MUCH_TO_WRITE[format]);
      }
    },
    template: (format) => run({ kind: 'template', format, rowsMax }),
    close: tasks.close,
  };
}
