import {
  type Answer,
  type Endpoint,
  type EndpointKey,
  type Endpoints,
  endpoints,
} from '@bahai-friends/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';

type Input<E> = {
  readonly [Part in 'params' | 'query' | 'body' as Part extends keyof E
    ? Part
    : never]: Part extends keyof E ? z.output<Extract<E[Part], z.ZodType>> : never;
};

export interface RouteContext {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A mapped type, so that literals in a handler's answer keep their type. */
type Handlers = {
  [K in keyof Endpoints]: (
    input: Input<Endpoints[K]>,
    context: RouteContext,
  ) => Answer<K> | Promise<Answer<K>>;
};

const CACHE_CONTROL = { public: 'no-cache', admin: 'private, no-cache' } as const;

/** `GET /api/quotes/{id}` as the router writes it: method and `/api/quotes/:id`. */
export function parseEndpointKey(key: EndpointKey): { method: HTTPMethods; url: string } {
  const [method, path = ''] = key.split(' ');
  return { method: method as HTTPMethods, url: path.replaceAll(/\{(\w+)\}/g, ':$1') };
}

function successStatus(endpoint: Endpoint): number {
  return Math.min(...Object.keys(endpoint.responses).map(Number));
}

/**
 * Serves one call of the contract: its schemas check what comes in, serialise what goes out and
 * document both; the handler sees only input that is valid.
 */
export function route<K extends keyof Endpoints>(
  app: FastifyInstance,
  key: K,
  handler: Handlers[K],
): void {
  const endpoint: Endpoint = endpoints[key];
  const { params, query, body, responses, summary, tag, access } = endpoint;
  const status = successStatus(endpoint);
  app.route({
    ...parseEndpointKey(key),
    schema: {
      summary,
      tags: [tag],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: responses,
    },
    handler: async (request, reply) => {
      reply.status(status).header('cache-control', CACHE_CONTROL[access]);
      const input = { params: request.params, query: request.query, body: request.body };
      // The schemas above have made the input what its type says.
      return handler(input as unknown as Input<Endpoints[K]>, { request, reply });
    },
  });
}
