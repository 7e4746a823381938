import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { csrfKey } from './db/installation.ts';
import { expectReady } from './db/readiness.ts';
import { answerClientError } from './errors/client-error.ts';
import { holyDayRoutes } from './features/holy-days/holy-days.routes.ts';
import { createHolyDaysService } from './features/holy-days/holy-days.service.ts';
import { createQuoteFiles } from './features/quotes/quote-files.ts';
import { quoteTransferRoutes } from './features/quotes/quote-transfer.routes.ts';
import { createQuoteTransferService } from './features/quotes/quote-transfer.service.ts';
import { quoteRoutes } from './features/quotes/quotes.routes.ts';
import { createQuotesService } from './features/quotes/quotes.service.ts';
import { createLoginThrottle } from './features/session/login-throttle.ts';
import { endSessionsOf } from './features/session/session.repository.ts';
import { sessionRoutes } from './features/session/session.routes.ts';
import { createSessionService } from './features/session/session.service.ts';
import { socialLinkRoutes } from './features/social-links/social-links.routes.ts';
import { createSocialLinksService } from './features/social-links/social-links.service.ts';
import { createPasswordHasher } from './features/users/password-hasher.ts';
import { userRoutes } from './features/users/users.routes.ts';
import { createUsersService } from './features/users/users.service.ts';
import type { ReadyPage } from './pages/page-cache.ts';
import { pages } from './pages/pages.ts';
import { cspHash, type WebBuild } from './pages/web-build.ts';
import { API_DOCS_STYLE } from './plugins/api-docs.ts';
import { createChangeLimit } from './plugins/change-limit.ts';
import { csrf } from './plugins/csrf.ts';
import { createRoute, type ReadyAnswer } from './plugins/endpoint-route.ts';
import { errorAnswers } from './plugins/error-answers.ts';
import { metrics } from './plugins/metrics.ts';
import { openapi } from './plugins/openapi.ts';
import { Remembered } from './plugins/remembered.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { createSessionCookie } from './plugins/session-cookie.ts';
import { withUploads } from './plugins/uploads.ts';
import type { Settings } from './settings.ts';

export interface AppDependencies {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: Clock;
  readonly build: WebBuild;
  readonly logger: FastifyServerOptions['logger'];
}

/** JSON bodies: a bulk delete of as many quotes as the contract lets through. */
const BODY_MAX_BYTES = 1024 * 1024;
/** Within this a file of the largest size arrives over a slow mobile connection. */
const REQUEST_TIMEOUT_MS = 120_000;
/** Against clients that keep connections busy with next to nothing. */
const SLOW_CLIENTS = {
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
};
/** No answer takes longer to be made, and none is that long unread. */
const SILENCE_MAX_MS = 120_000;

/** An address that cannot be decoded is an unknown one like any other. */
function decodableUrl(url: string): string {
  if (!url.includes('%')) return url;
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/** Puts the whole server together; it does not listen yet. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { settings, database, clock, build, logger } = dependencies;
  const https = settings.PUBLIC_URL?.startsWith('https:') ?? false;
  const app = Fastify({
    logger: logger ?? false,
    trustProxy: settings.TRUST_PROXY,
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_MAX_MS,
    http: SLOW_CLIENTS,
    // Unlike numbers, these tell requests of several instances apart.
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  errorAnswers(app);

  await securityHeaders(app, {
    https,
    styleHashes: [...build.styleHashes, cspHash(API_DOCS_STYLE)],
  });
  await app.register(etag);
  await app.register(cookie);
  await csrf(app, { key: await csrfKey(database.writes), https });
  await openapi(app);
  if (settings.METRICS_TOKEN !== undefined) metrics(app, settings.METRICS_TOKEN);

  const hasher = createPasswordHasher();
  const throttle = createLoginThrottle({
    database,
    clock,
    limit: settings.LOGIN_ATTEMPTS_PER_15_MIN,
  });
  const sessions = createSessionService({
    database,
    clock,
    hasher,
    throttle,
    days: settings.SESSION_DAYS,
  });
  const sessionCookie = createSessionCookie(sessions, https);
  const users = createUsersService({ database, clock, hasher, endSessionsOf });
  const routing = {
    authenticate: sessionCookie.require,
    checkCsrfToken: promisify(app.csrfProtection.bind(app)),
    limitChanges: await createChangeLimit(app, settings.CHANGES_PER_MIN),
    answers: new Remembered<ReadyAnswer>(database, clock),
  };
  const route = createRoute(app, routing);

  const quotes = createQuotesService({ database, clock, rotation: settings.QUOTE_ROTATION });
  const { UPLOAD_MAX_BYTES: bytesMax, UPLOAD_MAX_ROWS: rowsMax } = settings;
  const quoteTransfer = createQuoteTransferService({
    database,
    clock,
    files: createQuoteFiles({ bytesMax, rowsMax }),
  });
  const holyDays = createHolyDaysService({ database, clock });
  const socialLinks = createSocialLinksService({ database, clock });

  sessionRoutes(route, sessions, sessionCookie);
  userRoutes(route, users);
  quoteRoutes(route, quotes);
  await withUploads(app, bytesMax, (scope) =>
    quoteTransferRoutes(createRoute(scope, routing), quoteTransfer, bytesMax),
  );
  holyDayRoutes(route, holyDays);
  socialLinkRoutes(route, socialLinks);
  route('GET /api/health', () => ({ status: 'ok' }));
  route('GET /api/ready', async () => {
    await expectReady(database);
    return { status: 'ready' };
  });

  await pages(app, {
    build,
    publicUrl: settings.PUBLIC_URL ?? null,
    clock,
    sources: { quotes, holyDays, socialLinks },
    remembered: new Remembered<ReadyPage>(database, clock),
  });
  return app;
}
