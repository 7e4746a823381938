import { NO_FILE } from '@bahai-friends/contract';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import { clientAddress } from '../client-address.ts';
import { DomainError } from '../errors/domain-error.ts';
import type { UploadedFile } from '../uploaded-file.ts';
import { BodyBuffer, type BodyShare, RequestBodyMemory } from './limits/request-body-memory.ts';

/** Files that one volunteer may have on their way at once: a check beside an upload. */
const FILES_AT_ONCE = 2;
/** Unexpected parts are rejected; a few are read to say which kind they are. */
const PARTS_MAX = 10;
const FIELD_BYTES_MAX = 1000;
const MEGABYTE = 1024 * 1024;

const FIELD = 'file';
const ONE_FILE = 'Please send one file at a time.';
const NO_OTHER_FIELDS = `The form takes one file, in the field “${FIELD}”, and no other fields.`;
const UNREADABLE =
  'The form cannot be read: its parts are not where its content type says. Please send it anew.';
const INCOMPLETE = 'The file did not arrive whole. Please try again.';

/** What the library says of a form, by the code of its error. */
const MESSAGE_OF: Readonly<Record<string, string>> = {
  FST_FILES_LIMIT: ONE_FILE,
  FST_PARTS_LIMIT: NO_OTHER_FIELDS,
  FST_FIELDS_LIMIT: NO_OTHER_FIELDS,
  FST_PROTO_VIOLATION: NO_OTHER_FIELDS,
  FST_INVALID_JSON_FIELD_ERROR: NO_OTHER_FIELDS,
};

/**
 * Works with the file of a form. Its bytes count as held by the volunteer until the work is done.
 *
 * @throws DomainError `invalid` when there is no form with just one file; `too-large`;
 *   `too-many-attempts` when too many files are on their way
 */
export type WithFile = <T>(
  request: FastifyRequest,
  actor: Pick<Actor, 'userId'>,
  work: (file: UploadedFile) => Promise<T>,
) => Promise<T>;

/** An error in the form that all errors of files have. */
const invalidForm = (message: string) =>
  new DomainError('invalid', message, { total: 0, issues: [] });

/** @returns null when the file is longer than it may be; the rest of it is dropped. */
async function readBytes(
  { file }: MultipartFile,
  bytesMax: number,
  share: BodyShare,
): Promise<Buffer | null> {
  const buffer = new BodyBuffer(share, bytesMax);
  for await (const chunk of file) buffer.add(chunk);
  if (!file.truncated) return buffer.bytes;
  share.release();
  return null;
}

async function readForm(
  request: FastifyRequest,
  bytesMax: number,
  share: BodyShare,
): Promise<UploadedFile> {
  let found: { part: MultipartFile; bytes: Buffer | null } | undefined;
  let parts = 0;
  try {
    for await (const part of request.parts()) {
      parts += 1;
      if (part.type === 'field') throw invalidForm(NO_OTHER_FIELDS);
      found = { part, bytes: await readBytes(part, bytesMax, share) };
    }
  } catch (error) {
    if (error instanceof DomainError) throw error;
    // Whatever else goes wrong between here and the end of the form is the form's fault.
    const { code = '' } = error as NodeJS.ErrnoException;
    throw invalidForm(MESSAGE_OF[code] ?? (parts === 0 ? UNREADABLE : INCOMPLETE));
  }
  if (!found || found.part.fieldname !== FIELD || !found.part.filename) throw invalidForm(NO_FILE);
  if (found.bytes !== null) return { name: found.part.filename, bytes: found.bytes };
  const size = (bytesMax / MEGABYTE).toLocaleString('en', { maximumFractionDigits: 1 });
  throw new DomainError(
    'too-large',
    `The file is larger than ${size} MB. Please split it into several files.`,
  );
}

function createWithFile(bytesMax: number): WithFile {
  const memory = new RequestBodyMemory(FILES_AT_ONCE * bytesMax);
  return async (request, actor, work) => {
    const share = memory.open(`${clientAddress(request.ip).host} ${actor.userId}`);
    try {
      return await work(await readForm(request, bytesMax, share));
    } finally {
      share.release();
      // The rest of a rejected form is dropped as it comes: the connection goes on.
      request.raw.unpipe();
      request.raw.resume();
    }
  };
}

/**
 * Registers routes that take a file, and nothing but one: elsewhere multipart requests are rejected as
 * a wrong content type.
 *
 * @param bytesMax How long a file may be.
 */
export async function multipartUpload(
  app: FastifyInstance,
  bytesMax: number,
  register: (scope: FastifyInstance, withFile: WithFile) => void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        fileSize: bytesMax,
        files: 1,
        fields: PARTS_MAX,
        fieldSize: FIELD_BYTES_MAX,
        parts: PARTS_MAX,
      },
    });
    register(scope, createWithFile(bytesMax));
  });
}
