import {
  type HolyDay,
  isSameName,
  type Language,
  type NewHolyDay,
  type ResponseBody,
  say,
} from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../clock.ts';
import type { CommunityDay } from '../../community-day.ts';
import type { Database, Queries } from '../../db/database.ts';
import { withTableLock } from '../../db/table-lock.ts';
import { assertGivenDay } from '../../errors/assert-given-day.ts';
import { assertVersion, type ExpectedVersions } from '../../errors/assert-version.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { createAuditTrail } from '../audit/audit-trail.ts';
import { addMissing } from './add-missing.ts';
import { calendarYear, outcomeOf } from './calendar-holy-days.ts';
import { recordHolyDayYear } from './holy-day-years.repository.ts';
import {
  deleteHolyDay,
  findHolyDay,
  insertHolyDay,
  listHolyDays,
  listHolyDaysBetween,
  listHolyDaysFrom,
  listRevisedHolyDaysBetween,
  type RevisedHolyDay,
  updateHolyDay,
} from './holy-days.repository.ts';
import { createYearlyAddition } from './holy-days-ahead.ts';
import { holyDaysIn } from './known-holy-day.ts';

export interface HolyDaysService {
  /** All holy days, by date, then by name. */
  list(): Promise<HolyDay[]>;
  /**
   * The next `count` holy days from today on, today's included.
   *
   * @param language The language of the names that the calendar knows; without it they are as they are stored.
   */
  upcoming(count: number, language?: Language): Promise<HolyDay[]>;
  /** The holy days from one civil day to another, both included, by date; names as for `upcoming`. */
  between(first: string, last: string, language?: Language): Promise<HolyDay[]>;
  /** The same, each with the instant of its last change. */
  revisedBetween(first: string, last: string): Promise<RevisedHolyDay[]>;
  /** @throws DomainError `conflict` when the same holy day is already stored on the same date */
  create(actor: Actor, holyDay: NewHolyDay): Promise<HolyDay>;
  /**
   * Adds those of the calendar's eleven that are missing in a Badí year; stored ones are not changed.
   *
   * @param year from `FIRST_YEAR` to `LAST_YEAR` of the calendar
   */
  createFromCalendar(
    actor: Actor,
    year: number,
  ): Promise<ResponseBody<'POST /api/holy-days/from-calendar'>>;
  /**
   * @param expected The versions on which the change is based, when the caller gives them.
   *
   * @throws DomainError `not-found`, `changed-meanwhile`, `conflict`, or `invalid` for a new date that nobody may give
   */
  update(
    actor: Actor,
    id: number,
    holyDay: NewHolyDay,
    expected?: ExpectedVersions,
  ): Promise<HolyDay>;
  /** @throws DomainError `not-found`, `changed-meanwhile` */
  delete(actor: Actor, id: number, expected?: ExpectedVersions): Promise<void>;
}

interface HolyDaysDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly communityDay: Pick<CommunityDay, 'today'>;
  /** Whether holy days of the coming years are added automatically. */
  readonly staysAhead: () => boolean;
  /**
   * Makes a change that may move gatherings on holy days, and notifies calendars and other people's programs of the
   * differences.
   */
  readonly withChangesTold: <T>(db: Queries, change: () => Promise<T>) => Promise<T>;
}

async function assertNotListed(
  db: Queries,
  { name, date }: NewHolyDay,
  ownId?: number,
): Promise<void> {
  const sameDate = await listHolyDaysBetween(db, date, date);
  const twin = sameDate.find((other) => other.id !== ownId && isSameName(other.name, name));
  if (twin === undefined) return;
  throw new DomainError('conflict', say('holy-day-listed', { name: twin.name, date }));
}

async function currentHolyDay(
  db: Queries,
  id: number,
  expected?: ExpectedVersions,
): Promise<HolyDay> {
  const holyDay = await findHolyDay(db, id);
  if (holyDay === null) throw new DomainError('not-found', say('holy-day-gone'));
  assertVersion(holyDay, expected);
  return holyDay;
}

/** Both are locked, since gatherings are held on holy days. */
const TABLES = ['gatherings', 'holy_days'] as const;

export function createHolyDaysService({
  database,
  clock,
  communityDay,
  staysAhead,
  withChangesTold,
}: HolyDaysDependencies): HolyDaysService {
  const trail = createAuditTrail('holy-day', clock);
  const stayAhead = createYearlyAddition(database, clock);
  /** Adds the holy days of a year that is now near. */
  const lookAhead = async (): Promise<void> => {
    if (staysAhead()) await stayAhead(communityDay.today());
  };
  return {
    async list() {
      await lookAhead();
      return listHolyDays(database.reads);
    },

    async upcoming(count, language) {
      await lookAhead();
      const stored = await listHolyDaysFrom(database.reads, communityDay.today(), count);
      return holyDaysIn(language, stored);
    },

    async between(first, last, language) {
      await lookAhead();
      return holyDaysIn(language, await listHolyDaysBetween(database.reads, first, last));
    },

    async revisedBetween(first, last) {
      await lookAhead();
      return listRevisedHolyDaysBetween(database.reads, first, last);
    },

    create: (actor, holyDay) =>
      withTableLock(database, TABLES, async (transaction) => {
        await assertNotListed(transaction, holyDay);
        const created = await withChangesTold(transaction, () =>
          insertHolyDay(transaction, holyDay, clock.now()),
        );
        await trail.created(transaction, actor, created);
        return created;
      }),

    async createFromCalendar(actor, year) {
      const created = await withTableLock(database, TABLES, async (transaction) => {
        const added = await withChangesTold(transaction, () =>
          addMissing(transaction, year, clock.now()),
        );
        await recordHolyDayYear(transaction, year);
        const change = { action: 'added-from-calendar', count: added.length, year } as const;
        if (added.length > 0) await trail.other(transaction, actor, null, change);
        return added;
      });
      const skipped = calendarYear(year).holyDays.length - created.length;
      return { message: outcomeOf(year, created.length, skipped), created, skipped };
    },

    update: (actor, id, holyDay, expected) =>
      withTableLock(database, TABLES, async (transaction) => {
        const before = await currentHolyDay(transaction, id, expected);
        assertGivenDay('date', holyDay.date, before.date);
        await assertNotListed(transaction, holyDay, id);
        const updated = await withChangesTold(transaction, () =>
          updateHolyDay(transaction, id, holyDay, clock.now()),
        );
        await trail.updated(transaction, actor, before, updated);
        return updated;
      }),

    delete: (actor, id, expected) =>
      withTableLock(database, TABLES, async (transaction) => {
        const holyDay = await currentHolyDay(transaction, id, expected);
        await withChangesTold(transaction, () => deleteHolyDay(transaction, id));
        await trail.deleted(transaction, actor, holyDay);
      }),
  };
}
