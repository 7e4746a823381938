import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open-database.ts';
import { readEnvironment } from '../../environment.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databaseEnvironments, databases } from '../../testing/test-database.ts';
import { sendFile } from '../../testing/upload.ts';
import { batchSite } from './testing/batch-site.ts';

const TODAY = '2026-03-21';
const AT = '2026-03-21T12:00:00.000Z';

describe.each(databases)('who added a quote, and when, on $name', ({ open }) => {
  async function site() {
    const made = await batchSite(await open());
    const bruno = await loggedIn(made.app, 'bruno');
    return {
      ...made,
      bruno,
      /** Who has added a quote, as the dashboard gets it, alone and in the list. */
      async added(text: string) {
        const listed = await made.quote(text);
        const { addedBy, createdAt } = (
          await bruno.send('GET', `/api/quotes/${listed?.id}`)
        ).json();
        expect([listed?.addedBy, listed?.createdAt]).toEqual([addedBy, createdAt]);
        return [addedBy, createdAt];
      },
    };
  }

  it('is known of one that was typed, whoever changes it later', async () => {
    const { bruno, clock, edit, quote, added } = await site();
    await bruno.call('POST', '/api/quotes', { text: 'Typed', source: 'Somebody' });
    clock.moveTo('2026-03-22T12:00:00Z');
    await edit(await quote('Typed'), { text: 'Changed by anna' });
    expect(await added('Changed by anna')).toEqual(['bruno', AT]);
  });

  it('is known of those of a file, and not that who uploads it adds what was there', async () => {
    const { anna, bruno, added } = await site();
    await sendFile(bruno, 'upload', 'quotes.csv', 'text,source\nOne,Somebody');
    await sendFile(anna, 'upload', 'quotes.csv', 'text,source\nOne,Somebody\nTwo,Somebody');
    expect([await added('One'), await added('Two')]).toEqual([
      ['bruno', AT],
      ['anna', AT],
    ]);
  });

  it('is known again when a deleted quote comes back', async () => {
    const { bruno, clock, quote, deleteAll, undone, added } = await site();
    await bruno.call('POST', '/api/quotes', { text: 'Typed', source: 'Somebody' });
    clock.moveTo('2026-03-22T12:00:00Z');
    expect(await undone(await deleteAll((await quote('Typed'))?.id))).toMatchObject({
      restored: 1,
    });
    expect(await added('Typed')).toEqual(['bruno', AT]);
  });

  it('is told to nobody else, and in no file', async () => {
    const { app, bruno } = await site();
    const quote = { text: 'Typed', source: 'Somebody', displayDate: TODAY };
    await bruno.call('POST', '/api/quotes', quote);
    for (const url of [
      '/',
      '/api/quotes/today',
      `/quotes/${TODAY}`,
      '/quotes',
      '/feeds/quotes.rss',
    ]) {
      const answer = await app.inject(url);
      expect([url, answer.statusCode, answer.body.includes('Typed')]).toEqual([url, 200, true]);
      expect(answer.body).not.toContain('bruno');
      expect(answer.body).not.toContain('addedBy');
    }
    const file = (await bruno.send('GET', '/api/quotes/export?format=csv')).body;
    expect(file).toContain('Typed');
    expect(file).not.toContain('bruno');
  });
});

describe.each(databaseEnvironments)(
  'who added quotes of an earlier version on $name',
  ({ make }) => {
    it('is taken over from the audit trail and from uploads', async () => {
      const database = openDatabase(readEnvironment(await make()), () => {});
      onTestFinished(() => database.close());
      await migrate(database, '0022-letters');
      const { writes: db } = database;
      for (const text of ['Typed', 'Edited', 'From a file', 'Brought along']) {
        await sql`insert into quotes (text, source, created_at, updated_at)
        values (${text}, 'Somebody', ${AT}, ${AT})`.execute(db);
      }
      for (const [kind, id, action] of [
        ['quote', 1, 'created'],
        ['quote', 2, 'updated'],
        ['holy day', 4, 'created'],
      ] as const) {
        await sql`insert into audit_entries (at, actor_name, kind, subject_id, action, details)
        values (${AT}, 'Táhirih', ${kind}, cast(${id} as integer), ${action}, '{}')`.execute(db);
      }
      await sql`insert into batches (kind, at, actor_name, count, until)
      values ('upload', ${AT}, 'bruno', 2, ${AT})`.execute(db);
      await sql`insert into batch_quotes (batch_id, quote_id, change, version_after)
      values (1, 3, 'added', 1), (1, 2, 'changed', 2)`.execute(db);
      await migrate(database);
      const rows = await db
        .selectFrom('quotes')
        .select(['text', 'added_by'])
        .orderBy('id')
        .execute();
      expect(rows.map(({ text, added_by }) => [text, added_by])).toEqual([
        ['Typed', 'Táhirih'],
        ['Edited', null],
        ['From a file', 'bruno'],
        ['Brought along', null],
      ]);
    });
  },
);
