import { type AnyProblem, NO_FILE, RECIPE_BYTES_MAX, say } from '@bahai-friends/contract';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';
import type { UploadedFile } from '../uploaded-file.ts';
import { BodyBuffer, type BodyShare } from './limits/request-body-memory.ts';

const MEGABYTE = 1024 * 1024;

const FILE_FIELD = 'file';
const RECIPE_FIELD = 'recipe';
const ONE_FILE = say('several-files');
const ONE_RECIPE = say('several-recipes', { field: RECIPE_FIELD });
const RECIPE_IS_FILE = say('recipe-is-file', { field: RECIPE_FIELD });
const RECIPE_TOO_LONG = say('recipe-too-long', {
  field: RECIPE_FIELD,
  megabytes: RECIPE_BYTES_MAX / MEGABYTE,
});
const NO_OTHER_FIELDS = say('other-form-fields', { field: FILE_FIELD });
const UNREADABLE = say('form-unreadable');
const INCOMPLETE = say('file-cut-off');

/** Problems for the library's errors about a form, by code. */
const MESSAGE_OF: Readonly<Record<string, AnyProblem>> = {
  FST_FILES_LIMIT: ONE_FILE,
  FST_PARTS_LIMIT: NO_OTHER_FIELDS,
  FST_FIELDS_LIMIT: NO_OTHER_FIELDS,
  FST_PROTO_VIOLATION: NO_OTHER_FIELDS,
  FST_INVALID_JSON_FIELD_ERROR: NO_OTHER_FIELDS,
};

/** A recipe is read as bytes, like a file: as a field, the library would decode or parse it. */
export const isReadAsFile = (
  name: string | undefined,
  type: string | undefined,
  filename?: string,
) => name === RECIPE_FIELD || filename !== undefined || type === 'application/octet-stream';

/** The boundaries in a content type: whether each is encoded, and the first character of its value. */
const BOUNDARIES = /[;\s]boundary(\*?)\s*=\s*"?\s*([^\s;"]?)/gi;

/**
 * Whether a content type has exactly one boundary, which is not empty. The library accepts an empty one, with which
 * every line with two hyphens would end a part.
 */
function saysBoundary(contentType = ''): boolean {
  const [boundary, another] = contentType.matchAll(BOUNDARIES);
  return boundary?.[1] === '' && boundary[2] !== '' && another === undefined;
}

/** A form: a file, and perhaps a recipe that says how to read it; neither is parsed yet. */
export interface UploadForm {
  readonly file: UploadedFile;
  /** The bytes of the field `recipe`; undefined when the form has none. */
  readonly recipe: Uint8Array | undefined;
}

/** The error for a wrong form, with the properties that all errors of files have. */
const invalidForm = (said: AnyProblem) =>
  new DomainError('invalid', said, { total: 0, issues: [] });

function tooLarge(bytesMax: number): DomainError {
  return new DomainError('too-large', say('file-too-large', { megabytes: bytesMax / MEGABYTE }));
}

/** How long each part may be, and the volunteer's memory that it takes. */
interface Allowance {
  readonly bytesMax: number;
  readonly share: BodyShare;
}

interface Allowances {
  readonly file: Allowance;
  readonly recipe: Allowance;
}

/** @returns null when the part is longer than it may be; the rest of it is dropped. */
async function readBytes(
  { file }: MultipartFile,
  { bytesMax, share }: Allowance,
): Promise<Buffer | null> {
  const buffer = new BodyBuffer(share, bytesMax);
  let isTooLong = false;
  for await (const chunk of file) {
    isTooLong ||= buffer.bytes.length + chunk.length > bytesMax;
    if (!isTooLong) buffer.add(chunk);
  }
  if (!isTooLong && !file.truncated) return buffer.bytes;
  share.release();
  return null;
}

/** Takes the parts of a form in the order in which they come. */
class FormParts {
  readonly #allowances: Allowances;
  #file: { readonly part: MultipartFile; readonly bytes: Buffer | null } | undefined;
  #recipe: Buffer | null | undefined;

  constructor(allowances: Allowances) {
    this.#allowances = allowances;
  }

  /** @throws DomainError `invalid` when the form may not have the part; `too-many-attempts` */
  async add(part: Multipart): Promise<void> {
    if (part.type === 'field') throw invalidForm(NO_OTHER_FIELDS);
    if (part.fieldname === RECIPE_FIELD) {
      if (part.filename !== undefined) throw invalidForm(RECIPE_IS_FILE);
      if (this.#recipe !== undefined) throw invalidForm(ONE_RECIPE);
      this.#recipe = await readBytes(part, this.#allowances.recipe);
    } else {
      if (this.#file) throw invalidForm(ONE_FILE);
      this.#file = { part, bytes: await readBytes(part, this.#allowances.file) };
    }
  }

  /** @throws DomainError `invalid` when there is no file, or too long a recipe; `too-large` */
  get form(): UploadForm {
    const { part, bytes = null } = this.#file ?? {};
    if (part?.fieldname !== FILE_FIELD || !part.filename) throw invalidForm(NO_FILE);
    if (this.#recipe === null) throw invalidForm(RECIPE_TOO_LONG);
    if (bytes === null) throw tooLarge(this.#allowances.file.bytesMax);
    return { file: { name: part.filename, bytes }, recipe: this.#recipe };
  }
}

/**
 * Reads a form as it arrives.
 *
 * @throws DomainError `invalid` when it has not just one file and at most one recipe, or breaks off;
 *   `too-large`; `too-many-attempts` when the sender holds too much memory
 */
export async function readUploadForm(
  request: FastifyRequest,
  allowances: Allowances,
): Promise<UploadForm> {
  if (!saysBoundary(request.headers['content-type'])) throw invalidForm(UNREADABLE);
  const found = new FormParts(allowances);
  let parts = 0;
  try {
    for await (const part of request.parts()) {
      parts += 1;
      await found.add(part);
    }
  } catch (error) {
    if (error instanceof DomainError) throw error;
    // Any other error before the end of the form is caused by the form.
    const { code = '' } = error as NodeJS.ErrnoException;
    throw invalidForm(MESSAGE_OF[code] ?? (parts === 0 ? UNREADABLE : INCOMPLETE));
  }
  return found.form;
}
