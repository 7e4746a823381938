import type { NewQuote, Quote, TodaysQuote } from '@bahai-friends/contract';
import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../db/database.ts';
import { serialTransaction } from '../../db/serial-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { expectVersion } from '../../errors/version.ts';
import { quoteOfTheDay } from './daily-quote.ts';
import { toPlainText } from './plain-text.ts';
import { refuseTakenDate } from './quote-conflict.ts';
import {
  deleteQuotes,
  findQuote,
  insertQuote,
  listQuotes,
  listQuotesOn,
  updateQuote,
} from './quotes.repository.ts';

export interface QuotesService {
  /** The quote of the day (UTC) as readers see it, or null. */
  findToday(): Promise<TodaysQuote | null>;
  /** @throws DomainError `not-found` when there is none. */
  today(): Promise<TodaysQuote>;
  /** All, by display date, undated last. */
  list(): Promise<Quote[]>;
  listOn(date: string): Promise<Quote[]>;
  /** @throws DomainError `conflict` when another quote has the date */
  create(quote: NewQuote): Promise<Quote>;
  /**
   * @param version The version that the caller has seen, when it says so.
   * @throws DomainError `not-found`, `changed-meanwhile`, or `conflict` when the date is a new one
   *   that another quote has
   */
  update(id: number, quote: NewQuote, version?: number): Promise<Quote>;
  /** @throws DomainError `not-found` */
  delete(id: number): Promise<void>;
  /** Skips ids that are unknown; answers how many quotes were deleted. */
  deleteAll(ids: readonly number[]): Promise<number>;
}

interface QuotesDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly rotation: boolean;
}

const gone = () => new DomainError('not-found', 'This quote no longer exists');

async function expectFreeDate(db: Queries, date: string | null): Promise<void> {
  if (date === null) return;
  const { length: count } = await listQuotesOn(db, date);
  if (count > 0) refuseTakenDate({ date, count });
}

export function createQuotesService({
  database,
  clock,
  rotation,
}: QuotesDependencies): QuotesService {
  async function findToday(): Promise<TodaysQuote | null> {
    const quote = await quoteOfTheDay(database, clock.today(), rotation);
    if (quote === null) return null;
    const { id, text, source, displayDate, referenceUrl } = quote;
    return {
      id,
      text: toPlainText(text),
      source: toPlainText(source),
      displayDate,
      referenceUrl,
    };
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

    create: (quote) =>
      serialTransaction(database, 'quotes', async (transaction) => {
        await expectFreeDate(transaction, quote.displayDate);
        return insertQuote(transaction, quote, clock.now());
      }),

    update: (id, quote, version) =>
      serialTransaction(database, 'quotes', async (transaction) => {
        const current = await findQuote(transaction, id);
        if (current === null) throw gone();
        expectVersion(current, version);
        if (quote.displayDate !== current.displayDate) {
          await expectFreeDate(transaction, quote.displayDate);
        }
        return updateQuote(transaction, id, quote, clock.now());
      }),

    async delete(id) {
      if ((await deleteQuotes(database.writes, [id])) === 0) throw gone();
    },

    deleteAll: (ids) =>
      database.writes.transaction().execute((transaction) => deleteQuotes(transaction, ids)),
  };
}
