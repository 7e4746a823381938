import type { Queries } from '../../db/database.ts';

/** Finds which days have a quote of their own. Days are civil days. */
export function quoteDays(db: Queries) {
  const quotes = db.selectFrom('quotes');
  return {
    /** Whether there is any quote at all. */
    hasQuotes: async () => (await quotes.select('id').limit(1).executeTakeFirst()) !== undefined,

    /** Whether there is a quote without a day, which the rotation can show on any. */
    hasUnscheduled: async () =>
      (await quotes.select('id').where('display_date', 'is', null).limit(1).executeTakeFirst()) !==
      undefined,

    /** The days with a quote from one day to another, both included. */
    async between(first: string, last: string): Promise<ReadonlySet<string>> {
      const rows = await quotes
        .select('display_date')
        .distinct()
        .where('display_date', '>=', first)
        .where('display_date', '<=', last)
        .execute();
      return new Set(rows.flatMap(({ display_date: day }) => day ?? []));
    },

    /** The last day with a quote before a day; null where there is none. */
    async lastBefore(day: string): Promise<string | null> {
      const row = await quotes
        .select(({ fn }) => fn.max('display_date').as('last'))
        .where('display_date', '<', day)
        .executeTakeFirst();
      return row?.last ?? null;
    },
  };
}
