import type { Language, Translation } from '@bahai-friends/contract';
import type { Database } from '../db/database.ts';
import { insertTranslations } from '../db/quote-translations.ts';

const NOW = '2026-01-01T00:00:00.000Z';

interface QuoteRow {
  readonly text: string;
  readonly source?: string;
  readonly displayDate?: string;
  readonly referenceUrl?: string;
  readonly updatedAt?: string;
  readonly language?: Language;
  readonly credit?: string;
  readonly addedBy?: string;
  readonly translations?: readonly NewTranslation[];
}

type NewTranslation = Pick<Translation, 'language' | 'text'> & Partial<Translation>;

/** Inserts quotes into the table, without the rules; returns their ids in order. */
export async function addQuotes(database: Database, ...quotes: QuoteRow[]): Promise<number[]> {
  const rows = await database.writes
    .insertInto('quotes')
    .values(
      quotes.map((quote) => ({
        text: quote.text,
        source: quote.source ?? 'Somebody',
        display_date: quote.displayDate ?? null,
        reference_url: quote.referenceUrl ?? null,
        created_at: NOW,
        updated_at: quote.updatedAt ?? NOW,
        language: quote.language ?? null,
        credit: quote.credit ?? null,
        added_by: quote.addedBy ?? null,
      })),
    )
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b);
  const none = { source: null, referenceUrl: null, credit: null };
  await insertTranslations(
    database.writes,
    quotes.flatMap(({ translations = [] }, index) => ({
      id: ids[index] ?? 0,
      translations: translations.map((given) => ({ ...none, ...given })),
    })),
  );
  return ids;
}

/** Adds holy days by name and civil day. */
export async function addHolyDays(database: Database, ...days: [name: string, date: string][]) {
  await database.writes
    .insertInto('holy_days')
    .values(days.map(([name, date]) => ({ name, date, created_at: NOW, updated_at: NOW })))
    .execute();
}

/** Adds social links by platform and order. */
export async function addSocialLinks(
  database: Database,
  ...links: [platform: string, order: number][]
) {
  await database.writes
    .insertInto('social_links')
    .values(
      links.map(([platform, order]) => ({
        platform,
        url: `https://example.org/${encodeURIComponent(platform)}`,
        sort_order: order,
        created_at: NOW,
        updated_at: NOW,
      })),
    )
    .execute();
}
