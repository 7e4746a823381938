import type { Language, SettingName, SettingValues } from '@bahai-friends/contract';
import type { Generated, Selectable } from 'kysely';

/** What the community has set: one row, or none as long as all settings are the default ones. */
export interface SettingsTable {
  /** Always 1. */
  id: Generated<number>;
  site_name: string;
  tagline: string;
  /** IANA name. */
  time_zone: string;
  /** The three of a place are null together. */
  place_name: string | null;
  /** In tenths of a degree; north and east are positive. */
  latitude_tenths: number | null;
  longitude_tenths: number | null;
  language: Language;
  contact: string;
  /** 0 or 1. */
  holy_days_ahead: number;
  listed: number;
  /** 0 or 1, as for all features. */
  gatherings: Generated<number>;
  letters: Generated<number>;
  notifications: Generated<number>;
  /** Instant, ISO 8601 in UTC with milliseconds. */
  updated_at: string;
  /** Grows with every change. */
  version: Generated<number>;
}

type Row = Selectable<SettingsTable>;

/** The columns of the row in which a setting is stored. */
interface Kept<V, Part = Partial<Row>> {
  readonly read: (row: Row) => V;
  readonly write: (value: V) => Part;
}

const asItIs = <C extends keyof Row>(column: C): Kept<Row[C], Pick<Row, C>> => ({
  read: (row) => row[column],
  write: (value) => ({ [column]: value }) as Pick<Row, C>,
});

const trueOrFalse = <C extends keyof Row>(column: C): Kept<boolean, Record<C, number>> => ({
  read: (row) => row[column] === 1,
  write: (value) => ({ [column]: value ? 1 : 0 }) as Record<C, number>,
});

const TENTHS = 10;

const place: Kept<
  SettingValues['place'],
  Pick<Row, 'place_name' | 'latitude_tenths' | 'longitude_tenths'>
> = {
  read({ place_name: name, latitude_tenths: latitude, longitude_tenths: longitude }) {
    if (name === null || latitude === null || longitude === null) return null;
    return { name, latitude: latitude / TENTHS, longitude: longitude / TENTHS };
  },
  write: (value) => ({
    place_name: value?.name ?? null,
    latitude_tenths: value && Math.round(value.latitude * TENTHS),
    longitude_tenths: value && Math.round(value.longitude * TENTHS),
  }),
};

const features: Kept<
  SettingValues['features'],
  Pick<Row, 'gatherings' | 'letters' | 'notifications'>
> = {
  read: ({ gatherings, letters, notifications }) => ({
    gatherings: gatherings === 1,
    letters: letters === 1,
    notifications: notifications === 1,
  }),
  write: ({ gatherings, letters, notifications }) => ({
    gatherings: gatherings ? 1 : 0,
    letters: letters ? 1 : 0,
    notifications: notifications ? 1 : 0,
  }),
};

/** The columns of each setting; a setting without any does not compile. */
export const SETTING_COLUMNS = {
  siteName: asItIs('site_name'),
  tagline: asItIs('tagline'),
  timeZone: asItIs('time_zone'),
  place,
  language: asItIs('language'),
  contact: asItIs('contact'),
  holyDaysAhead: trueOrFalse('holy_days_ahead'),
  listed: trueOrFalse('listed'),
  features,
} satisfies KeptSettings;

export type KeptSettings = { readonly [F in SettingName]: Kept<SettingValues[F]> };

type Written = ReturnType<(typeof SETTING_COLUMNS)[SettingName]['write']>;
type ColumnOf<Part> = Part extends Part ? keyof Part : never;
/** The columns of all settings: storing a row without one of them does not compile. */
export type SettingsInRow = Pick<Row, ColumnOf<Written>>;
