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
  /** The route's path for the router. */
  readonly path: string;
  readonly pathOf: (params: Asking['Params']) => string;
  /** Finds the content of a picture; null where there is none. */
  readonly find: (params: Asking['Params'], asked: AskedPicture) => Promise<PictureContent | null>;
  readonly isThere?: () => Promise<boolean>;
}

/** The address of a picture; parameters that do not change it are left out. */
function addressOf(path: string, { size, language }: AskedPicture): string {
  const query = [
    ...(size === undefined || size === 'landscape' ? [] : [`size=${size}`]),
    ...(language === undefined ? [] : [`lang=${language}`]),
  ];
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/**
 * Serves pictures: `/share/{civil day}.png` of the quote of a day and `/gatherings/{id}/{civil day}.png` of a
 * meeting, in the size of `?size=` and the community's language or that of `?lang=`. Pictures are cached by content, so
 * that a picture is used again after a change of something else; its content is looked up again after each change.
 */
export function sharePictureRoutes(
  app: FastifyInstance,
  { pictures, hasGatherings, content }: SharePictureRoutesOptions,
): void {
  const kept = new KeptPictures<CachedResponse>(({ identity }) => identity.payload.length);
  /** Pictures by their address. */
  const shown = new ResponseCache<ShownPicture | null>(content);

  /** @param find Finds the content of the picture; null where there is none. */
  const lookUp = (address: string, find: () => Promise<PictureContent | null>) =>
    shown.get(address, async (drop) => {
      const found = await find();
      // A missing picture is not cached: otherwise anybody could fill the memory.
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
        // It is not asynchronous: most requests end here, and each would wait for a turn.
        onRequest(request, reply, next) {
          reply.header('cross-origin-resource-policy', 'cross-origin');
          const found = shown.find(request.url);
          const response = found ? kept.find(found.key) : undefined;
          if (response) send(request, reply, response);
          else next();
        },
        // This comes before the query is validated: otherwise a wrong query would reveal that there is something.
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

/** Routes by which volunteers share any quote, even before its day. */
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
