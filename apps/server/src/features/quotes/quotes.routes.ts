import type { Route } from '../../plugins/endpoint-route.ts';
import type { QuotesService } from './quotes.service.ts';

export function quoteRoutes(route: Route, quotes: QuotesService): void {
  route('GET /api/quotes/today', () => quotes.today());
}
