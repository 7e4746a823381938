import { LOGIN_PATH, say } from '@bahai-friends/contract';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createLimiter } from './background/limiter.ts';
import type { Clock } from './clock.ts';
import { createCommunityDay } from './community-day.ts';
import type { Database } from './db/database.ts';
import { csrfKey, formKey, publicId } from './db/installation-values.ts';
import { useStamp } from './db/used-stamps.ts';
import type { Environment } from './environment.ts';
import { FEED_PATHS, feedRoutes } from './features/feeds/feeds.routes.ts';
import { GATHERINGS_FEED, gatheringFeedRoutes } from './features/feeds/gathering-feeds.routes.ts';
import { answerForms } from './features/gatherings/answers/answer-forms.routes.ts';
import { linkPages } from './features/gatherings/link-pages.routes.ts';
import { programmePages } from './features/gatherings/programmes/programme-pages.routes.ts';
import { letterRoutes } from './features/letters/letters.routes.ts';
import { createQuoteFileProcess } from './features/quote-import/quote-file-process.ts';
import { createCurrentSettings } from './features/settings/current-settings.ts';
import { createPictureProcesses } from './features/share-pictures/picture-processes.ts';
import { sharePictureRoutes } from './features/share-pictures/share-pictures.routes.ts';
import { createPasswordHasher, type PasswordHasher } from './features/users/password-hasher.ts';
import { cspHash } from './http/csp-hash.ts';
import { errorHandler } from './http/errors/error-handler.ts';
import { malformedRequests } from './http/errors/malformed-requests.ts';
import { headersByRequest } from './http/headers-by-request.ts';
import { jsonBodyParser } from './http/json-body-parser.ts';
import { API_DOCS_STYLE } from './http/openapi/api-docs-page.ts';
import { API_DOCS_PATH, openapi } from './http/openapi/openapi.ts';
import { proxyWarnings } from './http/proxy-warnings.ts';
import { createFormLimits } from './http/public-forms/form-limits.ts';
import { createStamps } from './http/public-forms/stamps.ts';
import { securityHeaders, sendWithEveryResponse } from './http/security-headers.ts';
import { listenToSecurityEvents } from './http/security-log.ts';
import { serverOptions } from './http/server-options.ts';
import type { CachedResponse } from './http-cache/cached-response.ts';
import { type CachedContent, ResponseCache } from './http-cache/response-cache.ts';
import { MAIL_STYLES } from './mails/mail-html.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { siteFiles } from './pages/site-files.ts';
import type { WebApp } from './pages/web-app.ts';
import { apiRoutes } from './routes.ts';
import { createServices } from './services.ts';

interface AppDependencies {
  readonly environment: Environment;
  readonly database: Database;
  readonly clock: Clock;
  readonly webApp: WebApp;
  readonly logger: FastifyServerOptions['logger'];
  /** Makes and checks hashes of passwords; by default one of the full cost. */
  readonly hasher?: PasswordHasher;
  /** Opens the reader and writer of files of quotes; by default a process of the app's own. */
  readonly openQuoteFiles?: typeof createQuoteFileProcess;
  /** Opens what draws pictures; by default processes of the app's own. */
  readonly openPictures?: typeof createPictureProcesses;
}

const HOUR_MS = 60 * 60 * 1000;
const LETTERS = cspHash(MAIL_STYLES);
/**
 * Hashes of inline styles by path. The dashboard, to which a login leads in the same document, shows letters in frames.
 */
const OWN_STYLES = {
  [API_DOCS_PATH]: cspHash(API_DOCS_STYLE),
  '/admin': LETTERS,
  [LOGIN_PATH]: LETTERS,
};

/** Documents that may wait to be rendered; a further request gets 503 with `Retry-After`. */
const DOCUMENTS_WAITING = 100;
/**
 * The same for documents of a single request, such as forms that come back: everybody answers for a gathering with few
 * places at once.
 */
const OWN_DOCUMENTS_WAITING = 500;

const pageLimiter = (waitingMax: number) =>
  createLimiter({ concurrent: 4, waitingMax, busy: say('too-many-pages'), retryAfter: 5 });

/** Puts the whole server together; it does not listen yet. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { environment, database, clock, webApp, logger } = dependencies;
  const {
    hasher = createPasswordHasher(),
    openQuoteFiles = createQuoteFileProcess,
    openPictures = createPictureProcesses,
  } = dependencies;
  const currentSettings = await createCurrentSettings(database);
  const communityDay = createCommunityDay(clock, () => currentSettings.get().timeZone);
  const publicUrl = environment.PUBLIC_URL ?? null;
  const https = publicUrl?.startsWith('https:') ?? false;
  const headers = securityHeaders({
    https,
    hstsSubdomains: environment.HSTS_SUBDOMAINS,
    scriptSources: webApp.cspSources.scripts,
    styleSources: webApp.cspSources.styles,
  });
  const malformed = malformedRequests(headers);
  const app = Fastify({
    logger: logger ?? false,
    trustProxy: environment.TRUST_PROXY,
    clientErrorHandler: malformed.clientErrorHandler,
    ...serverOptions(),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  jsonBodyParser(app);
  errorHandler(app);

  const paths = { readablePaths: [...FEED_PATHS, GATHERINGS_FEED], ownStyles: OWN_STYLES };
  const listedHeaders = headersByRequest(headers, paths);
  const unlistedHeaders = headersByRequest({ ...headers, 'x-robots-tag': 'noindex' }, paths);
  sendWithEveryResponse(app, (request) =>
    currentSettings.get().listed ? listedHeaders(request) : unlistedHeaders(request),
  );
  malformed.register(app);
  proxyWarnings(app, publicUrl);
  openapi(app);
  if (environment.METRICS_TOKEN !== undefined) {
    // It is loaded only here, since the library is a twentieth of all modules.
    const { metrics } = await import('./http/metrics.ts');
    metrics(app, environment.METRICS_TOKEN);
  }

  const content: CachedContent = {
    contentVersion: currentSettings.contentVersion,
    today: communityDay.today,
  };
  const services = createServices({
    environment,
    database,
    clock,
    currentSettings,
    communityDay,
    content,
    hasher,
    openQuoteFiles,
    openPictures,
    publicId: await publicId(database.writes),
    onError: (error, consequence) => app.log.error({ err: error }, consequence),
  });
  listenToSecurityEvents(app, services.securityEvents.record);
  app.addHook('onClose', services.securityEvents.close);
  app.addHook('onClose', services.quotes.close);
  app.addHook('onClose', services.endProcesses);
  await apiRoutes(app, {
    environment,
    https,
    csrfKey: await csrfKey(database.writes),
    database,
    clock,
    services,
    responseCache: new ResponseCache<CachedResponse>(content),
  });
  siteFiles(app, {
    settings: services.settings,
    serviceWorker: environment.OFFLINE_PAGES ? webApp.serviceWorker : null,
    responseCache: new ResponseCache<CachedResponse>(content),
  });
  feedRoutes(app, { feeds: services.feeds, publicUrl, content });
  gatheringFeedRoutes(app, {
    feeds: services.gatheringFeeds,
    isOn: () => services.settings.hasFeature('gatherings'),
    content,
  });
  sharePictureRoutes(app, {
    pictures: services.sharePictures,
    hasGatherings: () => services.settings.hasFeature('gatherings'),
    content,
  });
  const stamps = createStamps({
    key: await formKey(database.writes),
    clock,
    use: (stamp) => useStamp(database.writes, stamp),
  });
  const documents = await pageRoutes(app, {
    webApp,
    publicUrl,
    sources: {
      ...services,
      gatherings: services.publicGatherings,
      programmes: services.shownProgrammes,
      letters: { formStamp: () => stamps.make('letters') },
    },
    content,
    documentLimiter: pageLimiter(DOCUMENTS_WAITING),
    ownLimiter: pageLimiter(OWN_DOCUMENTS_WAITING),
  });
  linkPages(app, {
    gatherings: services.publicGatherings,
    documents,
    calendarBehind: services.gatheringFeeds.behind,
  });
  programmePages(app, { programmes: services.shownProgrammes, documents });
  const forms = {
    stamps,
    countForm: createFormLimits({
      perHour: environment.PUBLIC_FORMS_PER_HOUR,
      perHourInAll: environment.PUBLIC_FORMS_PER_HOUR_IN_ALL,
      clock,
    }),
    documents,
    communityLanguage: () => currentSettings.get().language,
  };
  await answerForms(app, {
    ...forms,
    answers: services.answers,
    gatherings: services.publicGatherings,
  });
  await letterRoutes(app, {
    ...forms,
    subscriptions: services.subscriptions,
    isOn: services.subscriptions.isOn,
  });
  const tidying = setInterval(() => {
    services
      .tidy()
      .catch((error) =>
        app.log.error({ err: error }, 'what is over was not deleted; it is tried again'),
      );
  }, HOUR_MS).unref();
  app.addHook('onClose', () => clearInterval(tidying));
  return app;
}
