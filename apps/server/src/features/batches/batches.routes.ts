import type { Route } from '../../http/endpoint-route.ts';
import type { BatchesService } from './batches.service.ts';

export function batchRoutes(route: Route, batches: BatchesService): void {
  route('GET /api/batches', () => batches.list());

  route('GET /api/batches/{id}/quotes', async ({ params }) => ({
    ids: await batches.quotesOf(params.id),
  }));

  route('POST /api/batches/{id}/undo', ({ params }, { actor }) => batches.undo(actor, params.id));
}
