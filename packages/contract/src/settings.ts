import { z } from 'zod';
import { CivilDay } from './civil-day.ts';
import { adminProblems, defineEndpoints, Version } from './endpoint.ts';
import { Problem } from './problem.ts';
import { humanText } from './text/human-text.ts';

/** The languages of the public pages, by their BCP 47 codes. */
export const LANGUAGES = [
  'en',
  'ar',
  'de',
  'es',
  'fa',
  'fr',
  'lv',
  'nl',
  'pt',
  'ru',
  'sv',
  'zh',
] as const;
export const Language = z.enum(LANGUAGES, {
  error: `language must be one of ${LANGUAGES.join(', ')}`,
});
export type Language = z.infer<typeof Language>;

/** The language in which what the site brings along is asked for; without one it comes as it is stored. */
export const askedLanguage = z
  .enum(LANGUAGES, { error: `lang must be one of ${LANGUAGES.join(', ')}` })
  .optional();

/** In Unicode code points. */
export const SITE_NAME_MAX = 100;
/** In Unicode code points. */
export const TAGLINE_MAX = 300;
/** In Unicode code points. */
export const CONTACT_MAX = 2000;
/** In Unicode code points. */
export const PLACE_NAME_MAX = 100;
/** Coordinates are kept to this part of a degree, about 11 km: a place can be somebody's home. */
export const COORDINATE_STEP = 0.1;

/** Marks, embeddings, overrides and isolates: they would turn the text around them, too. */
const DIRECTION_CHARACTER = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A name that stands in the middle of sentences and titles: one line, in its own direction. */
function lineOfText(rules: Parameters<typeof humanText>[0]) {
  return humanText(rules)
    .refine((text) => !/[\n\t\u2028\u2029]/.test(text), {
      error: `${rules.label} must be one line`,
    })
    .refine((text) => !DIRECTION_CHARACTER.test(text), {
      error: `${rules.label} must not have characters that change the direction of text`,
    });
}

const WRONG_ZONE = 'Time zone must be the name of a time zone, such as Asia/Tehran';

/**
 * Whether the platform knows a time zone by this name; offsets such as `+02:00` are no names. `Intl` takes
 * abbreviations that `Temporal` does not, such as IST and PST, and the server's days come from `Temporal`;
 * not every browser has it.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    globalThis.Temporal?.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}

const coordinate = (label: string, max: number) => {
  const error = `${label} must be a number from -${max} to ${max}`;
  return z
    .number({ error })
    .min(-max, { error })
    .max(max, { error })
    .overwrite(
      (degrees) => Math.round(degrees / COORDINATE_STEP) / Math.round(1 / COORDINATE_STEP),
    );
};

/** Where the community is. */
export const Place = z.object({
  name: lineOfText({ label: 'Place', required: 'Place is required', max: PLACE_NAME_MAX }),
  latitude: coordinate('Latitude', 90),
  longitude: coordinate('Longitude', 180),
});
export type Place = z.output<typeof Place>;

/** What the Master Admin sets. */
export const NewSettings = z.object({
  siteName: lineOfText({ label: 'Name', required: 'Name is required', max: SITE_NAME_MAX }),
  tagline: lineOfText({ label: 'Tagline', required: 'Tagline is required', max: TAGLINE_MAX }),
  timeZone: z.string({ error: WRONG_ZONE }).refine(isTimeZone, { error: WRONG_ZONE }),
  place: Place.nullable(),
  language: Language,
  contact: humanText({ label: 'Contact', required: null, max: CONTACT_MAX }),
  holyDaysAhead: z.boolean({ error: 'holyDaysAhead must be true or false' }),
  listed: z.boolean({ error: 'listed must be true or false' }),
});
export type NewSettings = z.output<typeof NewSettings>;

const shared = {
  siteName: z.string(),
  tagline: z.string(),
  timeZone: z.string(),
  language: Language,
  contact: z.string(),
  holyDaysAhead: z.boolean(),
  listed: z.boolean(),
  today: CivilDay.meta({ description: 'The civil day in `timeZone`' }),
  nextDayAt: z.iso.datetime().meta({ description: 'When the next civil day begins there' }),
  sunsetAt: z.iso.datetime().nullable().meta({
    description: 'Of `today` at the place, to the minute; null without a place or a sunset',
  }),
};

/** The settings as everybody may read them: a place without its coordinates. */
export const PublicSettings = z
  .object({ ...shared, place: z.object({ name: z.string() }).nullable() })
  .meta({ id: 'PublicSettings' });
export type PublicSettings = z.infer<typeof PublicSettings>;

/** The settings as the Master Admin reads and changes them. */
export const Settings = z
  .object({
    ...shared,
    place: z.object({ name: z.string(), latitude: z.number(), longitude: z.number() }).nullable(),
    version: Version,
  })
  .meta({ id: 'Settings' });
export type Settings = z.infer<typeof Settings>;

export const FoundPlace = z
  .object({
    name: z.string(),
    country: z.string().meta({ description: 'In English' }),
    latitude: z.number(),
    longitude: z.number(),
    timeZone: z.string(),
  })
  .meta({ id: 'FoundPlace' });
export type FoundPlace = z.infer<typeof FoundPlace>;

/** What an answer adds to the settings, for pages of other sites: their script has no calendar of its own. */
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
const wrongSearch = { error: `search must be 1 to ${PLACE_SEARCH_MAX} characters` };

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
