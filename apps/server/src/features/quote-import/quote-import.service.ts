import type {
  ConflictCheck,
  DateCount,
  NewQuote,
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
import { countQuotesOn, insertQuotes, listQuotes } from '../quotes/quotes.repository.ts';
import { findDuplicates } from './find-duplicates.ts';
import type { AcceptedFile } from './import-result.ts';
import type { QuoteFileProcess } from './quote-file-process.ts';
import { uploadMessage } from './upload-message.ts';

/** Quotes that come in from files and go out into files. */
export interface QuoteImportService {
  /**
   * Which dates of a file are taken, or stand in it more than once, and how many of its quotes are
   * stored already. This may change until the upload, which decides for itself.
   *
   * @throws DomainError `invalid` with `total` and `issues` when anything is wrong with the file
   */
  check(file: UploadedFile): Promise<ConflictCheck>;
  /**
   * Adds the quotes of a file that are not stored yet, or none when anything is wrong with it.
   *
   * @throws DomainError as `check` does
   */
  upload(actor: Actor, file: UploadedFile): Promise<UploadResult>;
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

/** How many of the quotes stand on each date, by date. */
function countByDate(quotes: readonly NewQuote[]): DateCount[] {
  const counts = new Map<string, number>();
  for (const { displayDate } of quotes) {
    if (displayDate !== null) counts.set(displayDate, (counts.get(displayDate) ?? 0) + 1);
  }
  return Array.from(counts, ([date, count]) => ({ date, count })).sort((a, b) =>
    a.date < b.date ? -1 : 1,
  );
}

const datesOf = (counts: readonly DateCount[]): string[] => counts.map(({ date }) => date);

export function createQuoteImportService({
  database,
  clock,
  files,
}: QuoteImportDependencies): QuoteImportService {
  const trail = createAuditTrail('quote', clock);

  async function read({ name, bytes }: UploadedFile): Promise<AcceptedFile> {
    const format = quoteFileFormat(name);
    if (format === null || !isShowable(name)) {
      const message = format === null ? WRONG_EXTENSION : WRONG_FILE_NAME;
      throw new DomainError('invalid', message, { total: 0, issues: [] });
    }
    const result = await files.read(bytes, format);
    if (result.ok) return result;
    const { message, total, issues } = result;
    throw new DomainError('invalid', message, { total, issues });
  }

  return {
    async check(file) {
      const { quotes, ignoredColumns, notes } = await read(file);
      const dates = countByDate(quotes);
      const conflicts = await countQuotesOn(database.reads, datesOf(dates));
      const internalDuplicates = dates.filter(({ count }) => count > 1);
      const duplicates = await findDuplicates(database.reads, quotes);
      return {
        hasConflicts: conflicts.length > 0 || internalDuplicates.length > 0,
        conflicts,
        internalDuplicates,
        rows: quotes.length,
        same: duplicates.size,
        repeated: 0,
        ignoredColumns: [...ignoredColumns],
        notes: [...notes],
      };
    },

    async upload(actor, file) {
      const { quotes, ignoredColumns, notes } = await read(file);
      const dates = datesOf(countByDate(quotes));
      return withTableLock(database, 'quotes', async (transaction) => {
        const duplicates = await findDuplicates(transaction, quotes);
        const added = quotes.filter((quote) => !duplicates.has(quote));
        await insertQuotes(transaction, added, clock.now());
        const counts = await countQuotesOn(transaction, dates);
        const created = added.length;
        const change = {
          action: 'uploaded',
          count: created,
          file: truncate(file.name),
        } as const;
        if (created > 0) await trail.other(transaction, actor, null, change);
        return {
          message: uploadMessage(created, duplicates.size),
          created,
          skipped: duplicates.size,
          warnings: counts.filter(({ count }) => count > 1),
          ignoredColumns: [...ignoredColumns],
          notes: [...notes],
        };
      });
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
