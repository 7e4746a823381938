import { CivilDay } from '@bahai-friends/contract';
import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/tables/index.ts';

/** As `writeInstant` writes them: only then do they compare as text. */
const INSTANT =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** Which columns hold instants; every table has to say. */
const INSTANTS: { readonly [T in keyof Tables]: readonly (keyof Tables[T] & string)[] } = {
  installation: [],
  quotes: ['created_at', 'updated_at'],
  daily_quotes: [],
  holy_days: ['created_at', 'updated_at'],
  social_links: ['created_at', 'updated_at'],
  users: ['last_modified'],
  sessions: ['created_at', 'expires_at'],
  login_attempts: ['window_ends_at', 'last_attempt_at'],
  audit_entries: ['at'],
};

/** Instants that would not sort among the others. */
export async function timestampProblems(db: Queries): Promise<string[]> {
  const problems: string[] = [];
  for (const [table, columns] of Object.entries(INSTANTS)) {
    for (const column of columns) {
      const { rows } = await sql<{ instant: string }>`
        select ${sql.ref(column)} as instant from ${sql.table(table)}`.execute(db);
      const wrong = rows.filter(({ instant }) => !INSTANT.test(instant)).length;
      if (wrong > 0) problems.push(`${wrong} in ${column} of ${table}`);
    }
  }
  return problems;
}

/** Days with a recorded quote that are no days, or whose quote is gone. */
export async function dailyQuoteProblems(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('daily_quotes')
    .leftJoin('quotes', 'quotes.id', 'daily_quotes.quote_id')
    .select(['day', 'quotes.id as quote'])
    .orderBy('day')
    .execute();
  return rows
    .filter(({ day, quote }) => quote === null || !CivilDay.safeParse(day).success)
    .map(({ day, quote }) => (quote === null ? `that of ${day} is gone` : `“${day}” is no day`));
}
