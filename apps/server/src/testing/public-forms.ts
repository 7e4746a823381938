import type { FastifyInstance } from 'fastify';

/** The address of a visitor: from another network each time, unless a test is about that. */
const VISITOR = '198.51.100.1';

/** Sends a form as browsers do. */
export const postForm = (
  app: FastifyInstance,
  url: string,
  fields: readonly (readonly [string, string])[],
  remoteAddress = VISITOR,
) =>
  app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
  });

/** The stamp of a page with a form. */
export const stampIn = (html: string): string =>
  /name="stamp" value="([^"]+)"/.exec(html)?.[1] ?? '';
