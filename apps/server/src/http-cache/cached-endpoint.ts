import type { EndpointKey } from '@bahai-friends/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import {
  type CachedResponse,
  createCachedResponse,
  sendCachedResponse,
} from './cached-response.ts';
import type { ResponseCache } from './response-cache.ts';

/** A handler that is called once its input has been validated. */
export type EndpointHandler = (request: FastifyRequest, reply: FastifyReply) => unknown;

interface CachedEndpointOptions {
  readonly key: EndpointKey;
  /** Whether the response depends on the query. */
  readonly variesByQuery: boolean;
  readonly cacheControl: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** URLs whose query is known to be valid; the query of others is validated each time. */
const URLS_MAX = 200;

/** Sends the cached response, if possible before the query is even validated, or else a new one. */
export function cachedEndpoint(
  { key, variesByQuery, cacheControl }: CachedEndpointOptions,
  handler: EndpointHandler,
  responseCache: ResponseCache<CachedResponse>,
) {
  const cacheKeys = new LRUCache<string, string>({ max: URLS_MAX });
  /** The cache key of a URL; undefined as long as its query has not been validated. */
  const knownCacheKey = ({ url }: FastifyRequest) => (variesByQuery ? cacheKeys.get(url) : key);
  const cacheKeyOf = ({ url, query }: FastifyRequest): string => {
    if (!variesByQuery) return key;
    const cacheKey = `${key} ${JSON.stringify(query)}`;
    cacheKeys.set(url, cacheKey);
    return cacheKey;
  };
  const send = (request: FastifyRequest, reply: FastifyReply, response: CachedResponse) => {
    reply.header('cache-control', cacheControl);
    return sendCachedResponse(request, reply, response);
  };
  return {
    // It is not asynchronous: most requests end here, and each would wait for a turn.
    onRequest: (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
      const cacheKey = knownCacheKey(request);
      const response = cacheKey === undefined ? undefined : responseCache.find(cacheKey);
      if (response) send(request, reply, response);
      else next();
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const make = async () =>
        createCachedResponse(String(reply.serialize(await handler(request, reply))), JSON_TYPE);
      return send(request, reply, await responseCache.get(cacheKeyOf(request), make));
    },
  };
}
