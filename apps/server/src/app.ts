import etag from '@fastify/etag';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { csrfKey } from './db/installation.ts';
import { answerClientError } from './errors/client-error.ts';
import { holyDayRoutes } from './features/holy-days/holy-days.routes.ts';
import { createHolyDaysService } from './features/holy-days/holy-days.service.ts';
import { quoteRoutes } from './features/quotes/quotes.routes.ts';
import { createQuotesService } from './features/quotes/quotes.service.ts';
import { sessionRoutes } from './features/session/session.routes.ts';
import { socialLinkRoutes } from './features/social-links/social-links.routes.ts';
import { createSocialLinksService } from './features/social-links/social-links.service.ts';
import { pages } from './pages/pages.ts';
import { cspHash, type WebBuild } from './pages/web-build.ts';
import { API_DOCS_STYLE } from './plugins/api-docs.ts';
import { csrf } from './plugins/csrf.ts';
import { route } from './plugins/endpoint-route.ts';
import { errorAnswers } from './plugins/error-answers.ts';
import { openapi } from './plugins/openapi.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import type { Settings } from './settings.ts';

export interface AppDependencies {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: Clock;
  readonly build: WebBuild;
  readonly logger: FastifyServerOptions['logger'];
}

/** JSON bodies: the longest quote with every character escaped fits several times. */
const BODY_MAX_BYTES = 256 * 1024;
/** A request that takes longer to arrive is given up. */
const REQUEST_TIMEOUT_MS = 30_000;

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
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  errorAnswers(app);

  await securityHeaders(app, {
    https,
    styleHashes: [...build.styleHashes, cspHash(API_DOCS_STYLE)],
  });
  await app.register(etag);
  await csrf(app, { key: await csrfKey(database.writes), https });
  await openapi(app);

  const quotes = createQuotesService({ database, clock, rotation: settings.QUOTE_ROTATION });
  const holyDays = createHolyDaysService({ database, clock });
  const socialLinks = createSocialLinksService(database);

  sessionRoutes(app);
  quoteRoutes(app, quotes);
  holyDayRoutes(app, holyDays);
  socialLinkRoutes(app, socialLinks);
  route(app, 'GET /api/health', () => ({ status: 'ok' }));

  await pages(app, {
    build,
    publicUrl: settings.PUBLIC_URL ?? null,
    sources: { quotes, holyDays, socialLinks },
  });
  return app;
}
