import { endpointKeys, parseEndpointKey } from '@bahai-friends/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toProblem } from './error-to-problem.ts';

const calls = endpointKeys.map((key) => {
  const { method, path } = parseEndpointKey(key);
  return { method, path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
});

/** Which methods the API knows for a path; none when the path is unknown. */
function allowedMethods(path: string): string[] {
  const exact = calls.filter((call) => call.path === path);
  const matching = exact.length > 0 ? exact : calls.filter(({ pattern }) => pattern.test(path));
  return matching.map(({ method }) => method);
}

/** The JSON answer for an address or method that the API does not have. */
export function answerUnknownCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ''] = request.url.split('?');
  const methods = allowedMethods(path);
  reply.header('cache-control', 'no-store');
  if (methods.length === 0 || methods.includes(request.method)) {
    return reply.status(404).send({ message: 'There is nothing at this address.' });
  }
  return reply
    .status(405)
    .header('allow', methods.join(', '))
    .send({ message: `This address takes ${methods.join(', ')} only.` });
}

/** Maps whatever a handler throws to the one form of error answer. */
export function errorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, body, retryAfter } = toProblem(error);
    if (status >= 500) {
      request.log.error({ err: error }, 'request failed');
      // With it whoever runs the site finds the line in the log.
      reply.header('x-request-id', request.id);
    }
    // Without this an error answer would be reused like the answer it stands for.
    reply.header('cache-control', 'no-store');
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply.status(status).send(body);
  });
}
