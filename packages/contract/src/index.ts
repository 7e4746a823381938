import type { z } from 'zod';
import { accountEndpoints } from './accounts/account.ts';
import { accountMailEndpoints } from './accounts/account-mail.ts';
import { invitationEndpoints } from './accounts/invitations.ts';
import { secondFactorEndpoints } from './accounts/second-factor.ts';
import { secondStepEndpoints } from './accounts/second-step.ts';
import { securityEventEndpoints } from './accounts/security-events.ts';
import { sessionEndpoints } from './accounts/session.ts';
import { userEndpoints } from './accounts/users.ts';
import { activityEndpoints } from './audit/activity.ts';
import { auditEndpoints } from './audit/audit.ts';
import { batchEndpoints } from './audit/batches.ts';
import { gatheringEndpoints } from './gatherings/gatherings.ts';
import { programmeEndpoints } from './gatherings/programme.ts';
import type { Endpoint } from './http/endpoint.ts';
import type { EndpointKey } from './http/endpoint-key.ts';
import { notificationEndpoints } from './notifications/notifications.ts';
import { quoteImportEndpoints } from './quotes/quote-import/quote-import-endpoints.ts';
import { quoteMessageEndpoints } from './quotes/quote-messages.ts';
import { quoteEndpoints } from './quotes/quotes.ts';
import { sendingEndpoints } from './sending/sending.ts';
import { attentionEndpoints } from './site/attention.ts';
import { backupEndpoints } from './site/backups.ts';
import { holyDayEndpoints } from './site/holy-days.ts';
import { letterEndpoints } from './site/letters.ts';
import { operationEndpoints } from './site/operations.ts';
import { settingsEndpoints } from './site/settings.ts';
import { socialLinkEndpoints } from './site/social-links.ts';

export * from './accounts/account.ts';
export * from './accounts/account-mail.ts';
export * from './accounts/invitations.ts';
export * from './accounts/login-path.ts';
export type { PasswordByLink } from './accounts/password-by-link.ts';
export * from './accounts/second-factor.ts';
export * from './accounts/second-step.ts';
export * from './accounts/security-events.ts';
export * from './accounts/session.ts';
export * from './accounts/user-permissions.ts';
export * from './accounts/users.ts';
export * from './accounts/webauthn.ts';
export * from './audit/activity.ts';
export * from './audit/audit.ts';
export * from './audit/audit-wording.ts';
export * from './audit/batches.ts';
export * from './gatherings/answer-limits.ts';
export * from './gatherings/answers.ts';
export * from './gatherings/gathering-words.ts';
export * from './gatherings/gatherings.ts';
export * from './gatherings/instants.ts';
export * from './gatherings/meeting-address.ts';
export * from './gatherings/new-gathering.ts';
export * from './gatherings/occurrences.ts';
export * from './gatherings/programme.ts';
export * from './gatherings/programme-limits.ts';
export * from './gatherings/repeat.ts';
export * from './gatherings/rule-days.ts';
export * from './http/civil-day.ts';
export * from './http/endpoint.ts';
export * from './http/endpoint-key.ts';
export { entryLimit } from './http/entry-pages.ts';
export * from './http/given-days.ts';
export * from './http/problem.ts';
export * from './http/say.ts';
export * from './http/say-rule.ts';
export * from './notifications/notifications.ts';
export * from './pages/fast-times.ts';
export * from './pages/gatherings-page.ts';
export * from './pages/letters-page.ts';
export * from './pages/page-rendering.ts';
export * from './pages/paper.ts';
export * from './pages/programme-page.ts';
export * from './quotes/each-quote-field.ts';
export * from './quotes/picture-sizes.ts';
export * from './quotes/quote-fields.ts';
export * from './quotes/quote-import/cell-values.ts';
export * from './quotes/quote-import/file-notes.ts';
export * from './quotes/quote-import/language-columns.ts';
export * from './quotes/quote-import/preview.ts';
export * from './quotes/quote-import/quote-file.ts';
export * from './quotes/quote-import/quote-import-endpoints.ts';
export * from './quotes/quote-import/recipe.ts';
export * from './quotes/quote-messages.ts';
export * from './quotes/quotes.ts';
export * from './quotes/translations.ts';
export {
  StoredMastodon,
  StoredTelegram,
  StoredWebhook,
  WEBHOOKS_MAX,
  type WebhookId,
} from './sending/networks.ts';
export * from './sending/sending.ts';
export * from './site/attention.ts';
export * from './site/backups.ts';
export * from './site/default-settings.ts';
export * from './site/default-site-name.ts';
export * from './site/embeds.ts';
export * from './site/features.ts';
export * from './site/holy-days.ts';
export * from './site/language.ts';
export * from './site/letters.ts';
export * from './site/operations.ts';
export { COORDINATE_STEP, Place } from './site/place.ts';
export * from './site/platform-home-pages.ts';
export * from './site/same-holy-day.ts';
export * from './site/setting-fields.ts';
export * from './site/settings.ts';
export * from './site/social-links.ts';
export * from './site/social-platforms.ts';
export { isTimeZone } from './site/time-zone.ts';
export * from './text/escape-html.ts';
export * from './text/format-number.ts';
export { isShowable, normalizedText } from './text/human-text.ts';
export * from './text/listed.ts';
export { mailAddress } from './text/mail-address.ts';
export * from './text/plural.ts';
export * from './text/search-text.ts';

/** Every call of the API: what validates it, what serialises its response, what documents it. */
export const endpoints = {
  ...sessionEndpoints,
  ...secondStepEndpoints,
  ...secondFactorEndpoints,
  ...quoteEndpoints,
  ...quoteMessageEndpoints,
  ...quoteImportEndpoints,
  ...batchEndpoints,
  ...holyDayEndpoints,
  ...socialLinkEndpoints,
  ...userEndpoints,
  ...accountEndpoints,
  ...accountMailEndpoints,
  ...invitationEndpoints,
  ...sendingEndpoints,
  ...settingsEndpoints,
  ...auditEndpoints,
  ...securityEventEndpoints,
  ...activityEndpoints,
  ...attentionEndpoints,
  ...backupEndpoints,
  ...letterEndpoints,
  ...notificationEndpoints,
  ...gatheringEndpoints,
  ...programmeEndpoints,
  ...operationEndpoints,
} satisfies Record<EndpointKey, Endpoint>;

export type Endpoints = typeof endpoints;
export const endpointKeys = Object.keys(endpoints) as (keyof Endpoints)[];
type SuccessStatus = 200 | 201 | 202 | 204;

/** The body of a call's successful response. */
export type ResponseBody<K extends keyof Endpoints> = {
  [S in keyof Endpoints[K]['responses'] & SuccessStatus]: z.output<
    Extract<Endpoints[K]['responses'][S], z.ZodType>
  >;
}[keyof Endpoints[K]['responses'] & SuccessStatus];
