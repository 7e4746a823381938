import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/** Form fields beside the file that a request may have; the product reads none. */
const FIELDS_MAX = 10;
const FIELD_BYTES_MAX = 10_000;

/**
 * Registers routes that take a file, and nothing but one: elsewhere multipart requests are refused as
 * a wrong content type.
 *
 * @param bytesMax A longer file arrives cut off, with `file.truncated`.
 */
export async function withUploads(
  app: FastifyInstance,
  bytesMax: number,
  register: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        fileSize: bytesMax,
        files: 1,
        fields: FIELDS_MAX,
        fieldSize: FIELD_BYTES_MAX,
        parts: FIELDS_MAX + 1,
      },
    });
    register(scope);
  });
}
