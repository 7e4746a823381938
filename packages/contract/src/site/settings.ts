import { LANGUAGES } from '@bahai-friends/languages/languages';
import { z } from 'zod';
import { CivilDay } from '../http/civil-day.ts';
import { adminProblems, defineEndpoints, Version } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { refuse } from '../http/say-rule.ts';
import { PublicPlace } from './place.ts';
import { partOf } from './setting-fields.ts';

/** The language in which what the site brings along is asked for; without one it comes as it is stored. */
export const askedLanguage = z
  .enum(LANGUAGES, { error: refuse('not-one-of', { field: 'lang', options: LANGUAGES }) })
  .optional();

/** The settings that the Master Admin makes. */
export const NewSettings = z.object(partOf('typed'));
export type NewSettings = z.output<typeof NewSettings>;

const { place: ownPlace, ...everybodys } = partOf('stored');

const shared = {
  ...everybodys,
  today: CivilDay.meta({ description: 'The civil day in `timeZone`' }),
  nextDayAt: z.iso.datetime().meta({ description: 'When the next civil day begins there' }),
  sunsetAt: z.iso
    .datetime()
    .nullable()
    .meta({
      description:
        'Of `today`, to the minute, at the listed town nearest to the place, within 100 km; else at the middle of ' +
        'the whole degree around it. null without a place or a sunset',
    }),
};

/** The settings as everybody may read them: a place without its coordinates. */
export const PublicSettings = z
  .object({ ...shared, place: PublicPlace.nullable() })
  .meta({ id: 'PublicSettings' });
export type PublicSettings = z.infer<typeof PublicSettings>;

const country = {
  country: z.string().meta({ description: 'In English' }),
  countryCode: z.string().meta({ description: 'ISO 3166-1, such as `IL`' }),
};

/** The settings as the Master Admin reads and changes them. */
export const Settings = z
  .object({
    ...shared,
    place: ownPlace,
    sunsetFor: z
      .object({ name: z.string(), ...country })
      .nullable()
      .optional()
      .meta({
        description:
          'The town that `sunsetAt` is published for: null when no listed town is near, left out without a place',
      }),
    version: Version,
  })
  .meta({ id: 'Settings' });
export type Settings = z.infer<typeof Settings>;

export const FoundPlace = z
  .object({
    name: z.string(),
    ...country,
    latitude: z.number(),
    longitude: z.number(),
    timeZone: z.string(),
  })
  .meta({ id: 'FoundPlace' });
export type FoundPlace = z.infer<typeof FoundPlace>;

/** Values that the response adds to the settings for pages of other sites: their script has no calendar of its own. */
const written = {
  badiDate: z.string().nullable().meta({
    description:
      'The Badí date of `today`, written in `lang` or `language`; null where that calendar has none',
  }),
};

export const WrittenSettings = PublicSettings.extend(written);
export type WrittenSettings = z.infer<typeof WrittenSettings>;

/** In UTF-16 code units. */
const PLACE_SEARCH_MAX = 100;
const wrongSearch = {
  error: refuse('length-between', { field: 'search', min: 1, max: PLACE_SEARCH_MAX }),
};

export const SettingsQuery = z.object({ lang: askedLanguage });

export const settingsEndpoints = defineEndpoints({
  'GET /api/settings': {
    summary:
      "The community's settings and day; for the Master Admin with coordinates and the version",
    tag: 'Settings',
    access: 'public',
    otherSites: true,
    query: SettingsQuery,
    responses: {
      200: z.union([Settings.extend(written), WrittenSettings]),
      400: Problem,
    },
  },
  'PUT /api/settings': {
    summary: 'Change the settings; for the Master Admin',
    tag: 'Settings',
    access: 'admin',
    body: NewSettings,
    responses: { 200: Settings, ...adminProblems, 412: Problem },
  },
  'GET /api/places': {
    summary: 'Towns of 15,000 people and more by the beginning of their names, largest first',
    tag: 'Settings',
    access: 'admin',
    database: 'read',
    query: z.object({
      search: z.string(wrongSearch).trim().min(1, wrongSearch).max(PLACE_SEARCH_MAX, wrongSearch),
    }),
    responses: { 200: z.array(FoundPlace), ...adminProblems },
  },
});
