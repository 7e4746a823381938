import {
  BODY_BYTES_MAX,
  type Endpoint,
  type EndpointKey,
  type Endpoints,
  endpoints,
  type Feature,
  parseEndpointKey,
  type ResponseBody,
  say,
} from '@bahai-friends/contract';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  RouteHandlerMethod,
} from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../actor.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../errors/domain-error.ts';
import { cachedEndpoint, type EndpointHandler } from '../http-cache/cached-endpoint.ts';
import type { CachedResponse } from '../http-cache/cached-response.ts';
import type { ResponseCache } from '../http-cache/response-cache.ts';
import { assertRecentPassword } from '../recent-password.ts';
import { isChange, responsesOf } from './endpoint-responses.ts';
import { READABLE } from './other-sites.ts';
import { nameInEvents } from './security-log.ts';
import { StreamedFile, sendStreamedFile } from './streamed-file.ts';
import { StreamedJson, sendStreamedJson } from './streamed-json.ts';

type Input<E> = {
  readonly [Part in 'params' | 'query' | 'body' as Part extends keyof E
    ? Part
    : never]: Part extends keyof E ? z.output<Extract<E[Part], z.ZodType>> : never;
};

interface RouteContext<E> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The user; undefined unless the endpoint is for admins. */
  readonly actor: E extends { access: 'admin' } ? Actor : undefined;
}

type Result<K extends keyof Endpoints> = ResponseBody<K> | StreamedJson | StreamedFile;

/** A mapped type, so that literals in a handler's result keep their type. */
type Handlers = {
  [K in keyof Endpoints]: (
    input: Input<Endpoints[K]>,
    context: RouteContext<Endpoints[K]>,
  ) => Result<K> | Promise<Result<K>>;
};

/**
 * Serves one call of the contract: its schemas check what comes in, serialise what goes out and
 * document both; the handler sees only callers and input that are allowed.
 */
export type Route = <K extends keyof Endpoints>(
  key: K,
  handler: Handlers[K],
  options?: RouteOptions<K>,
) => void;

interface RouteOptions<K extends keyof Endpoints> {
  /** The response depends only on public content, the day and the query: it is cached until one of these changes. */
  readonly cached?: true;
  /** Makes a response for one caller, which must not be cached; null for a caller who gets the public one. */
  readonly personal?: (
    context: RouteContext<{ access: 'public' }>,
  ) => Promise<ResponseBody<K> | null>;
}

export interface Gatekeepers {
  /** Finds the user of the session. @throws DomainError `unauthenticated` when there is none. */
  readonly authenticate: (request: FastifyRequest, reply: FastifyReply) => Promise<Actor>;
  /** The same once the body has arrived, for which a client may take minutes. */
  readonly authenticateStill: Gatekeepers['authenticate'];
  /** Rejects a changing call without a valid CSRF token. */
  readonly checkCsrfToken: onRequestAsyncHookHandler;
  /** Whether the community has a feature. */
  readonly hasFeature: (feature: Feature) => Promise<boolean>;
  /** Whether the site sends mail to its volunteers. */
  readonly hasMail: () => Promise<boolean>;
  /** The site's own origin, as browsers write it in `Origin`; null when it is not known. */
  readonly ownOrigin: string | null;
  /** Rejects a changing call when its session, or its address without a session, makes too many. */
  readonly limitChanges: onRequestAsyncHookHandler;
}

interface RouteDependencies extends Gatekeepers {
  readonly clock: Clock;
  /** The instance on which cached public endpoints are registered: without the plugins that only other calls need. */
  readonly reads: FastifyInstance;
  readonly responseCache: ResponseCache<CachedResponse>;
}

/** How long a response may be cached, and by whom. Whatever it says, a change can be based on the ETag. */
function cacheControlOf({ access, storable }: Endpoint): string {
  if (access === 'public') return 'no-cache';
  return storable ? 'private, no-cache' : 'private, no-store';
}

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
    response: responsesOf(key, endpoint),
  };
}

/**
 * A handler whose result is sent as JSON, in pieces when it is long, or as a download when it is a
 * file.
 */
function uncachedEndpoint(handler: EndpointHandler): RouteHandlerMethod {
  return async (request, reply) => {
    const result = await handler(request, reply);
    if (result instanceof StreamedJson) return sendStreamedJson(request, reply, result);
    if (result instanceof StreamedFile) return sendStreamedFile(reply, result);
    return result instanceof File ? download(reply, result) : result;
  };
}

type Personal = (context: RouteContext<{ access: 'public' }>) => Promise<unknown>;

/**
 * Answers callers for whom there is a response of their own; only a cookie tells who calls. A script of another site,
 * which browsers name in `Origin`, never gets one.
 */
function personalEndpoint(personal: Personal) {
  // It is not asynchronous: most callers have no cookie, and each would wait for a turn.
  return (request: FastifyRequest, reply: FastifyReply, next: (error?: Error) => void): void => {
    if (request.headers.cookie === undefined || request.headers.origin !== undefined) {
      next();
      return;
    }
    personal({ request, reply, actor: undefined }).then((own) => {
      if (own === null) next();
      else reply.removeHeader(READABLE).header('cache-control', 'no-store').send(own);
    }, next);
  };
}

/** The way to register routes on an app. Who may call is checked before anything is read. */
export function createRoute(app: FastifyInstance, dependencies: RouteDependencies): Route {
  const { reads, clock, authenticate, authenticateStill } = dependencies;
  const { checkCsrfToken, hasFeature, hasMail, limitChanges, ownOrigin, responseCache } =
    dependencies;
  const checkOrigin = async ({ headers }: FastifyRequest) => {
    if (ownOrigin !== null && headers.origin === ownOrigin) return;
    throw new DomainError('forbidden', say('wrong-origin'));
  };
  return (key, handler, { cached = false, personal } = {}) => {
    const endpoint: Endpoint = endpoints[key];
    const { access, feature, mail, limited, recentPassword } = endpoint;
    const { method, path } = parseEndpointKey(key);
    const status = successStatus(endpoint);
    const cacheControl = cacheControlOf(endpoint);
    const actors = new WeakMap<FastifyRequest, Actor>();
    const requireActor = async (request: FastifyRequest, reply: FastifyReply) => {
      const actor = await authenticate(request, reply);
      nameInEvents(request, actor.username);
      actors.set(request, actor);
    };
    const requireActorStill = async (request: FastifyRequest, reply: FastifyReply) => {
      actors.set(request, await authenticateStill(request, reply));
    };
    const requireThere = async () => {
      const isThere =
        (feature === undefined || (await hasFeature(feature))) && (!mail || (await hasMail()));
      if (isThere) return;
      throw new DomainError('not-found', say('nothing-here'));
    };
    const requireRecentPassword = async (request: FastifyRequest) => {
      const actor = actors.get(request);
      if (actor) assertRecentPassword(actor, clock);
    };
    const handle: EndpointHandler = (request, reply) => {
      reply.status(status).header('cache-control', cacheControl);
      const input = { params: request.params, query: request.query, body: request.body };
      const context = { request, reply, actor: actors.get(request) };
      // The schemas and gatekeepers have made sure that both have these types.
      return handler(input as never, context as never);
    };
    const cachedRoute = cached
      ? cachedEndpoint(
          { key, variesByQuery: endpoint.query !== undefined, cacheControl },
          handle,
          responseCache,
        )
      : undefined;
    const scope = cached && access === 'public' && !personal ? reads : app;
    scope.route({
      method,
      url: routerPath(path),
      schema: schemaOf(key, endpoint),
      bodyLimit: endpoint.bodyBytesMax ?? BODY_BYTES_MAX,
      onRequest: [
        ...(feature || mail ? [requireThere] : []),
        // Logging in has limits of its own, and logging out is never limited.
        ...(isChange(key) && (access === 'admin' || limited) ? [limitChanges] : []),
        ...(access === 'admin' ? [requireActor] : []),
        ...(isChange(key) ? [endpoint.ownOrigin ? checkOrigin : checkCsrfToken] : []),
        ...(recentPassword ? [requireRecentPassword] : []),
        ...(personal ? [personalEndpoint(personal)] : []),
        ...(cachedRoute ? [cachedRoute.onRequest] : []),
      ],
      // A client may send a body with any change, even where the endpoint takes none, and take its time.
      preValidation: isChange(key) && access === 'admin' ? [requireActorStill] : [],
      handler: cachedRoute?.handler ?? uncachedEndpoint(handle),
    });
  };
}
