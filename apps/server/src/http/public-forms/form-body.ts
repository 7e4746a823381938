import type { FastifyInstance } from 'fastify';

/** More than any public form takes, its longest text in the script that needs most bytes included. */
const BYTES_MAX = 64 * 1024;

/** The typed values, by field. */
export type FormBody = URLSearchParams;

/** The value of a field that a form has once. */
export function onlyValue(body: FormBody, name: string): string {
  const [value = '', another] = body.getAll(name);
  return another === undefined ? value : '';
}

/**
 * Reads bodies of forms without files, as browsers send them. Other types are refused, so that no page of another
 * site can post a form's fields as text.
 */
export function readFormBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BYTES_MAX },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** Reads no body, of whatever type: the address says everything. */
export function ignoreBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: BYTES_MAX },
    (_request, _body, done) => done(null, null),
  );
}
