import { entityTag } from '@bahai-friends/contract';
import type { Route } from '../../http/endpoint-route.ts';
import { ifMatchVersions } from '../../http/if-match.ts';
import type { SendingService } from './sending.service.ts';

export function sendingRoutes(route: Route, sending: SendingService): void {
  route('GET /api/sending', async (_input, { actor, reply }) => {
    const stored = await sending.get(actor);
    reply.header('etag', entityTag(stored.version));
    return stored;
  });

  route('PUT /api/sending', async ({ body }, { actor, request, reply }) => {
    const saved = await sending.update(actor, body, ifMatchVersions(request));
    reply.header('etag', entityTag(saved.version));
    return saved;
  });

  route('POST /api/sending/test', ({ body }, { actor }) => sending.test(actor, body));

  route('GET /api/sending/state', (_input, { actor }) => sending.state(actor));

  route('POST /api/sending/resume', async (_input, { actor }) => {
    await sending.resume(actor);
    return undefined;
  });

  route('POST /api/sending/begin-anew', async (_input, { actor }) => {
    await sending.beginAnew(actor);
    return undefined;
  });
}
