import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database, Dialect } from '../../db/database.ts';
import { fillEveryTable } from '../../testing/full-database.ts';
import { databases } from '../../testing/test-database.ts';
import { checkContents, checkDatabase } from './database-checks.ts';

/** Statements that switch off the database's own constraints. */
const UNGUARDED: Readonly<Record<Dialect, readonly string[]>> = {
  sqlite: ['drop index one_master_admin'],
  postgres: [
    'drop index one_master_admin',
    'alter table sessions drop constraint sessions_user_id_fkey',
    'alter table daily_quotes drop constraint daily_quotes_quote_id_fkey',
    'alter table quote_translations drop constraint quote_translations_quote_id_fkey',
    'alter table social_links drop constraint social_links_sort_order_check',
    'alter table batches drop constraint batches_kind_check',
    'alter table batch_quotes drop constraint batch_quotes_batch_id_fkey',
    'alter table batch_gatherings drop constraint batch_gatherings_batch_id_fkey',
    'alter table gathering_exceptions drop constraint gathering_exceptions_gathering_id_fkey',
    'alter table gathering_answers drop constraint gathering_answers_gathering_id_fkey',
    'alter table gathering_programmes drop constraint gathering_programmes_gathering_id_fkey',
    'alter table programme_readers drop constraint programme_readers_gathering_id_fkey',
  ],
};

/** Statements that break a rule, the check that finds each, and the problem that it prints. */
const VIOLATIONS: readonly (readonly [statement: string, check: string, problem: RegExp])[] = [
  ["update users set role = 'Admin'", 'There is exactly one Master Admin', /^there are 0$/],
  ["update users set role = 'Master Admin'", 'There is exactly one Master Admin', /^there are 2$/],
  [
    "update users set username_key = 'ANNA' where username = 'anna'",
    'Users keep the rules',
    /compared/,
  ],
  [
    "update users set password_hash = 'secret' where username = 'anna'",
    'Users keep the rules',
    /password/,
  ],
  [
    "update users set username = 'Jo', username_key = 'jo' where username = 'anna'",
    'Users keep the rules',
    /at least 3/,
  ],
  [
    "update users set username = 'anna\u200b', username_key = 'anna\u200b' where username = 'anna'",
    'Usernames show what they are',
    /^number \d+ \(“anna\\u\{200b\}”\): Username must not contain invisible .+\. Please rename the user$/,
  ],
  [
    "update installation set value = 'another' where key = 'factor-key'",
    'Second factors can be used',
    /^the authenticator app of user \d+ cannot be read$/,
  ],
  [
    "update passkeys set name = ' '",
    'Second factors can be used',
    /^number \d+ \(“ ”\): Name is required$/,
  ],
  ["update passkeys set counter = 'x'", 'Second factors can be used', /its counter is no number$/],
  [
    "update quotes set reference_url = 'https://a.example/\u0007' where id = 1",
    'Addresses can be shown',
    /^number 1 \(“.+”\): referenceUrl: URL contains characters that cannot be shown/,
  ],
  [
    "update social_links set url = 'https://a.example/\u0085' where id = 1",
    'Addresses can be shown',
    /^number 1 \(“X”\): url: URL contains characters that cannot be shown/,
  ],
  [
    "update quotes set display_date = '0027-02-13' where id = 1",
    'Dates are of the years 1844 to 2351',
    /^number 1 \(“.+”\): displayDate is 0027-02-13\. Please correct it$/,
  ],
  [
    "update holy_days set date = '2352-01-01' where id = 1",
    'Dates are of the years 1844 to 2351',
    /^number 1 \(“.+”\): date is 2352-01-01\. Please correct it$/,
  ],
  [
    "update holy_days set name = 'bell \u0007' where id = 1",
    'Holy days keep the rules',
    /^number 1 \(“bell \\u\{7\}”\): name: Name contains characters that cannot be shown/,
  ],
  [
    "update settings set time_zone = 'Mars/Base'",
    'Settings keep the rules',
    /^timeZone: Time zone/,
  ],
  ['insert into holy_day_years values (508)', 'Settings keep the rules', /^508 is no year/],
  ["update shown_quotes set day = 'today'", 'Recorded quotes of days are there', /^“today” is no/],
  ['update sessions set user_id = 999', 'Sessions belong to users', /^1 belong to nobody$/],
  [
    "update quotes set display_date = '2026-02-30' where id = 1",
    'Quotes keep the rules',
    /^number 1 \(“.+”\): displayDate: .*Date/,
  ],
  [
    "update quotes set display_date = '2026-02-20T10:00:00Z' where id = 1",
    'Quotes keep the rules',
    /as the program writes it/,
  ],
  [
    "update quotes set text = ' padded' where id = 1",
    'Quotes keep the rules',
    /as the program writes it/,
  ],
  [
    `update quotes set text = '${'e\u0301'}' where id = 1`,
    'Quotes keep the rules',
    /as the program writes it/,
  ],
  [
    `update quotes set source = '${'x'.repeat(501)}' where id = 1`,
    'Quotes keep the rules',
    /at most 500/,
  ],
  [`update quotes set text = '' where id = 1`, 'Quotes keep the rules', /required/],
  [
    "update quotes set reference_url = 'javascript:alert(1)' where id = 1",
    'Quotes keep the rules',
    /valid URL/,
  ],
  [
    'update quotes set version = 0 where id = 1',
    'Quotes keep the rules',
    /^number 1 \(“.+”\): version/,
  ],
  [
    "update quotes set language = 'tlh' where id = 1",
    'Quotes keep the rules',
    /^number 1 \(“.+”\): language: language must be one of/,
  ],
  [
    "update quotes set language = 'ar' where id = 3",
    'Quotes keep the rules',
    /^number 3 \(“.+”\): translations\.0\.language: The quote itself is in Arabic$/,
  ],
  [
    "update quote_translations set text = ' padded' where quote_id = 3",
    'Quotes keep the rules',
    /^number 3 \(“.+”\): is not written as the program writes it$/,
  ],
  [
    "update quote_translations set source = '' where quote_id = 3",
    'Quotes keep the rules',
    /^number 3 \(“.+”\): is not written as the program writes it$/,
  ],
  [
    "update quote_translations set language = 'tlh' where quote_id = 3 and language = 'ar'",
    'Quotes keep the rules',
    /^number 3 \(“.+”\): translations\.1\.language: language must be one of/,
  ],
  [
    "update quote_translations set quote_id = 999 where quote_id = 3 and language = 'de'",
    'Quotes keep the rules',
    /^number 999 \(“de”\): the quote of this translation is gone$/,
  ],
  [
    'update daily_quotes set quote_id = 999',
    'Recorded quotes of days are there',
    /^that of 2026-03-22 is gone$/,
  ],
  [
    "update daily_quotes set day = 'today'",
    'Recorded quotes of days are there',
    /^“today” is no day$/,
  ],
  [
    "update holy_days set date = '21 March' where id = 1",
    'Holy days keep the rules',
    /^number 1 \(“.+”\): date: Date/,
  ],
  [
    'update social_links set sort_order = -1 where id = 1',
    'Social links keep the rules',
    /positive/,
  ],
  [
    "update audit_entries set details = '{' where id = 1",
    'Recorded changes keep the rules',
    /^number 1: details: is not JSON$/,
  ],
  [
    "update audit_entries set details = '{}' where id = 1",
    'Recorded changes keep the rules',
    /^number 1: change\./,
  ],
  [
    "update batches set kind = 'import' where id = 1",
    'Batches keep the rules',
    /^number 1: kind: /,
  ],
  ['update batches set count = 0 where id = 1', 'Batches keep the rules', /^number 1: count: /],
  [
    "update batches set undone_by = 'anna' where id = 1",
    'Batches keep the rules',
    /^number 1: undone: when and by whom/,
  ],
  [
    "update batches set until = '2020-01-01T00:00:00.000Z' where id = 1",
    'Batches keep the rules',
    /^number 1: until: is not 30 days later$/,
  ],
  [
    'update batch_quotes set batch_id = 999 where quote_id = 2',
    'Quotes of batches can come back',
    /^quote 2 of number 999: the batch is gone$/,
  ],
  [
    'update batch_quotes set snapshot = null where quote_id = 2',
    'Quotes of batches can come back',
    /^quote 2 of number 1: does not have the values of one deleted$/,
  ],
  [
    'update batch_quotes set snapshot = replace(snapshot, \'"text"\', \'"other"\') where quote_id = 2',
    'Quotes of batches can come back',
    /^quote 2 of number 1: does not have the values of one deleted$/,
  ],
  [
    'update batch_quotes set snapshot = replace(snapshot, \'"v":2\', \'"v":99\') where quote_id = 2',
    'Quotes of batches can come back',
    /^quote 2 of number 1: does not have the values of one deleted$/,
  ],
  [
    "update batch_quotes set snapshot = '{}' where change = 'added'",
    'Quotes of batches can come back',
    /^quote \d+ of number 1: does not have the values of one added$/,
  ],
  [
    "update batch_quotes set display_date = '2026-03-01' where quote_id = 3",
    'Quotes of batches can come back',
    /^quote 3 of number 1: its date is not that of its snapshot$/,
  ],
  [
    "update batch_quotes set snapshot = replace(snapshot, 'Z', '') where quote_id = 2",
    'Quotes of batches can come back',
    /^quote 2 of number 1: “.+” is no moment in UTC$/,
  ],
  [
    "update batch_quotes set display_date = '2026-02-30' where quote_id = 2",
    'Quotes of batches can come back',
    /^quote 2 of number 1: “2026-02-30” is no day$/,
  ],
  [
    "update gatherings set kind = 'party' where id = 1",
    'Gatherings keep the rules',
    /^number 1 \(“.+”\): kind: kind must be one of/,
  ],
  [
    "update gatherings set repeat = '{' where id = 1",
    'Gatherings keep the rules',
    /^number 1 \(“.+”\): repeat: cannot be read$/,
  ],
  [
    "update gatherings set ends = '2026-03-01' where id = 1",
    'Gatherings keep the rules',
    /^number 1 \(“.+”\): ends: is before it starts$/,
  ],
  [
    "update gathering_exceptions set moved = '2026-02-30'",
    'Gatherings keep the rules',
    /^number 1 \(“2026-03-31”\): day: Date must be a real day/,
  ],
  [
    'update gathering_exceptions set gathering_id = 999',
    'Gatherings keep the rules',
    /^number 999 \(“2026-03-31”\): the gathering is gone$/,
  ],
  [
    'update gathering_answers set people = 21',
    'Answers to gatherings keep the rules',
    /^1: 21 people$/,
  ],
  [
    "update gathering_answers set held_on = '2026-02-30'",
    'Answers to gatherings keep the rules',
    /^1: “2026-02-30” is no day$/,
  ],
  [
    'update gathering_answers set gathering_id = 999',
    'Answers to gatherings keep the rules',
    /^1: the gathering is gone$/,
  ],
  [
    "update gathering_programmes set items = '{'",
    'Programmes of gatherings keep the rules',
    /^number 1 \(“2026-03-31”\): cannot be read$/,
  ],
  [
    `update gathering_programmes set items = '[{"part":"other","title":"","text":"","source":"x"}]'`,
    'Programmes of gatherings keep the rules',
    /^number 1 \(“2026-03-31”\): items\.0\.title: An item needs a title or a text$/,
  ],
  [
    'update gathering_programmes set gathering_id = 999',
    'Programmes of gatherings keep the rules',
    /^number 999 \(“2026-03-31”\): the gathering is gone$/,
  ],
  [
    "update programme_readers set held_on = '2026-02-30'",
    'Programmes of gatherings keep the rules',
    /^number 1 \(“2026-03-31”\): “2026-02-30” is no day$/,
  ],
  [
    "update batch_gatherings set snapshot = '{}'",
    'Deleted gatherings can come back',
    /^gathering 2 of number \d+: cannot be read$/,
  ],
  [
    'update batch_gatherings set batch_id = 999',
    'Deleted gatherings can come back',
    /^gathering 2 of number 999: the batch is gone$/,
  ],
  [
    "update sessions set expires_at = 'tomorrow'",
    'Moments are written in UTC',
    /^1 in expires_at of sessions$/,
  ],
  [
    "update quotes set updated_at = '2026-01-01 00:00:00' where id = 1",
    'Moments are written in UTC',
    /updated_at of quotes/,
  ],
];

const broken = async (database: Database, run = checkDatabase) =>
  (await Array.fromAsync(run(database))).filter(({ problems }) => problems.length > 0);

describe.each(databases)('the checks on $name', ({ open }) => {
  it('say what is wrong', async () => {
    const database = await open();
    await fillEveryTable(database);
    expect(await broken(database)).toEqual([]);
    if (database.dialect === 'sqlite') {
      await sql`pragma foreign_keys = off`.execute(database.writes);
      await sql`pragma ignore_check_constraints = on`.execute(database.writes);
    }
    const transaction = await database.writes.startTransaction().execute();
    const execute = (statement: string) =>
      sql
        .raw(statement)
        .execute(transaction)
        .catch((cause: unknown) => {
          throw new Error(`refused: ${statement}`, { cause });
        });
    for (const statement of UNGUARDED[database.dialect]) await execute(statement);
    await execute('savepoint sound');
    for (const [statement, check, problem] of VIOLATIONS) {
      await execute(statement);
      // Without what is said of the tables: to compare them, PostgreSQL makes all of them anew.
      const findings = await broken({ ...database, reads: transaction }, checkContents);
      await execute('rollback to savepoint sound');
      const problems = findings.filter((finding) => finding.check === check);
      expect
        .soft(problems, statement)
        .toMatchObject([{ check, problems: [expect.stringMatching(problem)] }]);
    }
    await transaction.rollback().execute();
    expect(await broken(database)).toEqual([]);
  });
});

describe('the checks', () => {
  it('finds rows that refer to nothing', async () => {
    const [sqlite] = databases;
    const database = await sqlite.open();
    await fillEveryTable(database);
    await database.writes.connection().execute(async (db) => {
      await sql`pragma foreign_keys = off`.execute(db);
      await sql`update sessions set user_id = 999`.execute(db);
    });
    const [first] = await broken(database);
    expect(first).toMatchObject({
      check: 'The database is intact',
      problems: ['a row of sessions refers to no row of users'],
    });
  });

  it('finds a constraint that PostgreSQL has not checked', async () => {
    const [, postgres] = databases;
    const database = await postgres.open();
    await fillEveryTable(database);
    await sql`alter table quotes add constraint short check (length(text) < 3) not valid`.execute(
      database.writes,
    );
    expect(await broken(database)).toMatchObject([
      { check: 'The database is intact', problems: ['short is not valid'] },
      { problems: ['the constraint short is none of this program’s'] },
    ]);
    await sql`alter table quotes drop constraint short`.execute(database.writes);
  });
});
