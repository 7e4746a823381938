import { entityTag } from '@bahai-friends/contract';
import type { Route } from '../../http/endpoint-route.ts';
import { ifMatchVersions } from '../../http/if-match.ts';
import type { LettersService } from './letters.service.ts';
import type { PreviewLetter } from './preview-letter.ts';

/** Calls of volunteers about letters. */
export function letterApiRoutes(
  route: Route,
  letters: LettersService,
  preview: PreviewLetter,
): void {
  route('GET /api/letters', () => letters.get());

  route('PUT /api/letters/note', async ({ body }, { actor, request, reply }) => {
    const saved = await letters.setNote(actor, body.text, ifMatchVersions(request));
    reply.header('etag', entityTag(saved.noteVersion));
    return saved;
  });

  route('POST /api/letters/remove', async ({ body }, { actor }) => {
    await letters.remove(actor, body.email);
    return undefined;
  });

  route('GET /api/letters/preview', ({ query }) => preview(query.topic, query.lang));
}
