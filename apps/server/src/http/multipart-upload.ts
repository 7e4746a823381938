import { finished } from 'node:stream';
import { PREVIEW_BYTES_MAX, RECIPE_BYTES_MAX } from '@bahai-friends/contract';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import { clientAddress } from '../client-address.ts';
import type { Gatekeepers } from './endpoint-route.ts';
import { RequestBodyMemory } from './limits/request-body-memory.ts';
import { StreamedJson } from './streamed-json.ts';
import { isReadAsFile, readUploadForm, type UploadForm } from './upload-form.ts';

/** Files that one volunteer may be sending at once: a check beside an upload. */
const FILES_AT_ONCE = 2;
/** Long responses that one volunteer may be receiving at once: previews in two windows. */
const RESPONSES_AT_ONCE = 2;
/** Unexpected parts are rejected; a few are read so that the response can name their kind. */
const PARTS_MAX = 10;
const FIELD_BYTES_MAX = 1000;

interface FormContext {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly actor: Pick<Actor, 'userId'>;
}

/**
 * Works with the contents of a form. Its bytes count against the volunteer until the work is done; those of a long
 * response until it is sent, or until its client has disconnected.
 *
 * @throws DomainError `invalid` when the form has not just one file and at most one recipe; `too-large`;
 *   `too-many-attempts` when too many files, or long responses, are in transit; `unauthenticated` when the session has
 *   ended before the whole form had arrived
 */
export type WithForm = <T>(
  context: FormContext,
  work: (form: UploadForm) => Promise<T>,
) => Promise<T>;

function createWithForm(
  fileBytesMax: number,
  authenticateStill: Gatekeepers['authenticateStill'],
): WithForm {
  const files = new RequestBodyMemory(FILES_AT_ONCE * fileBytesMax);
  const recipes = new RequestBodyMemory(FILES_AT_ONCE * RECIPE_BYTES_MAX);
  const responses = new RequestBodyMemory(RESPONSES_AT_ONCE * PREVIEW_BYTES_MAX);
  return async ({ request, reply, actor }, work) => {
    const sender = `${clientAddress(request.ip).host} ${actor.userId}`;
    const file = { bytesMax: fileBytesMax, share: files.open(sender) };
    const recipe = { bytesMax: RECIPE_BYTES_MAX, share: recipes.open(sender) };
    try {
      const form = await readUploadForm(request, { file, recipe });
      await authenticateStill(request, reply);
      const result = await work(form);
      if (result instanceof StreamedJson) {
        const { add, release } = responses.open(sender);
        add(result.bytes);
        finished(reply.raw, release);
      }
      return result;
    } finally {
      file.share.release();
      recipe.share.release();
      // The rest of a rejected form is dropped as it comes, so that the connection can be used again.
      request.raw.unpipe();
      request.raw.resume();
    }
  };
}

interface MultipartOptions extends Pick<Gatekeepers, 'authenticateStill'> {
  /** How long a file may be. */
  readonly bytesMax: number;
}

/**
 * Registers routes that take a file, perhaps with a recipe, and nothing else: elsewhere multipart
 * requests are rejected as a wrong content type.
 */
export async function multipartUpload(
  app: FastifyInstance,
  { bytesMax, authenticateStill }: MultipartOptions,
  register: (scope: FastifyInstance, withForm: WithForm) => void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      isPartAFile: isReadAsFile,
      limits: {
        fileSize: Math.max(bytesMax, RECIPE_BYTES_MAX),
        files: PARTS_MAX,
        fields: PARTS_MAX,
        fieldSize: FIELD_BYTES_MAX,
        parts: PARTS_MAX,
      },
    });
    register(scope, createWithForm(bytesMax, authenticateStill));
  });
}
