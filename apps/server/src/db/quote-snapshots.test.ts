import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { readSnapshot } from '../features/batches/quote-snapshot.ts';
import { checkDatabase } from '../maintenance/checks/database-checks.ts';
import { ODD_TEXTS } from '../testing/full-database.ts';
import { databaseEnvironments } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

/** More than one slice of rows in each of two batches. */
const QUOTES = 400;
const CREATED = '2026-03-05T09:00:00.000Z';
const UPDATED = '2026-03-15T09:00:00.000Z';

describe.each(databaseEnvironments)(
  'quotes of batches from before snapshots, on $name',
  ({ make }) => {
    async function beforeSnapshots(): Promise<Database> {
      const database = openDatabase(readEnvironment(await make()), () => {});
      onTestFinished(() => database.close());
      await migrate(database, '0012-sessions-and-invitations');
      return database;
    }

    const formerQuote = (id: number) => ({
      text: `${id}: ${ODD_TEXTS[id % ODD_TEXTS.length]}`,
      source: 'Somebody',
      displayDate: id % 2 === 0 ? null : '2026-04-01',
      referenceUrl: id % 3 === 0 ? null : `https://example.org/${id}`,
      createdAt: CREATED,
      updatedAt: UPDATED,
      version: (id % 7) + 1,
    });

    async function insertBatch({ writes: db }: Database, batch: number, ids: readonly number[]) {
      await sql`insert into batches (kind, at, actor_name, count, until)
      values ('bulk deletion', ${UPDATED}, 'anna', ${ids.length}, '2026-04-14T09:00:00.000Z')`.execute(
        db,
      );
      for (const id of ids) {
        const quote = formerQuote(id);
        await sql`insert into batch_quotes (batch_id, quote_id, change, text, source, display_date,
          reference_url, created_at, updated_at, version)
        values (${batch}, ${id}, 'deleted', ${quote.text}, ${quote.source}, ${quote.displayDate},
          ${quote.referenceUrl}, ${quote.createdAt}, ${quote.updatedAt}, ${quote.version})`.execute(
          db,
        );
      }
    }

    it('are kept whole', async () => {
      const database = await beforeSnapshots();
      const ids = Array.from({ length: QUOTES }, (_, index) => index + 1);
      await insertBatch(database, 1, ids);
      await insertBatch(database, 2, ids);
      await sql`insert into batch_quotes (batch_id, quote_id, change, version_after)
      values (2, ${QUOTES + 1}, 'added', 1)`.execute(database.writes);
      await migrate(database);
      const rows = await database.reads
        .selectFrom('batch_quotes')
        .selectAll()
        .orderBy('batch_id')
        .orderBy('quote_id')
        .execute();
      expect(rows.pop()).toEqual({
        batch_id: 2,
        quote_id: QUOTES + 1,
        change: 'added',
        display_date: null,
        version_after: 1,
        snapshot: null,
      });
      expect(
        rows.map(({ batch_id, quote_id, display_date, snapshot }) => ({
          batch_id,
          quote_id,
          display_date,
          quote: readSnapshot(snapshot ?? ''),
        })),
      ).toEqual(
        [1, 2].flatMap((batch_id) =>
          ids.map((id) => ({
            batch_id,
            quote_id: id,
            display_date: formerQuote(id).displayDate,
            quote: newQuoteWith({ ...formerQuote(id), addedBy: null, translations: [] }),
          })),
        ),
      );
      const findings = await Array.fromAsync(checkDatabase(database));
      const ofBatches = findings.filter(({ check }) => check === 'Quotes of batches can come back');
      expect(ofBatches).toMatchObject([{ problems: [] }]);
    });
  },
);
