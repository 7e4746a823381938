import {
  FIRST_CIVIL_DAY,
  LAST_CIVIL_DAY,
  LAST_YEAR,
  toBadiDate,
} from '@bahai-friends/badi-calendar';
import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import { codePointText, strictTable } from './column-types.ts';

/** The starter content had the holy days of the year in which it was added, and of the next two. */
const STARTER_YEARS = 3;

async function createTables(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const text = codePointText(dialect);
  const options = strictTable(dialect);
  const statements = [
    sql`create table settings (
      id integer primary key not null default 1 check (id = 1),
      site_name text not null,
      tagline text not null,
      time_zone text not null,
      place_name text,
      latitude_tenths integer,
      longitude_tenths integer,
      language text not null,
      contact text not null,
      holy_days_ahead integer not null,
      listed integer not null,
      updated_at ${text} not null,
      version integer not null default 1,
      check ((place_name is null) = (latitude_tenths is null)),
      check ((place_name is null) = (longitude_tenths is null))
    ) ${options}`,
    sql`create table shown_quotes (
      day ${text} primary key not null,
      quote_id integer not null references quotes (id) on delete cascade
    ) ${options}`,
    sql`create index shown_quotes_by_quote on shown_quotes (quote_id)`,
    sql`insert into shown_quotes (day, quote_id) select day, quote_id from daily_quotes`,
    sql`create table holy_day_years (year integer primary key not null) ${options}`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** Has PostgreSQL notify all instances of changed settings. */
async function announceChanges(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger settings_changed
    after insert or update or delete or truncate on settings
    for each statement execute function notify_content_changed()`.execute(db);
}

/** The Badí years of the starter content and of every stored holy day. */
async function addedYears(db: Kysely<unknown>): Promise<number[]> {
  const { rows: started } = await sql<{ day: string }>`
    select value as day from installation where key = 'starter-content'`.execute(db);
  const { rows: stored } = await sql<{ day: string }>`
    select distinct date as day from holy_days`.execute(db);
  const yearsFrom = (rows: readonly { day: string }[]) =>
    rows
      .filter(({ day }) => day >= FIRST_CIVIL_DAY && day <= LAST_CIVIL_DAY)
      .map(({ day }) => toBadiDate(day).year);
  const starter = yearsFrom(started).flatMap((year) =>
    Array.from({ length: STARTER_YEARS }, (_, index) => year + index),
  );
  const years = new Set([...starter, ...yearsFrom(stored)]);
  return [...years].filter((year) => year <= LAST_YEAR);
}

/** What the community has set, what each day has shown, and the years whose holy days were added. */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createTables(db, dialect);
  if (dialect === 'postgres') await announceChanges(db);
  for (const year of await addedYears(db)) {
    await sql`insert into holy_day_years (year) values (${year})`.execute(db);
  }
}
