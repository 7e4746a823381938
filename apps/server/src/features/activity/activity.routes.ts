import type { Route } from '../../http/endpoint-route.ts';
import type { ActivityService } from './activity.service.ts';

export function activityRoutes(route: Route, activity: ActivityService): void {
  route('GET /api/activity', ({ query }, { actor }) => activity.list(actor, query));
}
