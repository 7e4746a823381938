import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/endpoint-route.ts';
import type { QuotesService } from './quotes.service.ts';

export function quoteRoutes(app: FastifyInstance, quotes: QuotesService): void {
  route(app, 'GET /api/quotes/today', () => quotes.today());
}
