import { ACCOUNT_DELETED } from '../../errors/account-deleted.ts';
import type { KnownBrowserCookie } from '../../http/cookies/known-browser-cookie.ts';
import type { SessionCookie } from '../../http/cookies/session-cookie.ts';
import { csrfUserInfo } from '../../http/csrf.ts';
import type { Route } from '../../http/endpoint-route.ts';
import type { SessionService } from './session.service.ts';

interface Cookies {
  readonly session: SessionCookie;
  readonly knownBrowser: KnownBrowserCookie;
}

export function sessionRoutes(
  route: Route,
  sessions: SessionService,
  { session: cookie, knownBrowser }: Cookies,
): void {
  route('GET /api/csrf-token', (_input, { request, reply }) => {
    reply.header('cache-control', 'no-store');
    return { csrfToken: reply.generateCsrf({ userInfo: csrfUserInfo(request) }) };
  });

  route('GET /api/session', async (_input, { request, reply }) => {
    reply.header('cache-control', 'no-store');
    const session = await cookie.find(request, reply);
    if (session) return { authenticated: true, userId: session.userId };
    return {
      authenticated: false,
      ...((await cookie.isOfDeletedUser(request)) && ACCOUNT_DELETED),
    };
  });

  route('POST /api/login', async ({ body }, { request, reply }) => {
    const client = { address: request.ip, mark: knownBrowser.mark(request, body.username) };
    const { token, mark } = await sessions.login(body, client);
    const before = cookie.token(request);
    if (before !== null) await sessions.logout(before);
    cookie.set(reply, token);
    knownBrowser.set(reply, body.username, mark);
    return { message: 'Login successful' };
  });

  route('POST /api/logout', async (_input, { request, reply }) => {
    const token = cookie.token(request);
    if (token !== null) await sessions.logout(token);
    cookie.clear(reply);
    return { message: 'Logged out' };
  });
}
