import { isCivilDay } from '@bahai-friends/badi-calendar';
import { askedLanguage, askedPictureSize } from '@bahai-friends/contract';
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
  readonly content: CachedContent;
}

interface ShownPicture {
  readonly key: string;
  readonly content: PictureContent;
}

interface PictureParams {
  readonly day: string;
}

const PictureQuery = z.object({ size: askedPictureSize, lang: askedLanguage });

const pathOf = (day: string): string => `/share/${day}.png`;

/** Where a picture is; what is as if it was not asked for is left out. */
function addressOf(day: string, { size, language }: AskedPicture): string {
  const query = [
    ...(size === undefined || size === 'landscape' ? [] : [`size=${size}`]),
    ...(language === undefined ? [] : [`lang=${language}`]),
  ];
  return query.length === 0 ? pathOf(day) : `${pathOf(day)}?${query.join('&')}`;
}

/**
 * Serves pictures of quotes: `/share/{civil day}.png`, in the size of `?size=` and the community's language or that of
 * `?lang=`. A day's picture goes by what it shows, so that it outlives changes of something else; what it shows is
 * looked up anew after each.
 */
export function sharePictureRoutes(
  app: FastifyInstance,
  { pictures, content }: SharePictureRoutesOptions,
): void {
  const kept = new KeptPictures<CachedResponse>(({ identity }) => identity.payload.length);
  /** Pictures by their address. */
  const shown = new ResponseCache<ShownPicture | null>(content);

  const lookUp = (day: string, asked: AskedPicture): Promise<ShownPicture | null> =>
    shown.get(addressOf(day, asked), async (drop) => {
      const found = await pictures.contentOf(day, asked);
      // Nothing is kept of what is not there: anybody could fill the memory.
      if (found === null) drop();
      return found && { key: pictureKey(found), content: found };
    });

  const send = (request: FastifyRequest, reply: FastifyReply, response: CachedResponse) => {
    reply.header('cache-control', 'no-cache');
    return sendCachedResponse(request, reply, response);
  };

  /** @param address Of whoever asks. */
  async function pictureOf(
    day: string,
    asked: AskedPicture,
    address: string,
  ): Promise<CachedResponse | null> {
    const found = await lookUp(day, asked);
    if (found === null) return null;
    return kept.get({
      key: found.key,
      group: clientAddress(address).network,
      takeTurn: (task) => pictures.takeTurn(address, task),
      make: async () =>
        packedResponse(Buffer.from(await pictures.draw(found.content)), 'image/png'),
    });
  }

  app.get<{ Params: PictureParams; Querystring: z.output<typeof PictureQuery> }>(
    pathOf(':day'),
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
    },
    async (request, reply) => {
      const { day } = request.params;
      if (!isCivilDay(day)) return reply.callNotFound();
      const { size, lang: language } = request.query;
      const response = await pictureOf(day, { size, language }, request.ip);
      return response ? send(request, reply, response) : reply.callNotFound();
    },
  );
}

/** Draws any quote for volunteers, also before its day. */
export function quotePictureRoutes(
  route: Route,
  pictures: Pick<SharePicturesService, 'contentOfQuote' | 'draw' | 'takeTurn'>,
): void {
  route('GET /api/quotes/{id}/picture', async ({ params, query }, { request }) => {
    const asked = { size: query.size, language: query.lang };
    const content = await pictures.contentOfQuote(params.id, asked);
    const png = await pictures.takeTurn(request.ip, () => pictures.draw(content));
    const name = [content.day ?? params.id, content.language, content.size].join('-');
    return new File([Buffer.from(png)], `quote-${name}.png`, { type: 'image/png' });
  });
}
