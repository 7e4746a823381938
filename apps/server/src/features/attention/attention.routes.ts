import type { Route } from '../../http/endpoint-route.ts';
import type { AttentionService } from './attention.service.ts';

export function attentionRoutes(route: Route, attention: AttentionService): void {
  route('GET /api/attention', (_input, { actor }) => attention.list(actor));

  route('POST /api/attention/{kind}/not-now', async ({ params }, { actor }) => {
    await attention.notNow(actor, params.kind);
    return undefined;
  });
}
