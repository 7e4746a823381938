import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { csrfKey } from './db/installation.ts';
import { cspHash } from './http/csp-hash.ts';
import { createConnectionAnswers } from './http/errors/client-error.ts';
import { nodeAnswers } from './http/errors/connection-errors.ts';
import { errorAnswers } from './http/errors/error-handler.ts';
import { jsonBodies } from './http/json-bodies.ts';
import { metrics } from './http/metrics.ts';
import { API_DOCS_STYLE } from './http/openapi/api-docs.ts';
import { openapi } from './http/openapi/openapi.ts';
import { securityHeaders, sendAlways } from './http/security-headers.ts';
import { type StartGate, startGate } from './http/start-gate.ts';
import type { ReadyAnswer } from './http-cache/cached-response.ts';
import { Remembered } from './http-cache/response-cache.ts';
import { pageRoutes } from './pages/page-routes.ts';
import type { WebApp } from './pages/web-app.ts';
import { api } from './routes.ts';
import { createServices } from './services.ts';
import type { Settings } from './settings.ts';

export interface AppDependencies {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: Clock;
  readonly webApp: WebApp;
  readonly logger: FastifyServerOptions['logger'];
  /** Closed until the start is through; without one everything is answered from the beginning. */
  readonly gate?: StartGate;
}

/** Within this a file of the largest size arrives over a slow mobile connection. */
const REQUEST_TIMEOUT_MS = 120_000;
/** Of all headers and the address together. */
const HEADERS_MAX_BYTES = 16 * 1024;
/** Against clients that keep connections busy with next to nothing. */
const SLOW_CLIENTS = {
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: HEADERS_MAX_BYTES,
};
/** No answer takes longer to be made, and none is that long unread. */
const SILENCE_MAX_MS = 120_000;

/** Numbers, after what tells several instances and their starts apart. */
function requestIds(): () => string {
  const start = randomUUID().slice(0, 8);
  let count = 0;
  return () => {
    count += 1;
    return `${start}-${count.toString(36)}`;
  };
}

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
  const { settings, database, clock, webApp, logger, gate } = dependencies;
  const https = settings.PUBLIC_URL?.startsWith('https:') ?? false;
  const headers = securityHeaders({
    https,
    hstsSubdomains: settings.HSTS_SUBDOMAINS,
    scriptSources: webApp.cspSources.scripts,
    styleSources: [...webApp.cspSources.styles, cspHash(API_DOCS_STYLE)],
  });
  const connectionAnswers = createConnectionAnswers(headers);
  const app = Fastify({
    logger: logger ?? false,
    trustProxy: settings.TRUST_PROXY,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_MAX_MS,
    http: { ...SLOW_CLIENTS, requireHostHeader: false },
    // What is too long for the router is an unknown address like any other.
    routerOptions: { maxParamLength: HEADERS_MAX_BYTES },
    genReqId: requestIds(),
    forceCloseConnections: 'idle',
    // A connection that is still open gets its answers until it is closed.
    return503OnClosing: false,
    clientErrorHandler: connectionAnswers.toError,
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  jsonBodies(app);
  errorAnswers(app);

  sendAlways(app, headers);
  nodeAnswers(app, connectionAnswers);
  if (gate) startGate(app, gate);
  await openapi(app);
  if (settings.METRICS_TOKEN !== undefined) metrics(app, settings.METRICS_TOKEN);

  const services = createServices({ settings, database, clock });
  await api(app, {
    settings,
    https,
    csrfKey: await csrfKey(database.writes),
    database,
    services,
    answers: new Remembered<ReadyAnswer>(database, clock),
  });
  await pageRoutes(app, {
    webApp,
    publicUrl: settings.PUBLIC_URL ?? null,
    clock,
    sources: services,
    responses: new Remembered<ReadyAnswer>(database, clock),
  });
  return app;
}
