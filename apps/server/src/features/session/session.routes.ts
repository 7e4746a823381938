import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCOUNT_DELETED } from '../../errors/account-deleted.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { KnownBrowserCookie } from '../../http/cookies/known-browser-cookie.ts';
import type { PendingLoginCookie } from '../../http/cookies/pending-login-cookie.ts';
import type { SessionCookie } from '../../http/cookies/session-cookie.ts';
import type { IssueCsrfToken } from '../../http/csrf.ts';
import type { Route } from '../../http/endpoint-route.ts';
import { logSecurityEvent, nameInEvents } from '../../http/security-log.ts';
import type { RelyingParty } from '../second-factor/relying-party.ts';
import { SessionOfGuesses } from './confirm-password.ts';
import { type FinishedLogin, type SecondStepClient, startAgain } from './second-step.ts';
import type { SessionService } from './session.service.ts';

interface SessionRoutesOptions {
  readonly session: SessionCookie;
  readonly knownBrowser: KnownBrowserCookie;
  readonly pendingLogin: PendingLoginCookie;
  /** Where passkeys can be used; null for nowhere. */
  readonly partyOf: (request: FastifyRequest) => RelyingParty | null;
  readonly issueCsrfToken: IssueCsrfToken;
  /** Whether the site sends mail to volunteers. */
  readonly hasMail: () => Promise<boolean>;
}

/** Whether a login was refused, rather than having failed for another reason. */
const isRefusal = (error: unknown): error is DomainError =>
  error instanceof DomainError && ['unauthenticated', 'too-many-attempts'].includes(error.kind);

const clientOf = (request: FastifyRequest) => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
});

const LOGGED_IN = { message: 'Login successful' };

export function sessionRoutes(
  route: Route,
  sessions: SessionService,
  {
    session: cookie,
    knownBrowser,
    pendingLogin,
    issueCsrfToken,
    partyOf,
    hasMail,
  }: SessionRoutesOptions,
): void {
  /** Logs a wrong name or password. A client that is told to wait is logged where all errors are sent. */
  async function logFailedLogin(request: FastifyRequest, name: string, error: unknown) {
    if (!isRefusal(error)) return;
    const username = await sessions.knownName(name);
    if (username !== null) nameInEvents(request, username);
    if (error.kind === 'unauthenticated') logSecurityEvent(request, 'login failed');
  }

  const { secondStep } = sessions;

  /** Logs a wrong second factor as a failed login; a login that has expired is none. */
  async function logFailedStep(request: FastifyRequest, token: string, error: unknown) {
    if (!isRefusal(error) || error.details.startAgain) return;
    const username = await secondStep.usernameOf(token);
    if (username !== null) nameInEvents(request, username);
    if (error.kind === 'unauthenticated') logSecurityEvent(request, 'login failed');
  }

  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    prove: (token: string, client: SecondStepClient) => Promise<FinishedLogin>,
  ) {
    const token = pendingToken(request);
    const login = await prove(token, secondStepClient(request)).catch(async (error) => {
      await logFailedStep(request, token, error);
      throw error;
    });
    pendingLogin.clear(reply);
    return replaceSession(request, reply, login);
  }

  /** Starts a session, ending the browser's former one. */
  async function replaceSession(
    request: FastifyRequest,
    reply: FastifyReply,
    login: FinishedLogin,
  ) {
    nameInEvents(request, login.username);
    logSecurityEvent(request, 'login');
    const before = cookie.token(request);
    if (before !== null) await sessions.logout(before);
    cookie.set(reply, login.token);
    knownBrowser.set(reply, login.username, login.mark);
    return LOGGED_IN;
  }

  /** @throws DomainError `unauthenticated` when no password was entered before */
  function pendingToken(request: FastifyRequest): string {
    const token = pendingLogin.token(request);
    if (token === null) throw startAgain();
    return token;
  }

  const secondStepClient = (request: FastifyRequest): SecondStepClient => ({
    ...clientOf(request),
    markFor: (username) => knownBrowser.mark(request, username),
    party: partyOf(request),
  });

  route('GET /api/csrf-token', (_input, { request, reply }) => {
    reply.header('cache-control', 'no-store');
    return { csrfToken: issueCsrfToken(request, reply) };
  });

  route('GET /api/session', async (_input, { request, reply }) => {
    reply.header('cache-control', 'no-store');
    const session = await cookie.find(request, reply);
    const mail = (await hasMail()) && ({ mail: true } as const);
    if (session) {
      const { userId } = session;
      const language = await sessions.languageOf(userId);
      return { authenticated: true, userId, ...mail, ...(language && { language }) };
    }
    return {
      authenticated: false,
      ...mail,
      ...((await cookie.isOfDeletedUser(request)) && ACCOUNT_DELETED),
    };
  });

  route('POST /api/login', async ({ body }, { request, reply }) => {
    const { username } = body;
    const client = { ...clientOf(request), mark: knownBrowser.mark(request, username) };
    const result = await sessions.login(body, client, partyOf(request)).catch(async (error) => {
      await logFailedLogin(request, username, error);
      throw error;
    });
    if ('token' in result) return replaceSession(request, reply, result);
    pendingLogin.set(reply, result.pendingToken);
    reply.status(202);
    return { secondFactor: result.secondFactor };
  });

  route('POST /api/login/second-factor', ({ body }, { request, reply }) =>
    finish(request, reply, (token, client) => secondStep.byCode(token, body, client)),
  );

  route('POST /api/login/passkey/options', (_input, { request, reply }) => {
    reply.header('cache-control', 'no-store');
    return secondStep.passkeyOptions(pendingToken(request), partyOf(request));
  });

  route('POST /api/login/passkey', ({ body }, { request, reply }) =>
    finish(request, reply, (token, client) => secondStep.byPasskey(token, body.assertion, client)),
  );

  route('POST /api/session/confirm', async ({ body }, { actor, request, reply }) => {
    const token = await sessions.confirm(actor, body.password, request.ip).catch((error) => {
      const isSessionOver = error instanceof SessionOfGuesses;
      if (isSessionOver || (isRefusal(error) && error.kind === 'unauthenticated')) {
        logSecurityEvent(request, 'password not confirmed');
      }
      if (isSessionOver) logSecurityEvent(request, 'session ended');
      throw error;
    });
    logSecurityEvent(request, 'password confirmed');
    cookie.set(reply, token);
    return { message: 'Password confirmed' };
  });

  route('PUT /api/account/language', async ({ body }, { actor }) => {
    await sessions.chooseLanguage(actor, body.language);
    return body;
  });

  route('GET /api/sessions', (_input, { actor, reply }) => {
    reply.header('cache-control', 'no-store');
    return sessions.list(actor);
  });

  route('DELETE /api/sessions/{id}', async ({ params }, { actor, request }) => {
    await sessions.end(actor, params.id);
    logSecurityEvent(request, 'session ended');
    return undefined;
  });

  route('DELETE /api/sessions', async (_input, { actor, request }) => {
    await sessions.endOthers(actor);
    logSecurityEvent(request, 'other sessions ended');
    return undefined;
  });

  route('POST /api/logout', async (_input, { request, reply }) => {
    const token = cookie.token(request);
    if (token !== null) {
      const username = await sessions.logout(token);
      // A token without a session changes nothing, and nothing is logged.
      if (username !== null) {
        nameInEvents(request, username);
        logSecurityEvent(request, 'logout');
      }
    }
    cookie.clear(reply);
    return { message: 'Logged out' };
  });
}
