import { isDeepStrictEqual } from 'node:util';
import {
  auditedSettings,
  type Feature,
  type Features,
  type NewSettings,
  type PublicSettings,
  type Settings,
} from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../clock.ts';
import { type CommunityDay, civilDayIn } from '../../community-day.ts';
import type { Database, Queries } from '../../db/database.ts';
import { withTableLock } from '../../db/table-lock.ts';
import { assertVersion, type ExpectedVersions } from '../../errors/assert-version.ts';
import { assertCanChangeSettings } from '../../permissions.ts';
import { type AuditActor, createAuditTrail } from '../audit/audit-trail.ts';
import type { FindPublishedPlace, PublishedPlace } from '../places/published-place.ts';
import { findActingUser } from '../users/acting-user.ts';
import type { CurrentSettings } from './current-settings.ts';
import { assertFeaturesCanBe, pausedFeatures } from './feature-rules.ts';
import { readStoredSettings, type StoredSettings, saveSettings } from './settings.repository.ts';
import { masterAdminSettings, publicSettings, withoutPaused } from './shown-settings.ts';

/** The place for which times of the sun are published; it is never the community's place itself. */
interface SunPlace extends PublishedPlace {
  /** The name of the community's place. */
  readonly name: string;
  readonly timeZone: string;
}

export interface SettingsService {
  /** The settings as everybody may read them; the same object as long as settings and day have not changed. */
  shown(): Promise<PublicSettings>;
  /** Whether the community has a feature, even while it has to pause. */
  hasFeature(feature: Feature): Promise<boolean>;
  /** The settings as the Master Admin reads them; null for anybody else, who gets the public ones. */
  shownTo(reader: Pick<Actor, 'role'>): Promise<Settings | null>;
  /** The place of published times of the sun; null without a place. */
  sunPlace(): Promise<SunPlace | null>;
  /**
   * @param expected The versions on which the change is based, when the caller gives them.
   * @throws DomainError `forbidden` for anybody but the Master Admin, `unauthenticated` when deleted meanwhile,
   *   `changed-meanwhile`, `invalid` for an unknown feature, or one whose conditions are not met
   */
  update(actor: Actor, settings: NewSettings, expected?: ExpectedVersions): Promise<Settings>;
}

interface SettingsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly current: CurrentSettings;
  readonly communityDay: CommunityDay;
  readonly findPublishedPlace: FindPublishedPlace;
  /** Called with the features, in the transaction that switches some. */
  readonly onFeatures: (db: Queries, before: Features, after: Features) => Promise<void>;
  /** Called with the same after the transaction. */
  readonly afterFeatures: (before: Features, after: Features) => Promise<void>;
  /** Whether links in mails can lead to this site. */
  readonly hasOwnAddress: boolean;
  /** Whether browsers get the site's service worker. */
  readonly hasServiceWorker: boolean;
  /** Whether a mail account is set up, read in a transaction. */
  readonly hasMail: (db: Queries) => Promise<boolean>;
  /** Whether some gathering asks for answers, likewise. */
  readonly isAnybodyAsked: (db: Queries) => Promise<boolean>;
  /** Called when the community's time zone changes, in the transaction. */
  readonly onTimeZone: (db: Queries, timeZone: string) => Promise<void>;
  /** Adds the holy days of coming years, in a transaction. */
  readonly addHolyDaysAhead: (db: Queries, by: AuditActor, today: string) => Promise<void>;
}

/**
 * These are locked: a change may add holy days, on which gatherings depend, and depends itself on the settings for
 * sending.
 */
const TABLES = ['settings', 'gatherings', 'holy_days', 'sending'] as const;

const recorded = (settings: StoredSettings) => ({
  id: settings.id,
  ...auditedSettings(settings),
});

type Show<Shown> = (stored: StoredSettings) => Promise<Shown>;

/** Caches public settings: every page asks for them, and computing sunset takes time. */
function createShown(communityDay: CommunityDay, show: Show<PublicSettings>): Show<PublicSettings> {
  let last:
    | Readonly<{ of: StoredSettings; today: string; shown: Promise<PublicSettings> }>
    | undefined;
  return (stored) => {
    const today = communityDay.today();
    if (last?.of !== stored || last.today !== today) {
      const next = { of: stored, today, shown: show(stored) };
      last = next;
      next.shown.catch(() => {
        if (last === next) last = undefined;
      });
    }
    return last.shown;
  };
}

export function createSettingsService({
  database,
  clock,
  current,
  communityDay,
  findPublishedPlace,
  onFeatures,
  afterFeatures,
  hasOwnAddress,
  hasServiceWorker,
  hasMail,
  isAnybodyAsked,
  onTimeZone,
  addHolyDaysAhead,
}: SettingsDependencies): SettingsService {
  const trail = createAuditTrail('settings', clock);
  /**
   * Records a change. An entry has only the name of a place, so a move under the same name gets an entry of its own.
   */
  async function recordChange(
    transaction: Queries,
    actor: AuditActor,
    before: StoredSettings,
    after: StoredSettings,
  ): Promise<void> {
    const isMoved =
      before.place?.name === after.place?.name && !isDeepStrictEqual(before.place, after.place);
    if (isMoved) await trail.other(transaction, actor, after.id, { action: 'place-moved' });
    if (isMoved && isDeepStrictEqual(recorded(before), recorded(after))) return;
    await trail.updated(transaction, actor, recorded(before), recorded(after));
  }

  const paused = pausedFeatures({ hasOwnAddress, hasServiceWorker });
  const publishedPlaceOf = async ({ place }: StoredSettings) => place && findPublishedPlace(place);
  const shown = createShown(communityDay, async (stored) =>
    publicSettings(withoutPaused(stored, paused), await publishedPlaceOf(stored), communityDay),
  );
  const shownToMasterAdmin: Show<Settings> = async (stored) =>
    masterAdminSettings(stored, await publishedPlaceOf(stored), communityDay);
  return {
    shown: async () => shown(await current.fresh()),

    hasFeature: async (feature) => (await current.fresh()).features[feature],

    async sunPlace() {
      const stored = await current.fresh();
      const published = await publishedPlaceOf(stored);
      const { place, timeZone } = stored;
      return published && place && { ...published, name: place.name, timeZone };
    },

    async shownTo({ role }) {
      if (role !== 'Master Admin') return null;
      return shownToMasterAdmin(await current.fresh());
    },

    async update(actor, settings, expected) {
      const { saved, features } = await withTableLock(database, TABLES, async (transaction) => {
        assertCanChangeSettings(await findActingUser(transaction, actor));
        const before = await readStoredSettings(transaction);
        assertVersion(before, expected);
        // A setting that may be missing, and is, stays as it is.
        const all = { ...before, ...settings };
        assertFeaturesCanBe(before.features, all.features, {
          contact: all.contact,
          hasOwnAddress,
          hasServiceWorker,
          hasMail: await hasMail(transaction),
          isAnybodyAsked: await isAnybodyAsked(transaction),
        });
        const after = await saveSettings(transaction, all, before.version + 1, clock.now());
        await onFeatures(transaction, before.features, after.features);
        if (before.timeZone !== after.timeZone) await onTimeZone(transaction, after.timeZone);
        await recordChange(transaction, actor, before, after);
        if (after.holyDaysAhead) {
          await addHolyDaysAhead(transaction, actor, civilDayIn(after.timeZone, clock));
        }
        return { saved: after, features: before.features };
      });
      current.set(saved);
      await afterFeatures(features, saved.features);
      return shownToMasterAdmin(saved);
    },
  };
}
