import { csrfUserInfo } from '../../plugins/csrf.ts';
import type { Route } from '../../plugins/endpoint-route.ts';
import { SESSION_COOKIE, type SessionCookie } from '../../plugins/session-cookie.ts';
import type { SessionService } from './session.service.ts';

export function sessionRoutes(route: Route, sessions: SessionService, cookie: SessionCookie): void {
  route('GET /api/csrf-token', (_input, { request, reply }) => {
    reply.header('cache-control', 'no-store');
    return { csrfToken: reply.generateCsrf({ userInfo: csrfUserInfo(request) }) };
  });

  route('GET /api/session', async (_input, { request, reply }) => {
    reply.header('cache-control', 'no-store');
    const session = await cookie.find(request, reply);
    return session ? { authenticated: true, userId: session.userId } : { authenticated: false };
  });

  route('POST /api/login', async ({ body }, { request, reply }) => {
    const token = await sessions.login(body, request.ip);
    const before = request.cookies[SESSION_COOKIE];
    if (before) await sessions.logout(before);
    cookie.set(reply, token);
    return { message: 'Login successful' };
  });

  route('POST /api/logout', async (_input, { request, reply }) => {
    const token = request.cookies[SESSION_COOKIE];
    if (token) await sessions.logout(token);
    cookie.clear(reply);
    return { message: 'Logged out' };
  });
}
