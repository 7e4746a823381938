import { isCivilDay } from '@bahai-friends/badi-calendar';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type CachedResponse,
  packedResponse,
  sendCachedResponse,
} from '../../http-cache/cached-response.ts';
import { type CachedContent, ResponseCache } from '../../http-cache/response-cache.ts';
import { KeptPictures, pictureKey } from './kept-pictures.ts';
import type { PictureContent } from './picture-content.ts';
import type { SharePicturesService } from './share-pictures.service.ts';

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

const pathOf = (day: string): string => `/share/${day}.png`;

/**
 * Serves pictures of quotes: `/share/{civil day}.png`, 1200 × 630. A day's picture goes by what it shows, so
 * that it outlives changes of something else; what it shows is looked up anew after each.
 */
export function sharePictureRoutes(
  app: FastifyInstance,
  { pictures, content }: SharePictureRoutesOptions,
): void {
  const kept = new KeptPictures<CachedResponse>();
  /** By the address. */
  const shown = new ResponseCache<ShownPicture | null>(content);

  const lookUp = (day: string): Promise<ShownPicture | null> =>
    shown.get(pathOf(day), async (drop) => {
      const found = await pictures.contentOf(day);
      // Nothing is kept of what is not there: anybody could fill the memory.
      if (found === null) drop();
      return found && { key: pictureKey(found), content: found };
    });

  const send = (request: FastifyRequest, reply: FastifyReply, response: CachedResponse) => {
    reply.header('cache-control', 'no-cache');
    return sendCachedResponse(request, reply, response);
  };

  async function pictureOf(day: string): Promise<CachedResponse | null> {
    const found = await lookUp(day);
    if (found === null) return null;
    const draw = async () =>
      packedResponse(Buffer.from(await pictures.draw(found.content)), 'image/png');
    return kept.get(found.key, draw);
  }

  app.get<{ Params: PictureParams }>(
    pathOf(':day'),
    {
      schema: { hide: true },
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
      const response = await pictureOf(day);
      return response ? send(request, reply, response) : reply.callNotFound();
    },
  );
}
