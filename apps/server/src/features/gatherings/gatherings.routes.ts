import { entityTag } from '@bahai-friends/contract';
import type { Route } from '../../http/endpoint-route.ts';
import { ifMatchVersions } from '../../http/if-match.ts';
import type { ListedAnswers } from './answers/listed-answers.ts';
import type { GatheringsService } from './gatherings.service.ts';
import type { ProgrammesService } from './programmes/programmes.service.ts';
import type { PublicGatheringsService } from './public-gatherings.service.ts';

interface GatheringRoutesServices {
  readonly gatherings: GatheringsService;
  readonly publicGatherings: Pick<PublicGatheringsService, 'upcoming'>;
  readonly listedAnswers: ListedAnswers;
  readonly programmes: ProgrammesService;
}

export function gatheringRoutes(
  route: Route,
  { gatherings, publicGatherings, listedAnswers: answers, programmes }: GatheringRoutesServices,
): void {
  route(
    'GET /api/gatherings/upcoming',
    ({ query: { days, lang } }) => publicGatherings.upcoming(days, lang),
    { cached: true },
  );

  route('GET /api/gatherings', () => gatherings.list());

  route('POST /api/gatherings', async ({ body }, { actor, reply }) => {
    const gathering = await gatherings.create(actor, body);
    reply.header('etag', entityTag(gathering.version));
    return gathering;
  });

  route('PUT /api/gatherings/{id}', async ({ params, body }, { actor, request, reply }) => {
    const expected = ifMatchVersions(request);
    const gathering = await gatherings.update(actor, params.id, body, expected);
    reply.header('etag', entityTag(gathering.version));
    return gathering;
  });

  route('DELETE /api/gatherings/{id}', ({ params }, { actor, request }) =>
    gatherings.delete(actor, params.id, ifMatchVersions(request)),
  );

  route('POST /api/gatherings/{id}/renew', async ({ params }, { actor, request, reply }) => {
    const gathering = await gatherings.renew(actor, params.id, ifMatchVersions(request));
    reply.header('etag', entityTag(gathering.version));
    return gathering;
  });

  route('POST /api/gatherings/{id}/new-link', ({ params }, { actor, request }) =>
    gatherings.newLink(actor, params.id, ifMatchVersions(request)),
  );

  route('GET /api/gatherings/{id}/occurrences', ({ params, query }) =>
    gatherings.occurrences(params.id, query),
  );

  route('GET /api/gatherings/occurrences', ({ query }) => gatherings.allOccurrences(query));

  route('GET /api/gatherings/lost-days', () => answers.lostDays());

  route('GET /api/gatherings/{id}/occurrences/{day}/answers', ({ params: { id, day } }) =>
    answers.of(id, day),
  );

  route(
    'GET /api/gatherings/{id}/occurrences/{day}/programme',
    async ({ params: { id, day } }, { reply }) => {
      const programme = await programmes.of(id, day);
      reply.header('etag', entityTag(programme.version));
      return programme;
    },
  );

  route(
    'PUT /api/gatherings/{id}/occurrences/{day}/programme',
    async ({ params: { id, day }, body }, { actor, request, reply }) => {
      const expected = ifMatchVersions(request);
      const programme = await programmes.save(actor, id, day, body, expected);
      reply.header('etag', entityTag(programme.version));
      return programme;
    },
  );

  route(
    'PUT /api/gatherings/{id}/occurrences/{day}',
    ({ params: { id, day }, body }, { actor, request }) =>
      gatherings.change(actor, id, day, body, ifMatchVersions(request)),
  );

  route(
    'DELETE /api/gatherings/{id}/occurrences/{day}',
    async ({ params: { id, day } }, { actor, request }) => {
      await gatherings.reset(actor, id, day, ifMatchVersions(request));
      return undefined;
    },
  );
}
