import type { NewSettings, PublicSettings, Settings } from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../clock.ts';
import { type CommunityDay, civilDayIn } from '../../community-day.ts';
import type { Database, Queries } from '../../db/database.ts';
import { withTableLock } from '../../db/table-lock.ts';
import { assertVersion, type ExpectedVersions } from '../../errors/assert-version.ts';
import { assertCanChangeSettings } from '../../permissions.ts';
import { type AuditActor, createAuditTrail } from '../audit/audit-trail.ts';
import { findActingUser } from '../users/acting-user.ts';
import type { CurrentSettings } from './current-settings.ts';
import { readStoredSettings, type StoredSettings, saveSettings } from './settings.repository.ts';
import { masterAdminSettings, publicSettings } from './shown-settings.ts';

export interface SettingsService {
  /** As everybody may read them; the same object as long as settings and day are the same. */
  shown(): Promise<PublicSettings>;
  /** As the Master Admin reads them; null for anybody else, who sees what everybody does. */
  shownTo(reader: Pick<Actor, 'role'>): Promise<Settings | null>;
  /**
   * @param expected The versions of which one must be the current one, when the caller says so.
   * @throws DomainError `forbidden` for anybody but the Master Admin, `unauthenticated` when deleted
   *   meanwhile, `changed-meanwhile`
   */
  update(actor: Actor, settings: NewSettings, expected?: ExpectedVersions): Promise<Settings>;
}

interface SettingsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly current: CurrentSettings;
  readonly communityDay: CommunityDay;
  /** Adds the holy days that are always to be there, as part of a transaction. */
  readonly addHolyDaysAhead: (db: Queries, by: AuditActor, today: string) => Promise<void>;
}

/** A change may add holy days. */
const TABLES = ['settings', 'holy_days'] as const;

/** As the audit trail tells of them: where a place is, it never does. */
const recorded = ({ place, holyDaysAhead, listed, ...settings }: StoredSettings) => ({
  ...settings,
  place: place?.name ?? null,
  holyDaysAhead: holyDaysAhead ? 'yes' : 'no',
  listed: listed ? 'yes' : 'no',
});

/** Shows settings to everybody; every page asks, and sunset takes its time. */
function createShown(communityDay: CommunityDay) {
  let last: { readonly of: StoredSettings; readonly shown: PublicSettings } | undefined;
  return (stored: StoredSettings): PublicSettings => {
    if (last?.of !== stored || last.shown.today !== communityDay.today()) {
      last = { of: stored, shown: publicSettings(stored, communityDay) };
    }
    return last.shown;
  };
}

export function createSettingsService({
  database,
  clock,
  current,
  communityDay,
  addHolyDaysAhead,
}: SettingsDependencies): SettingsService {
  const trail = createAuditTrail('settings', clock);
  const shown = createShown(communityDay);
  return {
    shown: async () => shown(await current.fresh()),

    async shownTo({ role }) {
      if (role !== 'Master Admin') return null;
      return masterAdminSettings(await current.fresh(), communityDay);
    },

    async update(actor, settings, expected) {
      const saved = await withTableLock(database, TABLES, async (transaction) => {
        assertCanChangeSettings(await findActingUser(transaction, actor));
        const before = await readStoredSettings(transaction);
        assertVersion(before, expected);
        const after = await saveSettings(transaction, settings, before.version + 1, clock.now());
        await trail.updated(transaction, actor, recorded(before), recorded(after));
        if (after.holyDaysAhead) {
          await addHolyDaysAhead(transaction, actor, civilDayIn(after.timeZone, clock));
        }
        return after;
      });
      current.set(saved);
      return masterAdminSettings(saved, communityDay);
    },
  };
}
