import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases } from '../testing/test-database.ts';
import { deleteExpiredRows } from './expired-rows.ts';
import { SLICE_ROWS } from './slices.ts';

const NOW = '2026-03-21T12:00:00.000Z';
const LATER = '2026-03-21T12:00:00.001Z';

describe.each(databases)('rows that have expired, on $name', ({ open }) => {
  it.each([0, 1, SLICE_ROWS, 2 * SLICE_ROWS + 1])(
    'are deleted, all %d of them and no other',
    async (count) => {
      const { reads, writes } = await open();
      const expired = Array.from({ length: count }, (_, index) => ({
        token_hash: `expired ${index}`,
        expires_at: NOW,
      }));
      const rows = [...expired, { token_hash: 'still there', expires_at: LATER }];
      await writes.insertInto('sessions_of_deleted_users').values(rows).execute();
      const isExpired = sql`expires_at <= ${NOW}`;
      await deleteExpiredRows(writes, 'sessions_of_deleted_users', ['token_hash'], isExpired);
      const left = await reads.selectFrom('sessions_of_deleted_users').selectAll().execute();
      expect(left).toEqual([{ token_hash: 'still there', expires_at: LATER }]);
    },
  );

  it('are told apart by all columns of the key', async () => {
    const { reads, writes } = await open();
    const batch = {
      kind: 'bulk deletion',
      actor_id: null,
      actor_name: 'anna',
      file: null,
    } as const;
    const { id } = await writes
      .insertInto('batches')
      .values({ ...batch, at: NOW, count: 1, until: LATER, undone_at: null, undone_by: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const day = { batch_id: id, day: '2026-03-21', quote_id: 1 };
    const [chosen, shown] = [
      { ...day, record: 'chosen' },
      { ...day, record: 'shown' },
    ] as const;
    await writes.insertInto('batch_days').values([chosen, shown]).execute();
    const key = ['batch_id', 'record', 'day'] as const;
    await deleteExpiredRows(writes, 'batch_days', key, sql`record = 'shown'`);
    expect(await reads.selectFrom('batch_days').selectAll().execute()).toEqual([chosen]);
  });
});
