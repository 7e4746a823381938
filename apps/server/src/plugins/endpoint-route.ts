import { createHash } from 'node:crypto';
import {
  type Answer,
  type Endpoint,
  type EndpointKey,
  type Endpoints,
  endpoints,
} from '@bahai-friends/contract';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  onRequestAsyncHookHandler,
} from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../features/users/users.service.ts';
import type { Remembered } from './remembered.ts';

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

/** An answer ready to be sent. */
export interface ReadyAnswer {
  readonly bytes: Buffer;
  readonly etag: string;
}

export interface Gatekeepers {
  /** Finds who is logged in. @throws DomainError `unauthenticated` when nobody is. */
  readonly authenticate: (request: FastifyRequest, reply: FastifyReply) => Promise<Actor>;
  /** Refuses a changing call without a valid CSRF token. */
  readonly checkCsrfToken: onRequestAsyncHookHandler;
  /** Refuses a changing call from an address that makes too many. */
  readonly limitChanges: onRequestAsyncHookHandler;
}

interface RouteDependencies extends Gatekeepers {
  readonly answers: Remembered<ReadyAnswer>;
}

const CACHE_CONTROL = { public: 'no-cache', admin: 'private, no-cache' } as const;

/** `GET /api/quotes/{id}` as the router writes it: method and `/api/quotes/:id`. */
function parseEndpointKey(key: EndpointKey): { method: HTTPMethods; url: string } {
  const [method, path = ''] = key.split(' ');
  return { method: method as HTTPMethods, url: path.replaceAll(/\{(\w+)\}/g, ':$1') };
}

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

function makeReady(reply: FastifyReply, answer: unknown): ReadyAnswer {
  const bytes = Buffer.from(String(reply.serialize(answer)));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  return { bytes, etag };
}

function sendReady(reply: FastifyReply, { bytes, etag }: ReadyAnswer): FastifyReply {
  return reply.header('etag', etag).type('application/json; charset=utf-8').send(bytes);
}

/** The way to register routes on an app. Who may call is checked before anything is read. */
export function createRoute(
  app: FastifyInstance,
  { authenticate, checkCsrfToken, limitChanges, answers }: RouteDependencies,
): Route {
  return (key, handler, { remembered = false } = {}) => {
    const endpoint: Endpoint = endpoints[key];
    const { params, query, body, responses, summary, tag, access } = endpoint;
    const { method, url } = parseEndpointKey(key);
    const status = successStatus(endpoint);
    const actors = new WeakMap<FastifyRequest, Actor>();
    app.route({
      method,
      url,
      schema: {
        summary,
        tags: [tag],
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        response: responses,
      },
      onRequest: [
        ...(method === 'GET' ? [] : [limitChanges]),
        async (request, reply) => {
          reply.header('cache-control', CACHE_CONTROL[access]);
          if (access === 'admin') actors.set(request, await authenticate(request, reply));
        },
        ...(method === 'GET' ? [] : [checkCsrfToken]),
      ],
      handler: async (request, reply) => {
        reply.status(status);
        const input = { params: request.params, query: request.query, body: request.body };
        const context = { request, reply, actor: actors.get(request) };
        // The schemas and gatekeepers above have made both what their types say.
        const answer = () => handler(input as never, context as never);
        if (remembered) {
          const query = JSON.stringify(request.query);
          return sendReady(
            reply,
            await answers.get(`${key} ${query}`, async () => makeReady(reply, await answer())),
          );
        }
        const made = await answer();
        return made instanceof File ? download(reply, made) : made;
      },
    });
  };
}
