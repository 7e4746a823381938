import { entityTag } from '@bahai-friends/contract';
import type { Route } from '../../plugins/endpoint-route.ts';
import { expectedVersion } from '../../plugins/entity-version.ts';
import type { HolyDaysService } from './holy-days.service.ts';

export function holyDayRoutes(route: Route, holyDays: HolyDaysService): void {
  route('GET /api/holy-days/upcoming', ({ query }) => holyDays.upcoming(query.count), {
    remembered: true,
  });

  route('GET /api/holy-days', () => holyDays.list(), { remembered: true });

  route('POST /api/holy-days', async ({ body }, { reply }) => {
    const holyDay = await holyDays.create(body);
    reply.header('etag', entityTag(holyDay.version));
    return holyDay;
  });

  route('POST /api/holy-days/from-calendar', ({ body }) => holyDays.createFromCalendar(body.year));

  route('PUT /api/holy-days/{id}', async ({ params, body }, { request, reply }) => {
    const holyDay = await holyDays.update(params.id, body, expectedVersion(request));
    reply.header('etag', entityTag(holyDay.version));
    return holyDay;
  });

  route('DELETE /api/holy-days/{id}', async ({ params }, { request }) => {
    await holyDays.delete(params.id, expectedVersion(request));
    return undefined;
  });
}
