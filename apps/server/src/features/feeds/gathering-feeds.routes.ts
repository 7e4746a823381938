import { isCivilDay } from '@bahai-friends/badi-calendar';
import { isGivenDay, type Language, meetingRoute, refuse } from '@bahai-friends/contract';
import { LANGUAGES } from '@bahai-friends/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { HIDDEN } from '../../http/openapi/hidden.ts';
import {
  type CachedResponse,
  createCachedResponse,
  sendCachedResponse,
} from '../../http-cache/cached-response.ts';
import { type CachedContent, ResponseCache } from '../../http-cache/response-cache.ts';
import type { GatheringFeeds } from './gathering-feeds.ts';

export const GATHERINGS_FEED = '/feeds/gatherings.ics';

const CALENDAR_TYPE = 'text/calendar; charset=utf-8';
/** How many calendars of single meetings are cached: there are many, and each is rarely requested. */
const SINGLE_MAX = 100;

const notALanguage = { error: refuse('not-one-of', { field: 'lang', options: LANGUAGES }) };
const FeedQuery = z.object({ lang: z.enum(LANGUAGES, notALanguage).optional() });

interface GatheringFeedRoutesOptions {
  readonly feeds: Pick<GatheringFeeds, 'all' | 'one'>;
  /** Whether the community has gatherings. */
  readonly isOn: () => Promise<boolean>;
  readonly content: CachedContent;
}

type Single = FastifyRequest<{ Params: { id: string; day: string } }>;

/**
 * Serves gatherings for calendars of other programs. Where there are none, the response is that of an unknown address.
 */
export function gatheringFeedRoutes(
  app: FastifyInstance,
  { feeds, isOn, content }: GatheringFeedRoutesOptions,
): void {
  const all = new ResponseCache<CachedResponse | null>(content);
  const single = new ResponseCache<CachedResponse | null>(content, SINGLE_MAX);

  /** @param drop Called where there is nothing, which is not cached: otherwise anybody could fill the memory. */
  async function responseOf(text: string | null, drop: () => void) {
    if (text === null) drop();
    return text === null ? null : createCachedResponse(text, CALENDAR_TYPE);
  }

  function send(request: FastifyRequest, reply: FastifyReply, response: CachedResponse | null) {
    if (response === null) return reply.callNotFound();
    reply.header('cache-control', 'no-cache');
    return sendCachedResponse(request, reply, response);
  }

  app.get<{ Querystring: { lang?: Language } }>(
    GATHERINGS_FEED,
    {
      schema: { hide: true, querystring: FeedQuery },
      // This comes before the query is checked: otherwise a wrong query would reveal that there is something.
      onRequest: async (_request, reply) => {
        if (!(await isOn())) return reply.callNotFound();
      },
    },
    async (request, reply) => {
      const asked = request.query.lang ?? null;
      const response = await all.get(String(asked), async (drop) =>
        responseOf(await feeds.all(asked), drop),
      );
      return send(request, reply, response);
    },
  );

  app.get(meetingRoute('.ics'), HIDDEN, async (request: Single, reply) => {
    const { id, day } = request.params;
    if (!isCivilDay(day) || !isGivenDay(day)) return reply.callNotFound();
    const response = await single.get(`${id} ${day}`, async (drop) =>
      responseOf(await feeds.one(Number(id), day), drop),
    );
    return send(request, reply, response);
  });
}
