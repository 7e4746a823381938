import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/endpoint-route.ts';
import type { HolyDaysService } from './holy-days.service.ts';

export function holyDayRoutes(app: FastifyInstance, holyDays: HolyDaysService): void {
  route(app, 'GET /api/holy-days/upcoming', ({ query }) => holyDays.upcoming(query.count));
  route(app, 'GET /api/holy-days', () => holyDays.list());
}
