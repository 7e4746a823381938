import { DEFAULT_SETTINGS, isTimeZone, type NewSettings } from '@bahai-friends/contract';
import type { Selectable } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { SettingsTable } from '../../db/tables/settings.table.ts';

/** The settings as they are stored, which is with the place's coordinates. */
export interface StoredSettings extends NewSettings {
  readonly id: number;
  /** Grows with every change. */
  readonly version: number;
}

/** The key of the only row. */
const ID = 1;
const TENTHS = 10;

/** What is read as long as nothing was stored. */
const NOTHING_STORED: StoredSettings = { ...DEFAULT_SETTINGS, id: ID, version: 1 };

function toPlace(row: Selectable<SettingsTable>): StoredSettings['place'] {
  const { place_name: name, latitude_tenths: latitude, longitude_tenths: longitude } = row;
  if (name === null || latitude === null || longitude === null) return null;
  return { name, latitude: latitude / TENTHS, longitude: longitude / TENTHS };
}

const toSettings = (row: Selectable<SettingsTable>): StoredSettings => ({
  id: row.id,
  version: row.version,
  siteName: row.site_name,
  tagline: row.tagline,
  timeZone: row.time_zone,
  place: toPlace(row),
  language: row.language,
  contact: row.contact,
  holyDaysAhead: row.holy_days_ahead === 1,
  listed: row.listed === 1,
});

const toRow = ({ place, ...settings }: NewSettings) => ({
  site_name: settings.siteName,
  tagline: settings.tagline,
  time_zone: settings.timeZone,
  place_name: place?.name ?? null,
  latitude_tenths: place && Math.round(place.latitude * TENTHS),
  longitude_tenths: place && Math.round(place.longitude * TENTHS),
  language: settings.language,
  contact: settings.contact,
  holy_days_ahead: settings.holyDaysAhead ? 1 : 0,
  listed: settings.listed ? 1 : 0,
});

/** What is stored, whether or not this program can go by it, or else the defaults. */
export async function readSettingsAsStored(db: Queries): Promise<StoredSettings> {
  const row = await db.selectFrom('settings').selectAll().where('id', '=', ID).executeTakeFirst();
  return row ? toSettings(row) : NOTHING_STORED;
}

/**
 * The same, but UTC in the place of a zone that this platform does not know: versions of Node know
 * different ones, and every page needs a day.
 */
export async function readStoredSettings(db: Queries): Promise<StoredSettings> {
  const stored = await readSettingsAsStored(db);
  return isTimeZone(stored.timeZone) ? stored : { ...stored, timeZone: DEFAULT_SETTINGS.timeZone };
}

/**
 * Stores the settings unless there are some.
 *
 * @param now Instant, as a `Clock` gives it.
 */
export async function insertFirstSettings(
  db: Queries,
  settings: NewSettings,
  now: string,
): Promise<void> {
  await db
    .insertInto('settings')
    .values({ ...toRow(settings), id: ID, updated_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/**
 * @param version The new one.
 * @param now Instant, as a `Clock` gives it.
 */
export async function saveSettings(
  db: Queries,
  settings: NewSettings,
  version: number,
  now: string,
): Promise<StoredSettings> {
  const row = { ...toRow(settings), version, updated_at: now };
  const saved = await db
    .insertInto('settings')
    .values({ ...row, id: ID })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toSettings(saved);
}
