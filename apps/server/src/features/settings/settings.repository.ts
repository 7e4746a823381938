import {
  DEFAULT_SETTINGS,
  isTimeZone,
  SETTING_NAMES,
  type SettingName,
  type SettingValues,
} from '@bahai-friends/contract';
import type { Selectable } from 'kysely';
import type { Queries } from '../../db/database.ts';
import {
  type KeptSettings,
  SETTING_COLUMNS,
  type SettingsInRow,
  type SettingsTable,
} from '../../db/tables/site/settings.table.ts';

/** The settings as they are stored, including the place's coordinates. */
export interface StoredSettings extends SettingValues {
  readonly id: number;
  /** Grows with every change. */
  readonly version: number;
}

/** The key of the only row. */
const ID = 1;

/** The settings as long as none were stored. */
const NOTHING_STORED: StoredSettings = { ...DEFAULT_SETTINGS, id: ID, version: 1 };

function toSettings(row: Selectable<SettingsTable>): StoredSettings {
  const read = SETTING_NAMES.map((name) => [name, SETTING_COLUMNS[name].read(row)] as const);
  return { id: row.id, version: row.version, ...(Object.fromEntries(read) as SettingValues) };
}

function toRow(settings: SettingValues): SettingsInRow {
  const columns: KeptSettings = SETTING_COLUMNS;
  const written = <F extends SettingName>(name: F) => columns[name].write(settings[name]);
  return Object.assign({}, ...SETTING_NAMES.map(written));
}

/** The stored settings, even if this program cannot use them, or else the defaults. */
export async function readSettingsAsStored(db: Queries): Promise<StoredSettings> {
  const row = await db.selectFrom('settings').selectAll().where('id', '=', ID).executeTakeFirst();
  return row ? toSettings(row) : NOTHING_STORED;
}

/**
 * The same, but with UTC in place of a zone that this platform does not know: versions of Node know different ones, and
 * every page needs a day.
 */
export async function readStoredSettings(db: Queries): Promise<StoredSettings> {
  const stored = await readSettingsAsStored(db);
  return isTimeZone(stored.timeZone) ? stored : { ...stored, timeZone: DEFAULT_SETTINGS.timeZone };
}

/**
 * Stores the settings unless some are stored.
 *
 * @param now Instant, as a `Clock` gives it.
 */
export async function insertFirstSettings(
  db: Queries,
  settings: SettingValues,
  now: string,
): Promise<void> {
  await db
    .insertInto('settings')
    .values({ ...toRow(settings), id: ID, updated_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/**
 * @param version The new version.
 * @param now Instant, as a `Clock` gives it.
 */
export async function saveSettings(
  db: Queries,
  settings: SettingValues,
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
