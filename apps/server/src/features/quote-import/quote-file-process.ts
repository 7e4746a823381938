import { type QuoteFileFormat, say } from '@bahai-friends/contract';
import type { Language } from '@bahai-friends/languages';
import type { WrittenQuote } from '@bahai-friends/quote-sheet';
import {
  type FileLimits,
  fileLimits,
  type UploadLimits,
} from '@bahai-friends/quote-sheet/file-limits';
import { isReadable, isUnreadable, type ReadRow } from '@bahai-friends/quote-sheet/file-row';
import {
  type ImportResult,
  type PreviewResult,
  type RejectedFile,
  rejectedFile,
} from '@bahai-friends/quote-sheet/import-result';
import { ROWS_MAX } from '@bahai-friends/spreadsheet/rows-max';
import { createLimiter } from '../../background/limiter.ts';
import { machineMemoryMb } from '../../background/machine-memory.ts';
import { createTaskProcess, TaskLimitError } from '../../background/task-process.ts';
import { DomainError } from '../../errors/domain-error.ts';

const ENTRY = new URL('quote-file-process-entry.ts', import.meta.url);

/** One file at a time: on a small machine two would take twice as long and twice the memory. */
const CONCURRENT = 1;
const QUEUE_MAX = 10;
const BUSY_RETRY_SECONDS = 10;
/** Far longer than the largest file takes on a slow machine. */
const TIME_LIMIT_MS = 60_000;
/** Longer than from the check of a file to its upload. */
const IDLE_MS = 30_000;

/** The headings take a row. */
const XLS_QUOTES_MAX = ROWS_MAX.xls - 1;

/**
 * What the process may take of the machine's memory, in MB, so that the server has the rest: with 512 MB it is a heap
 * of 192 MB and 320 MB in all. The largest file of quotes needs two thirds of that.
 */
export const memoryLimits = (machineMb: number) => ({
  memoryLimitMb: Math.min(1024, Math.floor((machineMb * 3) / 8)),
  residentLimitMb: Math.min(2048, Math.floor((machineMb * 5) / 8)),
});

/** Reads a file, with a recipe that is not parsed yet, or without one. */
interface FileTask<Kind extends string> {
  readonly kind: Kind;
  readonly bytes: Uint8Array;
  readonly format: QuoteFileFormat;
  readonly recipe: Uint8Array | undefined;
  readonly limits: FileLimits;
  /** The community's language. */
  readonly language: Language | null;
}
export type ReadTask = FileTask<'read'>;
export type PreviewTask = FileTask<'preview'>;

/** A task for the process. */
export type QuoteFileTask =
  | ReadTask
  | PreviewTask
  | {
      readonly kind: 'write';
      readonly quotes: readonly WrittenQuote[];
      readonly format: QuoteFileFormat;
    }
  | { readonly kind: 'template'; readonly format: 'csv' | 'xlsx'; readonly rowsMax: number };

type TaskResult<T extends QuoteFileTask> = T extends ReadTask
  ? ImportResult
  : T extends PreviewTask
    ? PreviewResult
    : Uint8Array;

export interface QuoteFileProcess {
  /**
   * Reads the quotes of a file; problems of the file are part of the result.
   *
   * @param recipe JSON as it was sent; its problems are part of the result, too.
   * @param language The community's: the column in this language has the quotes' own texts when no other column does.
   */
  read(
    bytes: Uint8Array,
    format: QuoteFileFormat,
    recipe?: Uint8Array,
    language?: Language,
  ): Promise<ImportResult>;
  /** Reads all rows of a file, also of one that has problems; otherwise as `read`. */
  preview(
    bytes: Uint8Array,
    format: QuoteFileFormat,
    recipe?: Uint8Array,
    language?: Language,
  ): Promise<PreviewResult>;
  /**
   * @throws DomainError `too-large` when writing takes too much time or memory, or the format has no room for all
   *   quotes
   */
  write(quotes: readonly WrittenQuote[], format: QuoteFileFormat): Promise<Uint8Array>;
  /** The template of a file. */
  template(format: 'csv' | 'xlsx'): Promise<Uint8Array>;
  /** Ends the process. */
  close(): Promise<void>;
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
    busy: say('files-busy'),
    retryAfter: BUSY_RETRY_SECONDS,
  });
  const tasks = createTaskProcess<QuoteFileTask, never, readonly ReadRow[]>(ENTRY, {
    timeLimitMs: TIME_LIMIT_MS,
    ...memory,
    idleMs: IDLE_MS,
  });
  const run = <T extends QuoteFileTask>(
    task: T,
    take?: (rows: readonly ReadRow[]) => void,
  ): Promise<TaskResult<T>> => limiter.run(() => tasks.run(task, take));
  /**
   * Reads a file. Its rows arrive in parts before the result, which has none. A file that takes too much is rejected.
   */
  async function readRows<T extends ReadTask | PreviewTask>(
    task: T,
  ): Promise<{ result: TaskResult<T> | RejectedFile; rows: readonly ReadRow[] }> {
    const rows: ReadRow[] = [];
    try {
      return { result: await run(task, (part) => rows.push(...part)), rows };
    } catch (error) {
      if (!(error instanceof TaskLimitError)) throw error;
      return {
        result: rejectedFile(say('file-takes-too-much', { format: task.format })),
        rows: [],
      };
    }
  }
  return {
    async read(bytes, format, recipe, language) {
      const task: ReadTask = {
        kind: 'read',
        bytes,
        format,
        recipe,
        limits: readLimits,
        language: language ?? null,
      };
      const { result, rows } = await readRows(task);
      if (!result.ok) return result;
      return { ...result, rows: rows.filter(isReadable), others: rows.filter(isUnreadable) };
    },
    async preview(bytes, format, recipe, language) {
      const task: PreviewTask = {
        kind: 'preview',
        bytes,
        format,
        recipe,
        limits: readLimits,
        language: language ?? null,
      };
      const { result, rows } = await readRows(task);
      return result.ok ? { ...result, rows } : result;
    },
    async write(quotes, format) {
      if (format === 'xls' && quotes.length > XLS_QUOTES_MAX) {
        throw new DomainError('too-large', say('too-many-for-xls', { max: XLS_QUOTES_MAX }));
      }
      try {
        return await run({ kind: 'write', quotes, format });
      } catch (error) {
        if (!(error instanceof TaskLimitError)) throw error;
        throw new DomainError('too-large', say('export-takes-too-much', { format }));
      }
    },
    template: (format) => run({ kind: 'template', format, rowsMax }),
    close: tasks.close,
  };
}
