import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../errors/domain-error.ts';
import type { ConnectionAnswers } from './malformed-requests.ts';

/**
 * Answers in the product's own form what Node answers by itself otherwise: without our headers, or
 * not at all. The server is made with `requireHostHeader: false` for it.
 */
export function nodeAnswers(app: FastifyInstance, { toTunnel }: ConnectionAnswers): void {
  app.server.on('connect', (_request, socket) => toTunnel(socket));
  // RFC 9110, 10.1.1 leaves it to the server; what else somebody expects changes no answer of ours.
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  );
  // RFC 9112, 3.2
  app.addHook('onRequest', (request, _reply, done) => {
    const isHostMissing = request.headers.host === undefined && request.raw.httpVersion === '1.1';
    done(isHostMissing ? new DomainError('invalid', 'The request names no host.') : undefined);
  });
}
