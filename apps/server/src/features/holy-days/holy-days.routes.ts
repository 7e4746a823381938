import type { Route } from '../../plugins/endpoint-route.ts';
import type { HolyDaysService } from './holy-days.service.ts';

export function holyDayRoutes(route: Route, holyDays: HolyDaysService): void {
  route('GET /api/holy-days/upcoming', ({ query }) => holyDays.upcoming(query.count));
  route('GET /api/holy-days', () => holyDays.list());
}
