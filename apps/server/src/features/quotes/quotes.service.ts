import {
  byQuoteField,
  type GivenQuoteChange,
  type Language,
  type NewQuote,
  type NewWholeQuote,
  placeOfOwnLanguage,
  type Quote,
  type ResponseBody,
  type Schedule,
  say,
  type TodaysQuote,
  type WholeQuote,
} from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../clock.ts';
import type { CommunityDay } from '../../community-day.ts';
import type { Database, Queries } from '../../db/database.ts';
import { withTableLock } from '../../db/table-lock.ts';
import { assertGivenDay } from '../../errors/assert-given-day.ts';
import { assertVersion, type ExpectedVersions } from '../../errors/assert-version.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { invalidAt } from '../../errors/invalid-at.ts';
import { createAuditTrail } from '../audit/audit-trail.ts';
import { createBatchRecorder } from '../batches/batch-recorder.ts';
import { assertDateNotTaken } from './assert-date-not-taken.ts';
import { createDailyQuotes } from './daily-quote.ts';
import { quotesForReaders } from './for-readers.ts';
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
import { searchQuotes } from './search-quotes.ts';
import { createShownDayRecorder } from './shown-days/record-shown-day.ts';

export interface QuotesService {
  /**
   * The quote of the day as readers see it, or null. Which one it is does not depend on the language.
   *
   * @param language The language of the translation, where there is one; by default the community's.
   * @param today The community's civil day, when the caller already has it.
   */
  findToday(language?: Language, today?: string): Promise<TodaysQuote | null>;
  /** @throws DomainError `not-found` when there is none. */
  today(language?: Language): Promise<TodaysQuote>;
  /** All quotes, by display date, undated last. */
  list(): Promise<Quote[]>;
  listOn(date: string): Promise<Quote[]>;
  /** @throws DomainError `not-found` */
  get(id: number): Promise<WholeQuote>;
  /** A quote as readers get it in a language, even before its day. @throws DomainError `not-found` */
  forReaders(id: number, language: Language): Promise<TodaysQuote>;
  /**
   * The ids of the quotes that have each word of a search somewhere in their texts, sources and credits, in any
   * language; ascending.
   */
  search(text: string): Promise<number[]>;
  /** @throws DomainError `conflict` when another quote has the date */
  create(actor: Actor, quote: NewWholeQuote): Promise<WholeQuote>;
  /**
   * Fields that the change does not name stay as they are.
   *
   * @param expected The versions on which the change is based, when the caller gives them.
   * @throws DomainError `not-found`, `changed-meanwhile`, or, when the date is a new one, `invalid` for one that is
   *   refused, and `conflict` for one that another quote has; `invalid` also for a translation to the language that the
   *   quote has
   */
  update(
    actor: Actor,
    id: number,
    change: GivenQuoteChange,
    expected?: ExpectedVersions,
  ): Promise<WholeQuote>;
  /**
   * @param expected The versions on which the deletion is based, when the caller gives them.
   *
   * @throws DomainError `not-found`, `changed-meanwhile`
   */
  delete(actor: Actor, id: number, expected?: ExpectedVersions): Promise<void>;
  /** Skips unknown ids; returns how many quotes were deleted. */
  deleteAll(actor: Actor, ids: readonly number[]): Promise<ResponseBody<'DELETE /api/quotes'>>;
  /**
   * Gives quotes their dates, all or none.
   *
   * @throws DomainError `not-found` when one of the quotes is, or `conflict` with the dates of quotes that are not in
   *   the list
   */
  schedule(
    actor: Actor,
    assignments: Schedule['assignments'],
  ): Promise<ResponseBody<'POST /api/quotes/schedule'>>;
  /** Records the quotes that days have shown, if that is still to be done and possible. */
  close(): Promise<void>;
}

interface QuotesDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly communityDay: Pick<CommunityDay, 'today'>;
  readonly communityLanguage: () => Language;
  readonly rotation: boolean;
  /** Called with the error when the quote of a day could not be recorded. */
  readonly onError: (error: unknown) => void;
}

const BULK_DELETION = { kind: 'bulk deletion', file: null } as const;
const SCHEDULE = { kind: 'schedule', file: null } as const;

async function currentQuote(db: Queries, id: number): Promise<WholeQuote> {
  const quote = await findQuote(db, id);
  if (quote === null) throw new DomainError('not-found', say('quote-gone'));
  return quote;
}

/** A quote with its new values. */
const changed = (current: WholeQuote, change: GivenQuoteChange): NewWholeQuote => ({
  ...byQuoteField<NewQuote>((_, field) => {
    const given = change[field];
    return given === undefined ? current[field] : given;
  }),
  translations: change.translations ?? current.translations,
});

/**
 * Asserts that a quote is not translated to its own language.
 *
 * @param change The change, in which the issue is located.
 * @throws DomainError `invalid`, as for a payload that the contract refuses
 */
function assertOtherLanguages(
  { language, translations }: NewWholeQuote,
  change: GivenQuoteChange,
): void {
  const place = placeOfOwnLanguage(language, translations);
  if (language === null || place < 0) return;
  const [path, said] = change.translations
    ? [`translations.${place}.language`, say('language-of-original', { language })]
    : ['language', say('language-translated', { language })];
  throw invalidAt(path, said);
}

export function createQuotesService({
  database,
  clock,
  communityDay,
  communityLanguage,
  rotation,
  onError,
}: QuotesDependencies): QuotesService {
  const trail = createAuditTrail('quote', clock);
  const batches = createBatchRecorder(clock);
  const daily = createDailyQuotes({ database, rotation, onError });
  const shown = createShownDayRecorder(database, onError);

  async function findToday(
    language = communityLanguage(),
    today = communityDay.today(),
  ): Promise<TodaysQuote | null> {
    const quote = await daily.find(today);
    if (quote === null) return null;
    shown.record(today, quote.id);
    const [read = null] = await quotesForReaders(database.reads, language, [quote]);
    return read;
  }

  return {
    findToday,
    async today(language) {
      const quote = await findToday(language);
      if (quote === null) throw new DomainError('not-found', say('no-quote-today'));
      return quote;
    },

    list: () => listQuotes(database.reads),
    listOn: (date) => listQuotesOn(database.reads, date),
    get: (id) => currentQuote(database.reads, id),
    async forReaders(id, language) {
      const stored = await currentQuote(database.reads, id);
      const [quote] = await quotesForReaders(database.reads, language, [stored]);
      if (quote === undefined) throw new Error('A quote has become none');
      return quote;
    },
    search: (text) => searchQuotes(database.reads, text),

    create: (actor, quote) =>
      withTableLock(database, 'quotes', async (transaction) => {
        await assertDateNotTaken(transaction, quote.displayDate);
        const created = await insertQuote(transaction, quote, {
          by: actor.username,
          at: clock.now(),
        });
        await trail.created(transaction, actor, created);
        return created;
      }),

    update: (actor, id, change, expected) =>
      withTableLock(database, 'quotes', async (transaction) => {
        const current = await currentQuote(transaction, id);
        assertVersion(current, expected);
        const quote = changed(current, change);
        assertOtherLanguages(quote, change);
        assertGivenDay('displayDate', quote.displayDate, current.displayDate);
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

    async close() {
      await daily.close();
      await shown.close();
    },
  };
}
