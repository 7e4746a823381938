import type {
  ConflictCheck,
  QuoteFileFormat,
  Template,
  UploadResult,
} from '@bahai-friends/contract';
import {
  isShowable,
  quoteFileFormat,
  WRONG_EXTENSION,
  WRONG_FILE_NAME,
} from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { withTableLock } from '../../db/table-lock.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { UploadedFile } from '../../uploaded-file.ts';
import { createAuditTrail } from '../audit/audit-trail.ts';
import { truncate } from '../audit/truncate.ts';
import { insertQuotes, listQuotes } from '../quotes/quotes.repository.ts';
import type { RejectedFile } from './import-result.ts';
import { previewJson } from './preview/preview-json.ts';
import { countStatuses, rowsWithStatuses } from './preview/row-statuses.ts';
import type { QuoteFileProcess } from './quote-file-process.ts';
import { compareWithStored } from './stored-quotes/compare-with-stored.ts';
import { aboveOne, addCounts, countByDate } from './stored-quotes/count-by-date.ts';
import { uploadMessage } from './upload-message.ts';

/** Quotes that come in from files and go out into files. */
export interface QuoteImportService {
  /**
   * Which dates of a file are taken, or stand in it more than once, and how many of its quotes are
   * stored already. This may change until the upload, which decides for itself.
   *
   * @param recipe How to read the file, as JSON in UTF-8 that nobody has looked at yet.
   * @throws DomainError `invalid` with `total` and `issues` when anything is wrong with the file or the
   *   recipe, and with `needs` when a recipe has to say more
   */
  check(file: UploadedFile, recipe?: Uint8Array): Promise<ConflictCheck>;
  /**
   * Adds the quotes of a file that are not stored yet, or none when anything is wrong with it.
   *
   * @throws DomainError as `check` does
   */
  upload(actor: Actor, file: UploadedFile, recipe?: Uint8Array): Promise<UploadResult>;
  /**
   * What an upload of a file would do at this moment, as JSON of `Preview` in UTF-8, in pieces: it can be
   * too much to be made, or sent, at once. Nothing is stored.
   *
   * @param rows The numbers of the only rows that are wanted, and wanted whole.
   * @throws DomainError as `check` does, but not for what is wrong with rows, nor with `needs`: these are
   *   in the preview
   */
  preview(
    file: UploadedFile,
    recipe?: Uint8Array,
    rows?: readonly number[],
  ): Promise<readonly Uint8Array[]>;
  /** All quotes as a file that can be uploaded again. */
  export(format: QuoteFileFormat): Promise<File>;
  templates(): Template[];
  /** @throws DomainError `not-found` */
  template(name: string): Promise<File>;
}

interface QuoteImportDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: QuoteFileProcess;
}

const CONTENT_TYPES: Readonly<Record<QuoteFileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
};

const TEMPLATES = [
  { name: 'quotes-template.xlsx', format: 'xlsx', label: 'Excel (.xlsx)' },
  { name: 'quotes-template.csv', format: 'csv', label: 'CSV (.csv)' },
] as const;

function fileOf(bytes: Uint8Array, name: string, format: QuoteFileFormat): File {
  return new File([Buffer.from(bytes)], name, { type: CONTENT_TYPES[format] });
}

/** @throws DomainError `invalid` when the file's name is none that may be uploaded. */
function formatOf({ name }: UploadedFile): QuoteFileFormat {
  const format = quoteFileFormat(name);
  if (format !== null && isShowable(name)) return format;
  const message = format === null ? WRONG_EXTENSION : WRONG_FILE_NAME;
  throw new DomainError('invalid', message, { total: 0, issues: [] });
}

const rejection = ({ message, total, issues, needs }: RejectedFile): DomainError =>
  new DomainError('invalid', message, { total, issues, ...(needs && { needs }) });

export function createQuoteImportService({
  database,
  clock,
  files,
}: QuoteImportDependencies): QuoteImportService {
  const trail = createAuditTrail('quote', clock);

  return {
    async check(file, recipe) {
      const result = await files.read(file.bytes, formatOf(file), recipe);
      if (!result.ok) throw rejection(result);
      const { quotes, repeated, ignoredColumns, notes } = result;
      const { duplicates, taken } = await compareWithStored(database.reads, quotes);
      const internalDuplicates = aboveOne(countByDate(quotes));
      return {
        hasConflicts: taken.length > 0 || internalDuplicates.length > 0,
        conflicts: taken,
        internalDuplicates,
        rows: quotes.length + repeated,
        same: duplicates.size,
        repeated,
        ignoredColumns: [...ignoredColumns],
        notes: [...notes],
      };
    },

    async upload(actor, file, recipe) {
      const result = await files.read(file.bytes, formatOf(file), recipe);
      if (!result.ok) throw rejection(result);
      const { quotes, repeated, ignoredColumns, notes } = result;
      return withTableLock(database, 'quotes', async (transaction) => {
        const { duplicates, taken } = await compareWithStored(transaction, quotes);
        const added = quotes.filter((quote) => !duplicates.has(quote));
        await insertQuotes(transaction, added, clock.now());
        const created = added.length;
        const stored = duplicates.size;
        const change = {
          action: 'uploaded',
          count: created,
          file: truncate(file.name),
        } as const;
        if (created > 0) await trail.other(transaction, actor, null, change);
        return {
          message: uploadMessage({ created, stored, repeated }),
          created,
          skipped: stored + repeated,
          warnings: aboveOne(addCounts(taken, countByDate(added))),
          ignoredColumns: [...ignoredColumns],
          notes: [...notes],
        };
      });
    },

    async preview(file, recipe, asked) {
      const result = await files.preview(file.bytes, formatOf(file), recipe);
      if (!result.ok) throw rejection(result);
      const { ok, quotes, others, ...head } = result;
      const rows = await rowsWithStatuses(database.reads, { quotes, others });
      return previewJson({ ...head, counts: countStatuses(rows), rows }, asked);
    },

    async export(format) {
      const quotes = await listQuotes(database.reads);
      const bytes = await files.write(quotes, format);
      return fileOf(bytes, `quotes-${clock.today()}.${format}`, format);
    },

    templates: () => TEMPLATES.map(({ name, label }) => ({ url: `/api/templates/${name}`, label })),

    async template(wanted) {
      const template = TEMPLATES.find(({ name }) => name === wanted);
      if (!template) throw new DomainError('not-found', 'There is no such template.');
      const { name, format } = template;
      return fileOf(await files.template(format), name, format);
    },
  };
}
