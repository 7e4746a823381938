import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCommunityDay } from '../../community-day.ts';
import type { Database } from '../../db/database.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { insertQuotes } from '../quotes/quotes.repository.ts';
import { createQuotesService } from '../quotes/quotes.service.ts';
import { createBatchRecorder } from './batch-recorder.ts';
import { createBatchesService } from './batches.service.ts';
import { ANNA } from './testing/batch-site.ts';
import { type ModelBatch, type State, undoneState } from './testing/undo-model.ts';

/** Few dates, so that they are often taken. */
const DATES = ['2026-04-01', '2026-04-02', '2026-04-03', null];
const RUNS = 40;

const date = fc.constantFrom(...DATES);
/** Selects an existing quote or batch: the number is taken modulo how many there are. */
const some = fc.nat(99);
const step = fc.oneof(
  fc.record({
    do: fc.constant('upload' as const),
    dates: fc.array(date, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    do: fc.constant('delete' as const),
    quotes: fc.array(some, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ do: fc.constant('edit' as const), quote: some, date }),
  fc.record({ do: fc.constant('schedule' as const), one: some, other: some, date }),
  fc.record({ do: fc.constant('undo' as const), batch: some }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function site(database: Database) {
  await addUsers(database, { anna: 'Master Admin' });
  const clock = new TestClock('2026-03-21T12:00:00Z');
  const communityDay = createCommunityDay(clock, () => 'UTC');
  const quotes = createQuotesService({
    database,
    clock,
    communityDay,
    communityLanguage: () => 'en',
    rotation: false,
    onError() {},
  });
  const batches = createBatchesService({
    database,
    clock,
    deletedTitles: async () => new Map(),
    undoGatheringDeletion: () => Promise.reject(new Error('No gathering was deleted')),
    hasGatherings: async () => false,
  });
  const recorder = createBatchRecorder(clock);
  const made: ModelBatch[] = [];
  let last = 0;
  const next = () => {
    last += 1;
    return last;
  };
  const newText = () => `Text ${next()}`;
  let state: State = new Map();
  let versions: ReadonlyMap<number, number> = new Map();
  /** Reads the stored state into the model; a changed version is a new revision. */
  const takeOver = async (): Promise<void> => {
    const stored = await quotes.list();
    state = new Map(
      stored.map(({ id, text, displayDate, version }) => {
        const known = versions.get(id) === version ? state.get(id)?.revision : undefined;
        return [id, { text, date: displayDate, revision: known ?? next() }];
      }),
    );
    versions = new Map(stored.map(({ id, version }) => [id, version]));
  };
  const ignoringConflicts = (change: Promise<unknown>) =>
    change.catch((error) => {
      if (error.kind !== 'conflict') throw error;
      return { batch: null };
    });

  /** @returns The id of the batch, if the step is one. */
  async function run(each: Exclude<Step, { do: 'undo' }>, before: State): Promise<number | null> {
    const ids = [...before.keys()];
    const pick = (number: number) => ids[number % ids.length] ?? 0;
    if (each.do === 'upload') {
      return database.writes.transaction().execute(async (transaction) => {
        const batch = await recorder.open(transaction, ANNA, { kind: 'upload', file: 'a.csv' });
        const added = each.dates.map((displayDate) =>
          newQuoteWith({ text: newText(), displayDate }),
        );
        await batch.added(await insertQuotes(transaction, added, { by: 'anna', at: clock.now() }));
        return batch.close();
      });
    }
    if (ids.length === 0) return null;
    if (each.do === 'delete') return (await quotes.deleteAll(ANNA, each.quotes.map(pick))).batch;
    if (each.do === 'edit') {
      const quote = newQuoteWith({ text: newText(), displayDate: each.date });
      await ignoringConflicts(quotes.update(ANNA, pick(each.quote), quote));
      return null;
    }
    const [one, other] = [pick(each.one), pick(each.other)];
    const displayDate = before.get(other)?.date ?? DATES[0] ?? '';
    const wanted = [
      { id: one, displayDate },
      ...(other === one ? [] : [{ id: other, displayDate: each.date ?? '2026-05-01' }]),
    ];
    if (new Set(wanted.map((assignment) => assignment.displayDate)).size < wanted.length)
      return null;
    return ((await ignoringConflicts(quotes.schedule(ANNA, wanted))) as { batch: number | null })
      .batch;
  }

  return async (each: Step): Promise<void> => {
    const before = state;
    if (each.do !== 'undo') {
      const id = await run(each, before);
      await takeOver();
      if (id !== null) made.push({ id, before, after: state });
      return;
    }
    const [batch] = made.splice(each.batch % Math.max(1, made.length), 1);
    if (batch === undefined) return;
    await batches.undo(ANNA, batch.id);
    const expected = undoneState(batch, before);
    await takeOver();
    const visible = (all: State) => [...all].map(([id, { text, date }]) => [id, text, date]).sort();
    expect(visible(state)).toEqual(visible(expected));
    state = expected;
  };
}

describe('any sequence of uploads, deletions, edits, schedules and undos', () => {
  it('leaves what a model of states before and after says', async () => {
    const [sqlite] = databases;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        const database = await sqlite.open();
        const run = await site(database);
        for (const each of steps) await run(each);
      }),
      { numRuns: RUNS },
    );
  });
});
