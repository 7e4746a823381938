import {
  type Answer,
  BODY_BYTES_MAX,
  type Endpoint,
  type EndpointKey,
  type Endpoints,
  endpoints,
  parseEndpointKey,
} from '@bahai-friends/contract';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  RouteHandlerMethod,
} from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../features/users/acting-user.ts';
import { type Call, remembering } from '../http-cache/cached-endpoint.ts';
import type { ReadyAnswer } from '../http-cache/cached-response.ts';
import type { Remembered } from '../http-cache/response-cache.ts';
import { answersOf, isChange } from './endpoint-responses.ts';

type Input<E> = {
  readonly [Part in 'params' | 'query' | 'body' as Part extends keyof E
    ? Part
    : never]: Part extends keyof E ? z.output<Extract<E[Part], z.ZodType>> : never;
};

export interface RouteContext<E> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Who is logged in; only an endpoint for admins knows. */
  readonly actor: E extends { access: 'admin' } ? Actor : undefined;
}

/** A mapped type, so that literals in a handler's answer keep their type. */
type Handlers = {
  [K in keyof Endpoints]: (
    input: Input<Endpoints[K]>,
    context: RouteContext<Endpoints[K]>,
  ) => Answer<K> | Promise<Answer<K>>;
};

/**
 * Serves one call of the contract: its schemas check what comes in, serialise what goes out and
 * document both; the handler sees only callers and input that are allowed.
 */
export type Route = <K extends keyof Endpoints>(
  key: K,
  handler: Handlers[K],
  options?: RouteOptions,
) => void;

interface RouteOptions {
  /** The answer depends on nothing but public content, the day and the query: it is kept until then. */
  readonly remembered?: true;
}

export interface Gatekeepers {
  /** Finds who is logged in. @throws DomainError `unauthenticated` when nobody is. */
  readonly authenticate: (request: FastifyRequest, reply: FastifyReply) => Promise<Actor>;
  /** Refuses a changing call without a valid CSRF token. */
  readonly checkCsrfToken: onRequestAsyncHookHandler;
  /** Refuses a changing call of a session, or from an address without one, that makes too many. */
  readonly limitChanges: onRequestAsyncHookHandler;
}

interface RouteDependencies extends Gatekeepers {
  /** Where public answers that are remembered are served: without what only other calls need. */
  readonly reads: FastifyInstance;
  readonly answers: Remembered<ReadyAnswer>;
}

const CACHE_CONTROL = { public: 'no-cache', admin: 'private, no-cache' } as const;

/** `/api/quotes/{id}` as the router writes it: `/api/quotes/:id`. */
const routerPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

function successStatus(endpoint: Endpoint): number {
  return Math.min(...Object.keys(endpoint.responses).map(Number));
}

/** Sends a file as a download under its name. */
async function download(reply: FastifyReply, file: File): Promise<FastifyReply> {
  reply
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .header('content-type', file.type);
  return reply.send(Buffer.from(await file.arrayBuffer()));
}

function schemaOf(key: EndpointKey, endpoint: Endpoint) {
  const { summary, tag, params, query, body } = endpoint;
  return {
    summary,
    tags: [tag],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: answersOf(key, endpoint),
  };
}

/** Answers anew each time. */
function answering(call: Call): RouteHandlerMethod {
  return async (request, reply) => {
    const answer = await call(request, reply);
    return answer instanceof File ? download(reply, answer) : answer;
  };
}

/** The way to register routes on an app. Who may call is checked before anything is read. */
export function createRoute(
  app: FastifyInstance,
  { reads, authenticate, checkCsrfToken, limitChanges, answers }: RouteDependencies,
): Route {
  return (key, handler, { remembered = false } = {}) => {
    const endpoint: Endpoint = endpoints[key];
    const { access } = endpoint;
    const { method, path } = parseEndpointKey(key);
    const status = successStatus(endpoint);
    const actors = new WeakMap<FastifyRequest, Actor>();
    const admit = async (request: FastifyRequest, reply: FastifyReply) => {
      actors.set(request, await authenticate(request, reply));
    };
    const call: Call = (request, reply) => {
      reply.status(status).header('cache-control', CACHE_CONTROL[access]);
      const input = { params: request.params, query: request.query, body: request.body };
      const context = { request, reply, actor: actors.get(request) };
      // The schemas and gatekeepers have made both what their types say.
      return handler(input as never, context as never);
    };
    const memory = remembered
      ? remembering(
          { key, isQueried: endpoint.query !== undefined, cacheControl: CACHE_CONTROL[access] },
          call,
          answers,
        )
      : undefined;
    const scope = remembered && access === 'public' ? reads : app;
    scope.route({
      method,
      url: routerPath(path),
      schema: schemaOf(key, endpoint),
      bodyLimit: endpoint.bodyBytesMax ?? BODY_BYTES_MAX,
      onRequest: [
        // Logging in has limits of its own, and logging out is never refused.
        ...(isChange(key) && access === 'admin' ? [limitChanges] : []),
        ...(access === 'admin' ? [admit] : []),
        ...(isChange(key) ? [checkCsrfToken] : []),
        ...(memory ? [memory.onRequest] : []),
      ],
      handler: memory?.handler ?? answering(call),
    });
  };
}
