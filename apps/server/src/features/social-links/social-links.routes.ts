import { entityTag } from '@bahai-friends/contract';
import type { Route } from '../../http/endpoint-route.ts';
import { ifMatchVersions } from '../../http/if-match.ts';
import type { SocialLinksService } from './social-links.service.ts';

export function socialLinkRoutes(route: Route, socialLinks: SocialLinksService): void {
  route('GET /api/social-links', () => socialLinks.list(), { cached: true });

  route('POST /api/social-links', async ({ body }, { actor, reply }) => {
    const link = await socialLinks.create(actor, body);
    reply.header('etag', entityTag(link.version));
    return link;
  });

  route('PUT /api/social-links/{id}', async ({ params, body }, { actor, request, reply }) => {
    const link = await socialLinks.update(actor, params.id, body, ifMatchVersions(request));
    reply.header('etag', entityTag(link.version));
    return link;
  });

  route('DELETE /api/social-links/{id}', async ({ params }, { actor, request }) => {
    await socialLinks.delete(actor, params.id, ifMatchVersions(request));
    return undefined;
  });
}
