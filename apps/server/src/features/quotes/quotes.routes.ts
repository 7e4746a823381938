import { entityTag } from '@bahai-friends/contract';
import type { Route } from '../../plugins/endpoint-route.ts';
import { expectedVersion } from '../../plugins/entity-version.ts';
import type { QuotesService } from './quotes.service.ts';

export function quoteRoutes(route: Route, quotes: QuotesService): void {
  route('GET /api/quotes/today', () => quotes.today(), { remembered: true });

  route('GET /api/quotes', () => quotes.list(), { remembered: true });

  route('GET /api/quotes/date/{displayDate}', ({ params }) => quotes.listOn(params.displayDate));

  route('POST /api/quotes', async ({ body }, { reply }) => {
    const quote = await quotes.create(body);
    reply.header('etag', entityTag(quote.version));
    return quote;
  });

  route('PUT /api/quotes/{id}', async ({ params, body }, { request, reply }) => {
    const quote = await quotes.update(params.id, body, expectedVersion(request));
    reply.header('etag', entityTag(quote.version));
    return quote;
  });

  route('DELETE /api/quotes/{id}', async ({ params }) => {
    await quotes.delete(params.id);
    return undefined;
  });

  route('DELETE /api/quotes', async ({ body }) => ({
    successCount: await quotes.deleteAll(body.ids),
  }));
}
