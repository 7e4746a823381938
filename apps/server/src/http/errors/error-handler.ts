import type { SecurityEvent } from '@bahai-friends/contract';
import type { FastifyError, FastifyInstance } from 'fastify';
import { databaseErrorKind } from '../../db/database-error.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { logSecurityEvent } from '../security-log.ts';
import { type ProblemResponse, toProblem } from './error-to-problem.ts';

function eventOf(error: FastifyError, { status, body }: ProblemResponse): SecurityEvent | null {
  if (status === 429) return 'throttled';
  if (status !== 403) return null;
  if (body.reauthenticate) return 'password asked for';
  return error.code?.startsWith('FST_CSRF_') ? 'refused without CSRF token' : 'refused';
}

/** Whether nothing is broken, and the same request may succeed a moment later. */
const isBusy = (error: FastifyError | DomainError): boolean =>
  error instanceof DomainError ? error.kind === 'busy' : databaseErrorKind(error) === 'busy';

/** Sends whatever a handler throws as a problem, and logs what is a failure of the server or concerns its security. */
export function errorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toProblem(error);
    const { status, body, retryAfter } = problem;
    if (status >= 500) {
      if (isBusy(error)) request.log.warn({ reason: error.message }, 'request refused');
      else request.log.error({ err: error }, 'request failed');
      // It helps the site's operator find the line in the log.
      reply.header('x-request-id', request.id);
    }
    const event = eventOf(error, problem);
    if (event) logSecurityEvent(request, event);
    // The headers of the intended response may allow browsers to cache it.
    reply.header('cache-control', 'no-store');
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply.status(status).send(body);
  });
}
