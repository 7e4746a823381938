import { say } from '@bahai-friends/contract';
import { DomainError } from '../../errors/domain-error.ts';
import type { Route } from '../../http/endpoint-route.ts';
import type { CountForm } from '../../http/public-forms/form-limits.ts';
import type { PushSubscriptionsService } from './push-subscriptions.service.ts';

const NOT_KEPT = ['cache-control', 'no-store'] as const;

/** Calls of visitors' browsers about notifications. */
export function notificationRoutes(
  route: Route,
  subscriptions: PushSubscriptionsService,
  /** Counts subscriptions like other forms of visitors. */
  countForm: CountForm,
): void {
  route('GET /api/push/key', async () => ({ key: await subscriptions.key() }));

  route('POST /api/push/subscriptions', async ({ body }, { request, reply }) => {
    reply.header(...NOT_KEPT);
    const retryAfter = countForm(request.ip);
    if (retryAfter !== null) {
      throw new DomainError('too-many-attempts', say('too-many-subscriptions'), { retryAfter });
    }
    return { token: await subscriptions.subscribe(body) };
  });

  route('PUT /api/push/subscriptions/{token}', ({ params, body }, { reply }) => {
    reply.header(...NOT_KEPT);
    return subscriptions.change(params.token, body);
  });

  route('DELETE /api/push/subscriptions/{token}', async ({ params }, { reply }) => {
    reply.header(...NOT_KEPT);
    await subscriptions.end(params.token);
    return undefined;
  });
}
