import { z } from 'zod';
import {
  adminProblems,
  defineEndpoints,
  entityProblems,
  IdParams,
  NoContent,
  Version,
} from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { refuse } from '../http/say-rule.ts';
import { humanText } from '../text/human-text.ts';
import { storedWebUrl, webUrl } from '../text/web-url.ts';

/** In Unicode code points. */
const PLATFORM_MAX = 100;
/** The largest order that every supported database stores as an integer. */
const ORDER_MAX = 2_147_483_647;

export const SocialLink = z
  .object({
    id: z.int(),
    platform: z.string(),
    url: z.string(),
    order: z.int().min(0),
    version: Version,
  })
  .meta({ id: 'SocialLink' });
export type SocialLink = z.infer<typeof SocialLink>;

const WRONG_URL = refuse('link-not-a-url');
const wrongOrder = refuse('not-positive', { field: 'order' });

export const NewSocialLink = z.object({
  platform: humanText({
    field: 'platform',
    required: refuse('required', { field: 'platform' }),
    max: PLATFORM_MAX,
  }),
  url: z
    .string({ error: refuse('required', { field: 'url' }) })
    .trim()
    .min(1, { error: refuse('required', { field: 'url' }), abort: true })
    .pipe(webUrl(WRONG_URL)),
  order: z
    .int({ error: wrongOrder, abort: true })
    .min(0, { error: wrongOrder, abort: true })
    .max(ORDER_MAX, { error: refuse('too-large-number', { field: 'order', max: ORDER_MAX }) }),
});
export type NewSocialLink = z.output<typeof NewSocialLink>;

/** A link as a volunteer wrote it, whichever version has stored it: see {@link storedWebUrl}. */
export const StoredNewSocialLink = NewSocialLink.extend({ url: storedWebUrl(WRONG_URL) });

export const socialLinkEndpoints = defineEndpoints({
  'GET /api/social-links': {
    summary: 'All social links by order',
    tag: 'Social links',
    access: 'public',
    otherSites: true,
    database: 'read',
    responses: { 200: z.array(SocialLink) },
  },
  'POST /api/social-links': {
    summary: 'Add a social link',
    tag: 'Social links',
    access: 'admin',
    body: NewSocialLink,
    responses: { 201: SocialLink, ...adminProblems, 409: Problem },
  },
  'PUT /api/social-links/{id}': {
    summary: 'Change a social link',
    tag: 'Social links',
    access: 'admin',
    params: IdParams,
    body: NewSocialLink,
    responses: { 200: SocialLink, ...entityProblems, 409: Problem },
  },
  'DELETE /api/social-links/{id}': {
    summary: 'Delete a social link',
    tag: 'Social links',
    access: 'admin',
    params: IdParams,
    responses: { 204: NoContent, ...entityProblems },
  },
});
