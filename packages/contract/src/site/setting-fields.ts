import * as names from '@bahai-friends/languages/en/dashboard/audit-changes';
import * as texts from '@bahai-friends/languages/en/dashboard/settings/fields';
import { z } from 'zod';
import { refuse } from '../http/say-rule.ts';
import { humanText } from '../text/human-text.ts';
import { lineOfText } from '../text/line-of-text.ts';
import { DEFAULT_SITE_NAME } from './default-site-name.ts';
import { FEATURES, Features, NO_FEATURES } from './features.ts';
import { Language } from './language.ts';
import { Place, StoredPlace } from './place.ts';
import { TimeZone } from './time-zone.ts';

/** How an entry of the audit trail tells of a setting. */
interface Audited<V> {
  /** Whether it is set apart as something that somebody typed, or stands in words of ours. */
  readonly form: 'typed' | 'plain';
  /** The value in an entry of the audit trail; null is shown as empty. */
  readonly told: (value: V) => string | null;
}

interface SettingField<Typed extends z.ZodType, Stored extends z.ZodType> {
  /** The setting as the Master Admin gives it, with its rules. One that may be left out then stays as it is. */
  readonly typed: Typed;
  /** The setting as it is answered. */
  readonly stored: Stored;
  /** The value until the Master Admin sets another one. */
  readonly default: z.output<Stored>;
  /** Its name in the audit trail, such as `Time zone`. */
  readonly name: () => string;
  readonly audited: Audited<z.output<Stored>>;
}

/** Checks by type that the parts of a field fit each other. */
const setting = <Typed extends z.ZodType, Stored extends z.ZodType>(
  field: SettingField<Typed, Stored>,
) => field;

const TYPED: Audited<string> = { form: 'typed', told: (text) => text };
const PLAIN: Audited<string> = { form: 'plain', told: (text) => text };
const YES_OR_NO: Audited<boolean> = { form: 'plain', told: (is) => (is ? 'yes' : 'no') };

/** In Unicode code points. */
const SITE_NAME_MAX = 100;
const TAGLINE_MAX = 300;
const CONTACT_MAX = 2000;

/**
 * What a community sets for itself: the only list. Payloads, answers, forms, storage and the audit trail take their
 * fields from it, in this order; the first names the settings in the trail. Everybody may read all of it, but of a
 * place its name alone.
 */
export const SETTING_FIELDS = {
  siteName: setting({
    typed: lineOfText({
      field: 'name',
      required: refuse('required', { field: 'name' }),
      max: SITE_NAME_MAX,
    }),
    stored: z.string(),
    default: DEFAULT_SITE_NAME,
    name: () => names.name,
    audited: TYPED,
  }),
  tagline: setting({
    typed: lineOfText({
      field: 'tagline',
      required: refuse('required', { field: 'tagline' }),
      max: TAGLINE_MAX,
    }),
    stored: z.string(),
    // `DEFAULT_SETTINGS` takes it from the language: the home page would carry it as soon as the dashboard did.
    default: '',
    name: () => texts.tagline,
    audited: TYPED,
  }),
  timeZone: setting({
    typed: TimeZone,
    stored: z.string(),
    default: 'UTC',
    name: () => texts.timeZone,
    audited: PLAIN,
  }),
  place: setting({
    typed: Place.nullable(),
    stored: StoredPlace.nullable(),
    default: null,
    name: () => texts.place,
    audited: { form: 'typed', told: (place) => place?.name ?? null },
  }),
  language: setting({
    typed: Language,
    stored: Language,
    default: 'en',
    name: () => texts.language,
    audited: PLAIN,
  }),
  contact: setting({
    typed: humanText({ field: 'contact', required: null, max: CONTACT_MAX }),
    stored: z.string(),
    default: '',
    name: () => texts.contact,
    audited: TYPED,
  }),
  holyDaysAhead: setting({
    typed: z.boolean({ error: refuse('not-yes-or-no', { field: 'holyDaysAhead' }) }),
    stored: z.boolean(),
    default: false,
    name: () => texts.comingHolyDays,
    audited: YES_OR_NO,
  }),
  listed: setting({
    typed: z.boolean({ error: refuse('not-yes-or-no', { field: 'listed' }) }),
    stored: z.boolean(),
    default: true,
    name: () => texts.foundBySearch,
    audited: YES_OR_NO,
  }),
  features: setting({
    typed: Features.exactOptional(),
    stored: Features,
    default: NO_FEATURES,
    name: () => texts.features,
    audited: {
      form: 'plain',
      told: (features) => FEATURES.filter((name) => features[name]).join(', ') || null,
    },
  }),
};

type Fields = typeof SETTING_FIELDS;
export type SettingName = keyof Fields;
/** All of the settings, as they hold. */
export type SettingValues = { [F in SettingName]: z.output<Fields[F]['stored']> };

/** Never empty: it begins with what names the settings. */
export const SETTING_NAMES = Object.keys(SETTING_FIELDS) as [SettingName, ...SettingName[]];

/** One part of each field. */
export const partOf = <P extends keyof Fields[SettingName]>(part: P) =>
  Object.fromEntries(SETTING_NAMES.map((name) => [name, SETTING_FIELDS[name][part]])) as {
    [F in SettingName]: Fields[F][P];
  };

/** The settings as the audit trail tells of them. */
export function auditedSettings(settings: SettingValues): Record<SettingName, string | null> {
  const audited: { [F in SettingName]: Audited<SettingValues[F]> } = partOf('audited');
  const told = <F extends SettingName>(name: F) => audited[name].told(settings[name]);
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, told(name)])) as Record<
    SettingName,
    string | null
  >;
}
