import { isCivilDay } from '@bahai-friends/badi-calendar';
import { askedLanguage, askedPictureSize, isGivenDay, meetingRoute } from '@bahai-friends/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { clientAddress } from '../../client-address.ts';
import type { Route } from '../../http/endpoint-route.ts';
import {
  type CachedResponse,
  packedResponse,
  sendCachedResponse,
} from '../../http-cache/cached-response.ts';
import { type CachedContent, ResponseCache } from '../../http-cache/response-cache.ts';
import { KeptPictures, pictureKey } from './kept-pictures.ts';
import type { PictureContent } from './picture-content.ts';
import type { AskedPicture, SharePicturesService } from './share-pictures.service.ts';

interface SharePictureRoutesOptions {
  readonly pictures: SharePicturesService;
  /** Whether the community has gatherings. */
  readonly hasGatherings: () => Promise<boolean>;
  readonly content: CachedContent;
}

interface ShownPicture {
  readonly key: string;
  readonly content: PictureContent;
}

const PictureQuery = z.object({ size: askedPictureSize, lang: askedLanguage });

interface Asking {
  Params: { readonly id: string; readonly day: string };
  Querystring: z.output<typeof PictureQuery>;
}

/** One kind of pictures. */
interface PictureRoute {
  /** For the router. */
  readonly path: string;
  readonly pathOf: (params: Asking['Params']) => string;
  /** Finds what a picture shows; null where there is none. */
  readonly find: (params: Asking['Params'], asked: AskedPicture) => Promise<PictureContent | null>;
  readonly isThere?: () => Promise<boolean>;
}

/** Where a picture is; what is as if it was not asked for is left out. */
function addressOf(path: string, { size, language }: AskedPicture): string {
  const query = [
    ...(size === undefined || size === 'landscape' ? [] : [`size=${size}`]),
    ...(language === undefined ? [] : [`lang=${language}`]),
  ];
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/**
 * Serves pictures: `/share/{civil day}.png` of the quote of a day and `/gatherings/{id}/{civil day}.png` of a meeting, in
 * the size of `?size=` and the community's language or that of `?lang=`. A picture goes by what it shows, so that it
 * outlives changes of something else; what it shows is looked up anew after each.
 */
export function sharePictureRoutes(
  app: FastifyInstance,
  { pictures, hasGatherings, content }: SharePictureRoutesOptions,
): void {
  const kept = new KeptPictures<CachedResponse>(({ identity }) => identity.payload.length);
  /** Pictures by their address. */
  const shown = new ResponseCache<ShownPicture | null>(content);

  /** @param find Finds what the picture shows; null where there is none. */
  const lookUp = (address: string, find: () => Promise<PictureContent | null>) =>
    shown.get(address, async (drop) => {
      const found = await find();
      // Nothing is kept of what is not there: anybody could fill the memory.
      if (found === null) drop();
      return found && { key: pictureKey(found), content: found };
    });

  const send = (request: FastifyRequest, reply: FastifyReply, response: CachedResponse) => {
    reply.header('cache-control', 'no-cache');
    return sendCachedResponse(request, reply, response);
  };

  const draw = ({ key, content: drawn }: ShownPicture, address: string) =>
    kept.get({
      key,
      group: clientAddress(address).network,
      takeTurn: (task) => pictures.takeTurn(address, task),
      make: async () => packedResponse(Buffer.from(await pictures.draw(drawn)), 'image/png'),
    });

  /** Serves the pictures of one kind. */
  function serve({ path, pathOf, find, isThere = async () => true }: PictureRoute): void {
    app.get<Asking>(
      path,
      {
        schema: { hide: true, querystring: PictureQuery },
        // Not asynchronous: most requests end here, and each would wait for its turn.
        onRequest(request, reply, next) {
          reply.header('cross-origin-resource-policy', 'cross-origin');
          const found = shown.find(request.url);
          const response = found ? kept.find(found.key) : undefined;
          if (response) send(request, reply, response);
          else next();
        },
        // Before the query is checked: a wrong one would tell that there is something.
        preParsing: async (_request, reply) => {
          if (!(await isThere())) return reply.callNotFound();
        },
      },
      async (request, reply) => {
        const { params, query, ip } = request;
        if (!isCivilDay(params.day)) return reply.callNotFound();
        const asked = { size: query.size, language: query.lang };
        const address = addressOf(pathOf(params), asked);
        const found = await lookUp(address, () => find(params, asked));
        if (found === null) return reply.callNotFound();
        return send(request, reply, await draw(found, ip));
      },
    );
  }

  serve({
    path: '/share/:day.png',
    pathOf: ({ day }) => `/share/${day}.png`,
    find: ({ day }, asked) => pictures.contentOf(day, asked),
  });
  serve({
    path: meetingRoute('.png'),
    pathOf: ({ id, day }) => `/gatherings/${id}/${day}.png`,
    find: async ({ id, day }, asked) =>
      isGivenDay(day) ? pictures.contentOfGathering(Number(id), day, asked) : null,
    isThere: hasGatherings,
  });
}

/** What volunteers pass on of any quote, also before its day. */
export function shareDeskRoutes(
  route: Route,
  pictures: Pick<SharePicturesService, 'contentOfQuote' | 'messageOf' | 'draw' | 'takeTurn'>,
): void {
  route('GET /api/quotes/{id}/message', ({ params, query }) =>
    pictures.messageOf(params.id, query.lang),
  );

  route('GET /api/quotes/{id}/picture', async ({ params, query }, { request }) => {
    const asked = { size: query.size, language: query.lang };
    const content = await pictures.contentOfQuote(params.id, asked);
    const png = await pictures.takeTurn(request.ip, () => pictures.draw(content));
    const name = [content.day ?? params.id, content.language, content.size].join('-');
    return new File([Buffer.from(png)], `quote-${name}.png`, { type: 'image/png' });
  });
}
