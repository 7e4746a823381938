import {
  entityTag,
  type Language,
  type PublicSettings,
  SettingsQuery,
} from '@bahai-friends/contract';
import type { SessionCookie } from '../../http/cookies/session-cookie.ts';
import type { Route } from '../../http/endpoint-route.ts';
import { ifMatchVersions } from '../../http/if-match.ts';
import { badiDateIn } from './badi-date-in.ts';
import type { SettingsService } from './settings.service.ts';
import { withTaglineIn } from './tagline-in.ts';

/** Settings with their texts in a language, by default the community's. */
const written = <T extends PublicSettings>(language: Language | undefined, settings: T) => ({
  ...withTaglineIn(language, settings),
  badiDate: badiDateIn(language ?? settings.language, settings.today),
});

export function settingsRoutes(
  route: Route,
  settings: SettingsService,
  cookie: SessionCookie,
): void {
  route('GET /api/settings', async ({ query }) => written(query.lang, await settings.shown()), {
    cached: true,
    async personal({ request, reply }) {
      const session = await cookie.find(request, reply);
      const own = session && (await settings.shownTo(session));
      if (own === null) return null;
      reply.header('etag', entityTag(own.version));
      // The language is read before the query is validated: a wrong one selects nothing.
      return written(SettingsQuery.safeParse(request.query).data?.lang, own);
    },
  });

  route('PUT /api/settings', async ({ body }, { actor, request, reply }) => {
    const saved = await settings.update(actor, body, ifMatchVersions(request));
    reply.header('etag', entityTag(saved.version));
    return saved;
  });
}
