import { promisify } from 'node:util';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { assertReady } from './db/readiness.ts';
import type { Environment } from './environment.ts';
import { accountMailRoutes } from './features/account-mail/account-mail.routes.ts';
import { activityRoutes } from './features/activity/activity.routes.ts';
import { attentionRoutes } from './features/attention/attention.routes.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { backupRoutes } from './features/backups/backups.routes.ts';
import { batchRoutes } from './features/batches/batches.routes.ts';
import { gatheringRoutes } from './features/gatherings/gatherings.routes.ts';
import { holyDayRoutes } from './features/holy-days/holy-days.routes.ts';
import { letterApiRoutes } from './features/letters/letters-api.routes.ts';
import { notificationRoutes } from './features/notifications/notifications.routes.ts';
import { placeRoutes } from './features/places/places.routes.ts';
import { quoteImportRoutes } from './features/quote-import/quote-import.routes.ts';
import { quoteRoutes } from './features/quotes/quotes.routes.ts';
import {
  findRelyingParty,
  secondFactorRoutes,
} from './features/second-factor/second-factor.routes.ts';
import { securityEventRoutes } from './features/security-events/security-events.routes.ts';
import { sendingRoutes } from './features/sending/sending.routes.ts';
import { PENDING_SECONDS } from './features/session/second-step.ts';
import { sessionRoutes } from './features/session/session.routes.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { shareDeskRoutes } from './features/share-pictures/share-pictures.routes.ts';
import { socialLinkRoutes } from './features/social-links/social-links.routes.ts';
import { invitationRoutes } from './features/users/invitations.routes.ts';
import { usernameKey } from './features/users/username-key.ts';
import { userRoutes } from './features/users/users.routes.ts';
import { createKnownBrowserCookie } from './http/cookies/known-browser-cookie.ts';
import { createPendingLoginCookie } from './http/cookies/pending-login-cookie.ts';
import { createSessionCookie } from './http/cookies/session-cookie.ts';
import { cookieKey } from './http/cookies/signed-cookie.ts';
import { csrf } from './http/csrf.ts';
import { createRoute } from './http/endpoint-route.ts';
import { createChangeRateLimit } from './http/limits/change-rate-limit.ts';
import { multipartUpload } from './http/multipart-upload.ts';
import { createFormLimits } from './http/public-forms/form-limits.ts';
import type { CachedResponse } from './http-cache/cached-response.ts';
import type { ResponseCache } from './http-cache/response-cache.ts';
import type { Services } from './services.ts';
import { VERSION } from './version.ts';

interface ApiOptions {
  readonly environment: Environment;
  readonly https: boolean;
  readonly csrfKey: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly services: Services;
  readonly responseCache: ResponseCache<CachedResponse>;
}

/**
 * Registers every call of the contract. Plugins that only volunteers need (cookies, tokens, limits) have a scope of
 * their own: public responses are sent without them.
 */
export async function apiRoutes(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { environment, https, csrfKey, database, clock, services, responseCache } = options;
  const { accountMail } = services;
  const cookies = {
    session: createSessionCookie(services.sessions, https),
    knownBrowser: createKnownBrowserCookie({ https, usernameKey }),
    pendingLogin: createPendingLoginCookie(PENDING_SECONDS, https),
  };

  await app.register(async (calls) => {
    await calls.register(etag);
    await calls.register(cookie, { secret: cookieKey(csrfKey) });
    const issueCsrfToken = await csrf(calls, { key: csrfKey, https });
    const routing = {
      reads: app,
      clock,
      authenticate: cookies.session.require,
      authenticateStill: cookies.session.requireStill,
      hasFeature: services.settings.hasFeature,
      hasMail: accountMail.isThere,
      checkCsrfToken: promisify(calls.csrfProtection.bind(calls)),
      limitChanges: await createChangeRateLimit(calls, {
        perMinute: environment.CHANGES_PER_MIN,
        findSession: cookies.session.find,
      }),
      ownOrigin: environment.PUBLIC_URL ?? null,
      responseCache,
    };
    const route = createRoute(calls, routing);
    const partyOf = findRelyingParty(environment.PUBLIC_URL ?? null);
    sessionRoutes(route, services.sessions, {
      ...cookies,
      issueCsrfToken,
      partyOf,
      hasMail: accountMail.isThere,
    });
    secondFactorRoutes(route, services.secondFactor, partyOf);
    userRoutes(route, services.users);
    invitationRoutes(
      route,
      services.invitations,
      services.passwordStrength,
      cookies.session,
      accountMail.resets.usernameOf,
    );
    // These are counted apart from visitors' forms, so that nobody can keep volunteers out by sending those.
    const countForms = () =>
      createFormLimits({
        perHour: environment.PUBLIC_FORMS_PER_HOUR,
        perHourInAll: environment.PUBLIC_FORMS_PER_HOUR_IN_ALL,
        clock,
      });
    accountMailRoutes(route, accountMail, countForms());
    notificationRoutes(route, services.pushSubscriptions, countForms());
    quoteRoutes(route, services.quotes);
    shareDeskRoutes(route, services.sharePictures);
    const uploading = { ...routing, bytesMax: environment.UPLOAD_MAX_BYTES };
    await multipartUpload(calls, uploading, (uploads, withForm) =>
      quoteImportRoutes(createRoute(uploads, routing), services.quoteImport, withForm),
    );
    batchRoutes(route, services.batches);
    holyDayRoutes(route, services.holyDays);
    socialLinkRoutes(route, services.socialLinks);
    gatheringRoutes(route, services);
    placeRoutes(route, services.findPlaces);
    settingsRoutes(route, services.settings, cookies.session);
    attentionRoutes(route, services.attention);
    letterApiRoutes(route, services.letters, services.previewLetter);
    sendingRoutes(route, services.sending);
    auditRoutes(route, services.audit);
    securityEventRoutes(route, services.securityEvents);
    activityRoutes(route, services.activity);
    backupRoutes(route, services.backups);
    route('GET /api/health', () => ({ status: 'ok', version: VERSION }));
    route('GET /api/ready', async () => {
      await assertReady(database);
      return { status: 'ready' };
    });
  });
}
