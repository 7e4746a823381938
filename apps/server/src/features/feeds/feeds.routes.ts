import { type Language, refuse, say } from '@bahai-friends/contract';
import { LANGUAGES } from '@bahai-friends/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../../errors/domain-error.ts';
import { requestSite } from '../../http/request-site.ts';
import {
  type CachedResponse,
  createCachedResponse,
  sendCachedResponse,
} from '../../http-cache/cached-response.ts';
import { type CachedContent, ResponseCache } from '../../http-cache/response-cache.ts';
import { CALENDARS, type Calendar, type FeedsService } from './feeds.service.ts';
import type { QuoteFeed } from './quote-feed.ts';
import { QUOTE_FORMATS } from './quote-formats.ts';

interface FeedRoutesOptions {
  readonly feeds: FeedsService;
  /** The site's own address without a trailing slash; null when it is not known. */
  readonly publicUrl: string | null;
  readonly content: CachedContent;
}

interface SentFeed {
  readonly text: string;
  readonly response: CachedResponse;
}

const calendarPath = (calendar: Calendar): string => `/feeds/${calendar}.ics`;
const quotesPath = (extension: string): string => `/feeds/quotes.${extension}`;
/** The paths of the feeds. */
export const FEED_PATHS: readonly string[] = [
  ...CALENDARS.map(calendarPath),
  ...QUOTE_FORMATS.map(({ extension }) => quotesPath(extension)),
];

const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

const notALanguage = { error: refuse('not-one-of', { field: 'lang', options: LANGUAGES }) };
const FeedQuery = z.object({ lang: z.enum(LANGUAGES, notALanguage).optional() });
type FeedQuery = z.output<typeof FeedQuery>;
const FEED_SCHEMA = { hide: true, querystring: FeedQuery };

/** The language that a request asks for. */
const askedIn = ({ query }: { readonly query: FeedQuery }): Language | null => query.lang ?? null;

/**
 * Serves calendars and quotes for other programs. Cached feeds are keyed by address and language, so their number is
 * limited.
 */
export function feedRoutes(
  app: FastifyInstance,
  { feeds, publicUrl, content }: FeedRoutesOptions,
): void {
  const responses = new ResponseCache<CachedResponse>(content);
  const quoteFeeds = new ResponseCache<QuoteFeed>(content);

  /** Serves a feed that is the same for everybody. */
  function serveKept(
    path: string,
    type: string,
    write: (asked: Language | null) => Promise<string>,
  ): void {
    /** The last feed of each language: most changes of content do not change it. */
    const sent = new Map<Language | null, SentFeed>();
    const make = async (asked: Language | null): Promise<CachedResponse> => {
      const text = await write(asked);
      const last = sent.get(asked);
      if (last?.text === text) return last.response;
      const response = await createCachedResponse(text, type);
      sent.set(asked, { text, response });
      return response;
    };
    const send = (request: FastifyRequest, reply: FastifyReply, response: CachedResponse) => {
      reply.header('cache-control', 'no-cache');
      return sendCachedResponse(request, reply, response);
    };
    const keyOf = (asked: Language | null): string => `${path} ${asked}`;
    /** The addresses that programs use: for these a cached response is sent before anything is checked. */
    const usual = new Map([
      [path, keyOf(null)],
      ...LANGUAGES.map((lang) => [`${path}?lang=${lang}`, keyOf(lang)] as const),
    ]);
    app.get<{ Querystring: FeedQuery }>(
      path,
      {
        schema: FEED_SCHEMA,
        // It is not asynchronous: most requests end here, and each would wait for a turn.
        onRequest: (request, reply, next) => {
          const key = usual.get(request.url);
          const response = key === undefined ? undefined : responses.find(key);
          if (response) send(request, reply, response);
          else next();
        },
      },
      async (request, reply) => {
        const asked = askedIn(request);
        return send(request, reply, await responses.get(keyOf(asked), () => make(asked)));
      },
    );
  }

  for (const calendar of CALENDARS) {
    serveKept(calendarPath(calendar), CALENDAR_TYPE, (asked) => feeds.calendar(calendar, asked));
  }

  for (const { extension, type, write } of QUOTE_FORMATS) {
    const path = quotesPath(extension);
    if (publicUrl !== null) {
      serveKept(path, type, async (asked) => write(await feeds.quotes(asked), publicUrl));
      continue;
    }
    app.get<{ Querystring: FeedQuery }>(path, { schema: FEED_SCHEMA }, async (request, reply) => {
      const asked = askedIn(request);
      const site = requestSite(request);
      if (site === null) throw new DomainError('invalid', say('host-names-no-site'));
      const quotes = await quoteFeeds.get(String(asked), () => feeds.quotes(asked));
      return reply.header('cache-control', 'no-store').type(type).send(write(quotes, site));
    });
  }
}
