import {
  isShowable,
  type QuoteFileFormat,
  quoteFileFormat,
  say,
  type Template,
  type UploadResult,
  WRONG_EXTENSION,
  WRONG_FILE_NAME,
} from '@bahai-friends/contract';
import type { Language } from '@bahai-friends/languages';
import type { AcceptedFile } from '@bahai-friends/quote-sheet';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../clock.ts';
import type { CommunityDay } from '../../community-day.ts';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { UploadedFile } from '../../uploaded-file.ts';
import { exportedQuotes } from './keys/exported-quotes.ts';
import type { QuoteFileProcess } from './quote-file-process.ts';
import { createQuoteUploads, rejection } from './quote-uploads.ts';

/** Import and export of files of quotes. */
export interface QuoteImportService {
  /**
   * Which dates of a file are taken, or stand in it more than once, and how many of its quotes are stored already, as
   * JSON of `ConflictCheck` in UTF-8, in pieces. This may change until the upload, which decides for itself.
   *
   * @param recipe How to read the file, as JSON in UTF-8 that is not parsed yet.
   * @throws DomainError `invalid` with `total` and `issues` when anything is wrong with the file or the recipe, and
   *   with `needs` when a recipe has to say more
   */
  check(file: UploadedFile, recipe?: Uint8Array): Promise<readonly Uint8Array[]>;
  /**
   * Adds the quotes of a file that are not stored yet, changes those that rows with keys name, and does
   * what the recipe chooses for stored ones; nothing when anything is wrong with it.
   *
   * @throws DomainError as `check` does
   */
  upload(actor: Actor, file: UploadedFile, recipe?: Uint8Array): Promise<UploadResult>;
  /**
   * What an upload of a file would do at this moment, as JSON of `Preview` in UTF-8, in pieces: it can be too long to
   * be made, or sent, at once. Nothing is stored.
   *
   * @param rows The numbers of the only rows that are wanted, and wanted whole.
   * @throws DomainError as `check` does, but not for problems of rows, nor with `needs`: these are in the preview
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
  readonly communityDay: Pick<CommunityDay, 'today'>;
  readonly communityLanguage: () => Language;
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

/** @throws DomainError `invalid` when a file of this name may not be uploaded. */
function formatOf({ name }: UploadedFile): QuoteFileFormat {
  const format = quoteFileFormat(name);
  if (format !== null && isShowable(name)) return format;
  const said = format === null ? WRONG_EXTENSION : WRONG_FILE_NAME;
  throw new DomainError('invalid', said, { total: 0, issues: [] });
}

export function createQuoteImportService({
  database,
  clock,
  communityDay,
  communityLanguage,
  files,
}: QuoteImportDependencies): QuoteImportService {
  const uploads = createQuoteUploads(database, clock);

  async function read(file: UploadedFile, recipe: Uint8Array | undefined): Promise<AcceptedFile> {
    const result = await files.read(file.bytes, formatOf(file), recipe, communityLanguage());
    if (!result.ok) throw rejection(result);
    return result;
  }

  return {
    async check(file, recipe) {
      return uploads.check(await read(file, recipe), recipe !== undefined);
    },

    async upload(actor, file, recipe) {
      return uploads.upload(actor, file.name, await read(file, recipe), recipe !== undefined);
    },

    async preview(file, recipe, asked) {
      const result = await files.preview(file.bytes, formatOf(file), recipe, communityLanguage());
      if (!result.ok) throw rejection(result);
      return uploads.preview(result, recipe !== undefined, asked);
    },

    async export(format) {
      const bytes = await files.write(await exportedQuotes(database), format);
      return fileOf(bytes, `quotes-${communityDay.today()}.${format}`, format);
    },

    templates: () => TEMPLATES.map(({ name, label }) => ({ url: `/api/templates/${name}`, label })),

    async template(wanted) {
      const template = TEMPLATES.find(({ name }) => name === wanted);
      if (!template) throw new DomainError('not-found', say('no-such-template'));
      const { name, format } = template;
      return fileOf(await files.template(format), name, format);
    },
  };
}
