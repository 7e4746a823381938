import type { Route } from '../../http/endpoint-route.ts';
import type { SecurityEventsService } from './security-events.service.ts';

export function securityEventRoutes(route: Route, events: SecurityEventsService): void {
  route('GET /api/security-events', ({ query }, { actor }) => events.list(actor, query));
}
