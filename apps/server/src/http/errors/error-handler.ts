import type { FastifyError, FastifyInstance } from 'fastify';
import { toProblem } from './error-to-problem.ts';

/** Sends whatever a handler throws as a problem, and logs what is a failure of the server. */
export function errorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, body, retryAfter } = toProblem(error);
    if (status >= 500) {
      request.log.error({ err: error }, 'request failed');
      // With it the site's operator finds the line in the log.
      reply.header('x-request-id', request.id);
    }
    // Without this an error would be reused like the response whose place it takes.
    reply.header('cache-control', 'no-store');
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply.status(status).send(body);
  });
}
