import { entityTag } from '@bahai-friends/contract';
import type { SessionCookie } from '../../http/cookies/session-cookie.ts';
import type { Route } from '../../http/endpoint-route.ts';
import { ifMatchVersions } from '../../http/if-match.ts';
import type { SettingsService } from './settings.service.ts';

export function settingsRoutes(
  route: Route,
  settings: SettingsService,
  cookie: SessionCookie,
): void {
  route('GET /api/settings', () => settings.shown(), {
    cached: true,
    async personal({ request, reply }) {
      const session = await cookie.find(request, reply);
      const own = session && (await settings.shownTo(session));
      if (own) reply.header('etag', entityTag(own.version));
      return own;
    },
  });

  route('PUT /api/settings', async ({ body }, { actor, request, reply }) => {
    const saved = await settings.update(actor, body, ifMatchVersions(request));
    reply.header('etag', entityTag(saved.version));
    return saved;
  });
}
