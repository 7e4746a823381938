import {
  ATTENTION_KINDS,
  type AttentionEntry,
  type AttentionKind,
  NOT_NOW_DAYS,
  type PublicSettings,
  say,
} from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../clock.ts';
import { civilDayAt } from '../../community-day.ts';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { Sealing } from '../../sealing/key-in-use.ts';
import type { ComingPeople } from '../gatherings/answers/coming-people.ts';
import type { WholeGathering } from '../gatherings/stored-gathering.ts';
import { findActingUser } from '../users/acting-user.ts';
import { gatheringsAboveCapacity } from './answers-above-capacity.ts';
import { daysWithoutGathering } from './days-without-gathering.ts';
import { oldBackup } from './no-backup.ts';
import { listPutOff, putOff } from './put-off.repository.ts';
import { type QuoteDays, quotesRunOut } from './quotes-run-out.ts';
import { seriesToRenew } from './series-to-renew.ts';

/** A single failure is usually followed by success. */
const FAILURES_MIN = 2;
const DAY_SECONDS = 24 * 60 * 60;

/** Where in the dashboard each is remedied. */
const PLACES: Readonly<Record<AttentionKind, string>> = {
  'quotes-run-out': '/admin#quotes/manage?view=year',
  'day-without-gathering': '/admin#gatherings',
  'series-to-renew': '/admin#gatherings',
  'answers-above-capacity': '/admin#gatherings/days',
  'sending-fails': '/admin#settings/sending',
  'sending-paused': '/admin#settings/sending',
  'no-backup': '/admin#settings',
  'unreadable-data': '/admin#settings/sending',
};

/** An entry without the place where it is remedied. */
export type AttentionFact = Omit<AttentionEntry, 'place'>;

export interface AttentionService {
  /** The notices for this user, in the order of their kinds; none when all is well. */
  list(actor: Actor): Promise<AttentionEntry[]>;
  /** Hides a kind from this user for a week. @throws DomainError `not-found` for an unknown kind */
  notNow(actor: Actor, kind: string): Promise<void>;
}

interface AttentionDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: { shown(): Promise<PublicSettings> };
  /** Whether quotes without a day are shown on days without a quote. */
  readonly rotation: boolean;
  readonly outbox: Pick<Outbox, 'channels'>;
  readonly sealing: Pick<Sealing, 'state' | 'countUnreadable'>;
  /** Reads data of other features. */
  readonly stored: {
    readonly quoteDays: QuoteDays;
    gatherings(): Promise<readonly WholeGathering[]>;
    /** The days held from a civil day on that have more answers than places. */
    overfull(from: string): Promise<readonly ComingPeople[]>;
    /** Civil days of the holy days kept in the site. */
    holyDays(): Promise<readonly string[]>;
    /** The channels that are in use, that of notifications included. */
    sending(): Promise<{ readonly channels: readonly string[]; readonly pausedAt: string | null }>;
    lastBackup(): Promise<{ readonly at: string } | null>;
  };
  /** Returns the cached facts, unless public content or the community's day has changed since. */
  readonly keep: (
    make: () => Promise<readonly AttentionFact[]>,
  ) => Promise<readonly AttentionFact[]>;
}

const isKind = (text: string): text is AttentionKind =>
  ATTENTION_KINDS.some((kind) => kind === text);

/** Notices of what would go wrong before a volunteer looks in again. */
export function createAttentionService({
  database,
  clock,
  settings,
  rotation,
  outbox,
  sealing,
  stored,
  keep,
}: AttentionDependencies): AttentionService {
  const { reads, writes } = database;

  async function ofQuotes(today: string): Promise<AttentionFact[]> {
    const left = await quotesRunOut(stored.quoteDays, today, rotation);
    return left ? [{ kind: 'quotes-run-out', count: left.daysLeft, since: left.since }] : [];
  }

  async function ofGatherings({
    features,
    timeZone,
    today,
  }: PublicSettings): Promise<AttentionFact[]> {
    if (!features.gatherings) return [];
    const gatherings = await stored.gatherings();
    const holyDays = await stored.holyDays();
    const without = daysWithoutGathering(gatherings, { timeZone, today, holyDays });
    const series = seriesToRenew(gatherings, { timeZone, today });
    return [
      ...(without ? [{ kind: 'day-without-gathering', ...without } as const] : []),
      ...(series ? [{ kind: 'series-to-renew', ...series } as const] : []),
    ];
  }

  /** Facts about answers. They are read each time, since an answer changes no public content. */
  async function ofAnswers({
    features,
    timeZone,
    today,
  }: PublicSettings): Promise<AttentionFact[]> {
    const overfull = features.gatherings ? await stored.overfull(today) : [];
    if (overfull.length === 0) return [];
    const community = { timeZone, today, holyDays: await stored.holyDays() };
    const count = gatheringsAboveCapacity(
      overfull,
      await stored.gatherings(),
      community,
      clock.now(),
    );
    // There is no date since which this holds, since it follows from no change of a gathering.
    return count > 0 ? [{ kind: 'answers-above-capacity', count, since: null }] : [];
  }

  /** Facts about what the whole site depends on. */
  async function ofSite(timeZone: string): Promise<AttentionFact[]> {
    const entries: AttentionFact[] = [];
    const dayOf = (epochMilliseconds: number) => civilDayAt(timeZone, epochMilliseconds);
    const { channels, pausedAt } = await stored.sending();
    if (channels.length > 0) {
      const failing = (await outbox.channels()).filter(
        ({ channel, failuresInRow }) => channels.includes(channel) && failuresInRow >= FAILURES_MIN,
      );
      const since = failing.flatMap(({ failingSince }) => failingSince ?? []).sort();
      const count = failing.reduce((sum, { failuresInRow }) => sum + failuresInRow, 0);
      if (count > 0) {
        const day = since[0] ? dayOf(Date.parse(since[0])) : null;
        entries.push({ kind: 'sending-fails', count, since: day });
      }
    }
    if (pausedAt !== null) {
      entries.push({ kind: 'sending-paused', count: 1, since: dayOf(Date.parse(pausedAt)) });
    }
    const old = oldBackup(await stored.lastBackup(), clock, dayOf);
    if (old) entries.push({ kind: 'no-backup', ...old });
    const key = await sealing.state();
    const unreadable = key === 'missing' || key === 'unfit' ? await sealing.countUnreadable() : 0;
    if (unreadable > 0) entries.push({ kind: 'unreadable-data', count: unreadable, since: null });
    return entries;
  }

  return {
    async list(actor) {
      const entries = [
        ...(await keep(async () => {
          const shown = await settings.shown();
          return [...(await ofQuotes(shown.today)), ...(await ofGatherings(shown))];
        })),
        ...(await ofAnswers(await settings.shown())),
        ...(actor.role === 'Master Admin' ? await ofSite((await settings.shown()).timeZone) : []),
      ];
      if (entries.length === 0) return [];
      const away = await listPutOff(reads, actor.userId, clock.now());
      return entries
        .filter(({ kind }) => !away.has(kind))
        .map((entry) => ({ ...entry, place: PLACES[entry.kind] }));
    },

    async notNow(actor, kind) {
      if (!isKind(kind)) throw new DomainError('not-found', say('nothing-here'));
      const until = clock.after(NOT_NOW_DAYS * DAY_SECONDS);
      await writes.transaction().execute(async (transaction) => {
        await findActingUser(transaction, actor);
        await putOff(transaction, actor.userId, kind, until);
      });
    },
  };
}
