import { entityTag } from '@bahai-friends/contract';
import type { Route } from '../../http/endpoint-route.ts';
import { ifMatchVersions } from '../../http/if-match.ts';
import type { QuotesService } from './quotes.service.ts';

export function quoteRoutes(route: Route, quotes: QuotesService): void {
  route('GET /api/quotes/today', ({ query }) => quotes.today(query.lang), { cached: true });

  route('GET /api/quotes', () => quotes.list(), { cached: true });

  route('GET /api/quotes/date/{displayDate}', ({ params }) => quotes.listOn(params.displayDate));

  route('GET /api/quotes/search', ({ query }) => quotes.search(query.text));

  route('GET /api/quotes/{id}', async ({ params }, { reply }) => {
    const quote = await quotes.get(params.id);
    reply.header('etag', entityTag(quote.version));
    return quote;
  });

  route('POST /api/quotes', async ({ body }, { actor, reply }) => {
    const quote = await quotes.create(actor, body);
    reply.header('etag', entityTag(quote.version));
    return quote;
  });

  route('PUT /api/quotes/{id}', async ({ params, body }, { actor, request, reply }) => {
    const quote = await quotes.update(actor, params.id, body, ifMatchVersions(request));
    reply.header('etag', entityTag(quote.version));
    return quote;
  });

  route('DELETE /api/quotes/{id}', async ({ params }, { actor, request }) => {
    await quotes.delete(actor, params.id, ifMatchVersions(request));
    return undefined;
  });

  route('DELETE /api/quotes', ({ body }, { actor }) => quotes.deleteAll(actor, body.ids));

  route('POST /api/quotes/schedule', ({ body }, { actor }) =>
    quotes.schedule(actor, body.assignments),
  );
}
