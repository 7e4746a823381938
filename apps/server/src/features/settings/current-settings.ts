import type { Database } from '../../db/database.ts';
import { readStoredSettings, type StoredSettings } from './settings.repository.ts';

/**
 * The settings in memory, since every request depends on them. They are read again once the database's content version
 * changes, so that a change by another instance is soon known.
 */
export interface CurrentSettings {
  /** The settings as they were last read; the same object as long as they have not changed. */
  get(): StoredSettings;
  /** The same, read again if they may have changed; the last ones while the database cannot be read. */
  fresh(): Promise<StoredSettings>;
  /** Sets the settings that this process has just stored. */
  set(settings: StoredSettings): void;
  /** A number that differs when public content, or these settings, may have changed since the last call. */
  contentVersion(): number;
}

/** @throws what the database throws when it cannot be read */
export async function createCurrentSettings(database: Database): Promise<CurrentSettings> {
  /** The content version at which they were read; NaN has the first caller read them again. */
  let readAt = Number.NaN;
  let settings = await readStoredSettings(database.reads);
  let refreshing: Promise<StoredSettings> | undefined;
  /** How often they have changed. */
  let changes = 0;

  function set(next: StoredSettings): void {
    // Settings that were read before a change may arrive after it.
    if (next.version < settings.version) return;
    if (JSON.stringify(next) === JSON.stringify(settings)) return;
    changes += 1;
    settings = next;
  }

  async function refresh(version: number): Promise<StoredSettings> {
    try {
      set(await readStoredSettings(database.reads));
      readAt = version;
    } catch {
      // Nothing is thrown here: a caller that uses the database itself gets its error.
    } finally {
      refreshing = undefined;
    }
    return settings;
  }

  async function fresh(): Promise<StoredSettings> {
    const version = database.contentVersion();
    if (version === readAt) return settings;
    refreshing ??= refresh(version);
    return refreshing;
  }

  return {
    get: () => settings,
    fresh,
    set,
    contentVersion() {
      const version = database.contentVersion();
      if (version !== readAt) void fresh();
      // Both only grow, so no two states have the same sum.
      return version + changes;
    },
  };
}
