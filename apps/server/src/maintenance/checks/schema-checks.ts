import type { Database } from '../../db/database.ts';
import { migratedPostgresSchema, postgresSchema } from '../schema/postgres-schema.ts';
import { type SchemaDifference, schemaDifferences } from '../schema/schema-differences.ts';
import { migratedSqliteSchema, sqliteSchema } from '../schema/sqlite-schema.ts';
import type { Found } from './found.ts';

async function differencesIn({
  dialect,
  reads,
  writes,
}: Database): Promise<SchemaDifference[] | null> {
  if (dialect === 'sqlite') {
    return schemaDifferences(await sqliteSchema(reads), await migratedSqliteSchema());
  }
  const expected = await migratedPostgresSchema(writes);
  return expected && schemaDifferences(await postgresSchema(reads), expected);
}

/**
 * The tables, indexes and triggers that the migrations make and that are missing, and those that come from elsewhere.
 */
export async function schemaProblems(database: Database): Promise<Found> {
  const differences = await differencesIn(database);
  if (differences === null) return { unseen: 'no schema can be made to compare them with' };
  return differences.map(({ text }) => text);
}
