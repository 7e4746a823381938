import type { NewQuote, Quote, ResponseBody, Schedule, TodaysQuote } from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../clock.ts';
import type { CommunityDay } from '../../community-day.ts';
import type { Database, Queries } from '../../db/database.ts';
import { withTableLock } from '../../db/table-lock.ts';
import { assertVersion, type ExpectedVersions } from '../../errors/assert-version.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { createAuditTrail } from '../audit/audit-trail.ts';
import { createBatchRecorder } from '../batches/batch-recorder.ts';
import { assertDateNotTaken } from './assert-date-not-taken.ts';
import { quoteOfTheDay } from './daily-quote.ts';
import { forReaders } from './for-readers.ts';
import {
  deleteQuotes,
  findQuote,
  insertQuote,
  listQuotes,
  listQuotesOn,
  moveQuotes,
  updateQuote,
} from './quotes.repository.ts';
import { movesOf } from './schedule-moves.ts';
import { createShownQuoteRecorder } from './shown-quote.ts';

export interface QuotesService {
  /**
   * The quote of the day as readers see it, or null.
   *
   * @param today The community's civil day, from whoever has asked for it already.
   */
  findToday(today?: string): Promise<TodaysQuote | null>;
  /** @throws DomainError `not-found` when there is none. */
  today(): Promise<TodaysQuote>;
  /** All, by display date, undated last. */
  list(): Promise<Quote[]>;
  listOn(date: string): Promise<Quote[]>;
  /** @throws DomainError `conflict` when another quote has the date */
  create(actor: Actor, quote: NewQuote): Promise<Quote>;
  /**
   * @param expected The versions of which one must be the current one, when the caller says so.
   * @throws DomainError `not-found`, `changed-meanwhile`, or `conflict` when the date is a new one
   *   that another quote has
   */
  update(actor: Actor, id: number, quote: NewQuote, expected?: ExpectedVersions): Promise<Quote>;
  /**
   * @param expected The versions of which one must be the current one, when the caller says so.
   * @throws DomainError `not-found`, `changed-meanwhile`
   */
  delete(actor: Actor, id: number, expected?: ExpectedVersions): Promise<void>;
  /** Skips ids that are unknown; answers how many quotes were deleted. */
  deleteAll(actor: Actor, ids: readonly number[]): Promise<ResponseBody<'DELETE /api/quotes'>>;
  /**
   * Gives quotes their dates, all or none.
   *
   * @throws DomainError `not-found` when one of the quotes is, or `conflict` with the dates that quotes
   *   have that are not in the list
   */
  schedule(
    actor: Actor,
    assignments: Schedule['assignments'],
  ): Promise<ResponseBody<'POST /api/quotes/schedule'>>;
}

interface QuotesDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly communityDay: Pick<CommunityDay, 'today'>;
  readonly rotation: boolean;
}

const BULK_DELETION = { kind: 'bulk deletion', file: null } as const;
const SCHEDULE = { kind: 'schedule', file: null } as const;

async function currentQuote(db: Queries, id: number): Promise<Quote> {
  const quote = await findQuote(db, id);
  if (quote === null) throw new DomainError('not-found', 'This quote no longer exists');
  return quote;
}

export function createQuotesService({
  database,
  clock,
  communityDay,
  rotation,
}: QuotesDependencies): QuotesService {
  const trail = createAuditTrail('quote', clock);
  const batches = createBatchRecorder(clock);
  const recordShown = createShownQuoteRecorder(database);

  async function findToday(today = communityDay.today()): Promise<TodaysQuote | null> {
    const quote = await quoteOfTheDay(database, today, rotation);
    if (quote === null) return null;
    recordShown(today, quote.id);
    return forReaders(quote);
  }

  return {
    findToday,
    async today() {
      const quote = await findToday();
      if (quote === null) throw new DomainError('not-found', 'No quote available for today.');
      return quote;
    },

    list: () => listQuotes(database.reads),
    listOn: (date) => listQuotesOn(database.reads, date),

    create: (actor, quote) =>
      withTableLock(database, 'quotes', async (transaction) => {
        await assertDateNotTaken(transaction, quote.displayDate);
        const created = await insertQuote(transaction, quote, clock.now());
        await trail.created(transaction, actor, created);
        return created;
      }),

    update: (actor, id, quote, expected) =>
      withTableLock(database, 'quotes', async (transaction) => {
        const current = await currentQuote(transaction, id);
        assertVersion(current, expected);
        if (quote.displayDate !== current.displayDate) {
          await assertDateNotTaken(transaction, quote.displayDate);
        }
        const updated = await updateQuote(transaction, id, quote, clock.now());
        await trail.updated(transaction, actor, current, updated);
        return updated;
      }),

    delete: (actor, id, expected) =>
      withTableLock(database, 'quotes', async (transaction) => {
        const quote = await currentQuote(transaction, id);
        assertVersion(quote, expected);
        await deleteQuotes(transaction, [id]);
        await trail.deleted(transaction, actor, quote);
      }),

    deleteAll: (actor, ids) =>
      withTableLock(database, 'quotes', async (transaction) => {
        const recorded = await batches.open(transaction, actor, BULK_DELETION);
        await recorded.storeBefore('deleted', ids);
        const count = await deleteQuotes(transaction, ids);
        const batch = await recorded.close();
        if (batch !== null) {
          await trail.other(transaction, actor, null, { action: 'deleted-several', count, batch });
        }
        return { successCount: count, batch };
      }),

    schedule: (actor, assignments) =>
      withTableLock(database, 'quotes', async (transaction) => {
        const moves = await movesOf(transaction, assignments);
        const recorded = await batches.open(transaction, actor, SCHEDULE);
        await recorded.storeBefore(
          'moved',
          moves.map(({ id }) => id),
        );
        await moveQuotes(transaction, moves, clock.now());
        const batch = await recorded.close();
        if (batch !== null) {
          const change = { action: 'scheduled', count: moves.length, batch } as const;
          await trail.other(transaction, actor, null, change);
        }
        return { scheduled: assignments.length, batch };
      }),
  };
}
