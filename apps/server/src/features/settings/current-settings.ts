import type { Database } from '../../db/database.ts';
import { readStoredSettings, type StoredSettings } from './settings.repository.ts';

/**
 * The settings in memory, since every request goes by them. They are read again once the database's content
 * version changes, so that what another instance has changed is known soon.
 */
export interface CurrentSettings {
  /** The settings as they were read last; the same object as long as they are the same. */
  get(): StoredSettings;
  /** The same, read again if they may have changed; the last ones while they cannot be read. */
  fresh(): Promise<StoredSettings>;
  /** Takes over what this process has just stored. */
  set(settings: StoredSettings): void;
  /** Another number when public content, or these settings, may have changed since the last call. */
  contentVersion(): number;
}

/** @throws what the database throws when it cannot be read */
export async function createCurrentSettings(database: Database): Promise<CurrentSettings> {
  /** The content version that they were read at: the first to ask for it reads them again. */
  let readAt = Number.NaN;
  let settings = await readStoredSettings(database.reads);
  let refreshing: Promise<StoredSettings> | undefined;
  /** How often they have become others. */
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
      // Nothing is thrown here: whoever needs the database itself learns that it is not there.
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
