import type { Database } from '../../db/database.ts';
import { migratedPostgresSchema, postgresSchema } from '../schema/postgres-schema.ts';
import { type SchemaDifference, schemaDifferences } from '../schema/schema-differences.ts';
import { migratedSqliteSchema, sqliteSchema } from '../schema/sqlite-schema.ts';

async function differencesIn({ dialect, reads, writes }: Database): Promise<SchemaDifference[]> {
  if (dialect === 'sqlite') {
    return schemaDifferences(await sqliteSchema(reads), await migratedSqliteSchema());
  }
  const expected = await migratedPostgresSchema(writes);
  return expected === null ? [] : schemaDifferences(await postgresSchema(reads), expected);
}

/** What is missing of the tables, indexes and triggers that the migrations make, or came from elsewhere. */
export async function schemaProblems(database: Database): Promise<string[]> {
  return (await differencesIn(database)).map(({ text }) => text);
}
