import { entityTag } from '@bahai-friends/contract';
import type { Route } from '../../http/endpoint-route.ts';
import { ifMatchVersions } from '../../http/if-match.ts';
import type { UsersService } from './users.service.ts';

export function userRoutes(route: Route, users: UsersService): void {
  route('GET /api/users', () => users.list());

  route('POST /api/users', async ({ body }, { actor, reply }) => {
    const user = await users.create(actor, body);
    reply.header('etag', entityTag(user.version));
    return user;
  });

  route('PATCH /api/users/{id}/username', async ({ params, body }, { actor, request, reply }) => {
    const user = await users.rename(actor, params.id, body.username, ifMatchVersions(request));
    reply.header('etag', entityTag(user.version));
    return user;
  });

  route('PATCH /api/users/{id}/role', async ({ params, body }, { actor, request, reply }) => {
    const user = await users.changeRole(actor, params.id, body.role, ifMatchVersions(request));
    reply.header('etag', entityTag(user.version));
    return user;
  });

  route('POST /api/users/{id}/reset-password', async ({ params, body }, { actor, request }) => {
    await users.resetPassword(actor, params.id, body.password, ifMatchVersions(request));
    return { message: 'Password reset successfully' };
  });

  route('DELETE /api/users/{id}', async ({ params }, { actor, request }) => {
    await users.delete(actor, params.id, ifMatchVersions(request));
    return undefined;
  });
}
