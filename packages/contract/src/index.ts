import type { z } from 'zod';
import { auditEndpoints } from './audit.ts';
import { backupEndpoints } from './backups.ts';
import { batchEndpoints } from './batches.ts';
import type { Endpoint } from './endpoint.ts';
import type { EndpointKey } from './endpoint-key.ts';
import { holyDayEndpoints } from './holy-days.ts';
import { invitationEndpoints } from './invitations.ts';
import { operationEndpoints } from './operations.ts';
import { quoteImportEndpoints } from './quote-import/quote-import-endpoints.ts';
import { quoteEndpoints } from './quotes.ts';
import { secondFactorEndpoints } from './second-factor.ts';
import { secondStepEndpoints } from './second-step.ts';
import { securityEventEndpoints } from './security-events.ts';
import { sessionEndpoints } from './session.ts';
import { settingsEndpoints } from './settings.ts';
import { socialLinkEndpoints } from './social-links.ts';
import { userEndpoints } from './users.ts';

export * from './audit.ts';
export * from './audit-wording.ts';
export * from './backups.ts';
export * from './batches.ts';
export * from './civil-day.ts';
export * from './default-settings.ts';
export * from './embeds.ts';
export * from './endpoint.ts';
export * from './endpoint-key.ts';
export { entryLimit } from './entry-pages.ts';
export * from './holy-days.ts';
export * from './home-page.ts';
export * from './invitations.ts';
export * from './operations.ts';
export * from './page-rendering.ts';
export * from './platform-home-pages.ts';
export * from './problem.ts';
export * from './quote-import/cell-values.ts';
export * from './quote-import/preview.ts';
export * from './quote-import/quote-file.ts';
export * from './quote-import/quote-import-endpoints.ts';
export * from './quote-import/recipe.ts';
export * from './quotes.ts';
export * from './same-holy-day.ts';
export * from './second-factor.ts';
export * from './second-step.ts';
export * from './security-events.ts';
export * from './session.ts';
export * from './settings.ts';
export * from './social-links.ts';
export * from './social-platforms.ts';
export * from './text/date-taken-message.ts';
export * from './text/escape-html.ts';
export * from './text/format-day.ts';
export * from './text/format-number.ts';
export { isShowable, normalizedText, notShowable } from './text/human-text.ts';
export * from './text/plural.ts';
export * from './user-permissions.ts';
export * from './users.ts';
export * from './webauthn.ts';

/** Every call of the API: what validates it, what serialises its response, what documents it. */
export const endpoints = {
  ...sessionEndpoints,
  ...secondStepEndpoints,
  ...secondFactorEndpoints,
  ...quoteEndpoints,
  ...quoteImportEndpoints,
  ...batchEndpoints,
  ...holyDayEndpoints,
  ...socialLinkEndpoints,
  ...userEndpoints,
  ...invitationEndpoints,
  ...settingsEndpoints,
  ...auditEndpoints,
  ...securityEventEndpoints,
  ...backupEndpoints,
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
