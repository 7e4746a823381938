import { describe, expect, it } from 'vitest';
import { databases } from '../testing/test-database.ts';
import { compiledOnce } from './compiled-once.ts';

interface Stamp {
  readonly id: string;
  readonly expiresAt: string;
}

describe.each(databases)('a query that is compiled once, on $name', ({ open }) => {
  it('has the values of each call, in and outside a transaction', async () => {
    const { reads, writes } = await open();
    const insert = compiledOnce((db, { id, expiresAt }: Stamp) =>
      db.insertInto('used_stamps').values({ id, expires_at: expiresAt }).returning('id'),
    );
    const select = compiledOnce((db, { id }: Pick<Stamp, 'id'>) =>
      db.selectFrom('used_stamps').selectAll().where('id', 'in', [id, 'a constant']).orderBy('id'),
    );
    const [first, second] = ['first', 'second'].map((id) => ({ id, expiresAt: `of the ${id}` }));
    if (!first || !second) throw new Error('There are two');

    expect(await insert(writes, first)).toEqual([{ id: 'first' }]);
    await writes.transaction().execute((transaction) => insert(transaction, second));
    await insert(writes, { id: 'a constant', expiresAt: 'ever' });

    const constant = { id: 'a constant', expires_at: 'ever' };
    expect(await select(reads, first)).toEqual([
      constant,
      { id: 'first', expires_at: 'of the first' },
    ]);
    expect(await select(writes, second)).toEqual([
      constant,
      { id: 'second', expires_at: 'of the second' },
    ]);
    expect(await select(reads, { id: 'none' })).toEqual([constant]);
  });

  it('is built with the first call alone', async () => {
    const { reads } = await open();
    let built = 0;
    const select = compiledOnce((db, { id }: Pick<Stamp, 'id'>) => {
      built += 1;
      return db.selectFrom('used_stamps').selectAll().where('id', '=', id);
    });
    expect(await select(reads, { id: 'a' })).toEqual([]);
    expect(await select(reads, { id: 'b' })).toEqual([]);
    expect(built).toBe(1);
  });

  it('stores null where a value is null', async () => {
    const { writes } = await open();
    const insert = compiledOnce((db, { at, by }: { at: string; by: number | null }) =>
      db
        .insertInto('batches')
        .values({
          kind: 'bulk deletion',
          actor_id: by,
          actor_name: 'anna',
          file: null,
          at,
          count: 1,
          until: at,
          undone_at: null,
          undone_by: null,
        })
        .returning(['actor_id', 'file']),
    );
    expect(await insert(writes, { at: '2026-03-21T12:00:00.000Z', by: null })).toEqual([
      { actor_id: null, file: null },
    ]);
  });
});

it('is compiled for each database in its own language', async () => {
  const [sqlite, postgres] = await Promise.all(databases.map(({ open }) => open()));
  const select = compiledOnce((db, { id }: Pick<Stamp, 'id'>) =>
    db.selectFrom('used_stamps').select('id').where('id', '=', id),
  );
  if (!sqlite || !postgres) throw new Error('There are two kinds of databases');
  expect(await select(sqlite.reads, { id: 'a' })).toEqual([]);
  expect(await select(postgres.reads, { id: 'a' })).toEqual([]);
});
