import { endpointKeys, parseEndpointKey, say } from '@bahai-friends/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

const calls = endpointKeys.map((key) => {
  const { method, path } = parseEndpointKey(key);
  return { method, path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
});

/** The methods that the API has for a path; none when the path is unknown. */
function allowedMethods(path: string): string[] {
  const exact = calls.filter((call) => call.path === path);
  const matching = exact.length > 0 ? exact : calls.filter(({ pattern }) => pattern.test(path));
  return matching.map(({ method }) => method);
}

/** Sends 404 for an unknown path of the API, and 405 with `Allow` for a method that the path does not have. */
export function sendApiNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ''] = request.url.split('?');
  const methods = allowedMethods(path);
  reply.header('cache-control', 'no-store');
  if (methods.length === 0 || methods.includes(request.method)) {
    return reply.status(404).send(say('nothing-here'));
  }
  return reply
    .status(405)
    .header('allow', methods.join(', '))
    .send(say('wrong-method', { methods }));
}
