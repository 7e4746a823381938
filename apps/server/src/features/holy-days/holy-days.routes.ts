import { entityTag } from '@bahai-friends/contract';
import type { Route } from '../../http/endpoint-route.ts';
import { ifMatchVersions } from '../../http/if-match.ts';
import type { HolyDaysService } from './holy-days.service.ts';

export function holyDayRoutes(route: Route, holyDays: HolyDaysService): void {
  route(
    'GET /api/holy-days/upcoming',
    ({ query: { count, lang } }) => holyDays.upcoming(count, lang),
    {
      cached: true,
    },
  );

  route('GET /api/holy-days', () => holyDays.list(), { cached: true });

  route('POST /api/holy-days', async ({ body }, { actor, reply }) => {
    const holyDay = await holyDays.create(actor, body);
    reply.header('etag', entityTag(holyDay.version));
    return holyDay;
  });

  route('POST /api/holy-days/from-calendar', ({ body }, { actor }) =>
    holyDays.createFromCalendar(actor, body.year),
  );

  route('PUT /api/holy-days/{id}', async ({ params, body }, { actor, request, reply }) => {
    const holyDay = await holyDays.update(actor, params.id, body, ifMatchVersions(request));
    reply.header('etag', entityTag(holyDay.version));
    return holyDay;
  });

  route('DELETE /api/holy-days/{id}', async ({ params }, { actor, request }) => {
    await holyDays.delete(actor, params.id, ifMatchVersions(request));
    return undefined;
  });
}
