import type { TodaysQuote } from '@bahai-friends/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { quoteOfTheDay } from './daily-quote.ts';
import { toPlainText } from './plain-text.ts';

export interface QuotesService {
  /** The quote of the day (UTC) as readers see it, or null. */
  findToday(): Promise<TodaysQuote | null>;
  /** @throws DomainError `not-found` when there is none. */
  today(): Promise<TodaysQuote>;
}

interface QuotesDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly rotation: boolean;
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
  };
}
