import { DATE_CHOICES, type DateChoice, type OutdatedChoice } from '@bahai-friends/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlanQuote, type PlanRow, planUpload } from './plan-upload.ts';

const SEED = 27;
const RUNS = 3000;

/** Few contents on few dates, so that they collide often; a content includes its date. */
const CONTENTS = 8;
const DATES = ['2027-03-21', '2027-03-22', null] as const;
const dateOf = (content: number) => DATES[content % DATES.length] ?? null;

const content = fc.nat({ max: CONTENTS - 1 });
const version = fc.integer({ min: 1, max: 2 });
const anyCase = fc.record({
  stored: fc.array(fc.record({ content, version }), { maxLength: 6 }),
  rows: fc.array(fc.record({ content, keyed: fc.boolean() }), { minLength: 1, maxLength: 6 }),
  order: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
  dates: fc.array(fc.option(fc.constantFrom(...DATE_CHOICES)), { minLength: 2, maxLength: 2 }),
  outdated: fc.array(fc.option(fc.constantFrom<OutdatedChoice>('change', 'keep')), {
    minLength: 6,
    maxLength: 6,
  }),
});
type Case = typeof anyCase extends fc.Arbitrary<infer T> ? T : never;

/** Plays a case: its rows, stored quotes and choices, and the result. */
function play({ stored, rows, order, dates, outdated }: Case) {
  const unnamed = stored.map(
    (quote, index): Omit<PlanQuote, 'isNamed'> => ({
      id: index + 1,
      version: quote.version,
      displayDate: dateOf(quote.content),
      content: rows.some((row) => row.content === quote.content) ? quote.content : null,
    }),
  );
  const free = unnamed
    .map(({ id }) => id)
    .sort((a, b) => (order[a - 1] ?? 0) - (order[b - 1] ?? 0));
  const planRows = rows.map((row, index): PlanRow => {
    const id = row.keyed ? free.pop() : undefined;
    return {
      row: index + 2,
      displayDate: dateOf(row.content),
      content: row.content,
      key: id === undefined ? null : { id, version: 1 },
    };
  });
  const named = new Set(planRows.map(({ key }) => key?.id));
  const quotes = unnamed.map((quote) => ({ ...quote, isNamed: named.has(quote.id) }));
  const choices = {
    dates: new Map<string, DateChoice>(
      dates.flatMap((choice, index) => (choice ? [[DATES[index] as string, choice]] : [])),
    ),
    outdated: new Map(
      outdated.flatMap((choice, index) => (choice ? [[index + 2, choice] as const] : [])),
    ),
  };
  const plan = planUpload(planRows, new Map(quotes.map((quote) => [quote.id, quote])), choices);
  const before = new Map(stored.map((quote, index) => [index + 1, quote.content]));
  const after = new Map(before);
  for (const id of plan.deleted) after.delete(id);
  for (const [id, index] of plan.changes) after.set(id, rows[index]?.content ?? -1);
  for (const [index, outcome] of plan.outcomes.entries()) {
    if (outcome === 'added') after.set(100 + index, rows[index]?.content ?? -1);
  }
  return { planRows, quotes, choices, plan, before, after };
}

const countIn = (contents: ReadonlyMap<number, number>, wanted: number): number =>
  contents
    .values()
    .filter((each) => each === wanted)
    .toArray().length;

const check = (holds: (played: ReturnType<typeof play>) => void) =>
  fc.assert(
    fc.property(anyCase, (some) => holds(play(some))),
    { seed: SEED, numRuns: RUNS },
  );

describe('whatever a file holds and is stored', () => {
  it('every row is there afterwards, but for those that are left out', () => {
    check(({ planRows, plan, after }) => {
      for (const [index, row] of planRows.entries()) {
        if (plan.outcomes[index] === 'left out') continue;
        expect(countIn(after, row.content)).toBeGreaterThan(0);
      }
    });
  });

  it('nothing is doubled', () => {
    check(({ before, after }) => {
      for (let each = 0; each < CONTENTS; each += 1) {
        expect(countIn(after, each)).toBeLessThanOrEqual(Math.max(countIn(before, each), 1));
      }
    });
  });

  it('a stored quote changes by its own key alone, and goes only where its date is replaced', () => {
    check(({ planRows, choices, plan, before, after }) => {
      for (const [id, was] of before) {
        const row = planRows.find(({ key }) => key?.id === id);
        const is = after.get(id);
        if (is === undefined) {
          expect(choices.dates.get(dateOf(was) ?? '')).toBe('replace');
          expect(row).toBeUndefined();
          expect(planRows.map((each) => each.content)).not.toContain(was);
          const coming = planRows.filter(
            (each, index) =>
              each.displayDate === dateOf(was) && plan.outcomes[index] !== 'left out',
          );
          expect(coming).not.toEqual([]);
        } else if (is !== was) expect(is).toBe(row?.content);
      }
    });
  });

  it('a row with a key changes its quote unless that would double another, or a choice keeps it', () => {
    check(({ planRows, choices, plan, before, after }) => {
      for (const [index, { row, key, content: wanted, displayDate }] of planRows.entries()) {
        if (!key || before.get(key.id) === wanted || after.get(key.id) === wanted) continue;
        const keepsDate = displayDate !== null && choices.dates.get(displayDate) === 'keep';
        const keepsQuote = choices.outdated.get(row) === 'keep';
        if (plan.outcomes[index] === 'left out') {
          expect(keepsDate || keepsQuote).toBe(true);
        } else {
          expect(['same', 'repeated']).toContain(plan.outcomes[index]);
        }
      }
    });
  });

  it('a date that keeps what it has gets nothing more', () => {
    check(({ choices, before, after }) => {
      for (const [date, choice] of choices.dates) {
        if (choice !== 'keep') continue;
        const on = (contents: ReadonlyMap<number, number>) =>
          new Set([...contents].flatMap(([id, each]) => (dateOf(each) === date ? [id] : [])));
        const stays = [...before].some(
          ([id, was]) => dateOf(was) === date && after.get(id) === was,
        );
        if (stays) for (const id of on(after)) expect(on(before)).toContain(id);
      }
    });
  });

  it('only outdated quotes are asked about, and what is counted is there', () => {
    check(({ planRows, quotes, choices, plan, after }) => {
      for (const [index, outcome] of plan.outcomes.entries()) {
        const { key, row } = planRows[index] as PlanRow;
        const own = quotes.find(({ id }) => id === key?.id);
        if (outcome === 'outdated') {
          expect(own?.version).toBe(2);
          expect(choices.outdated.has(row)).toBe(false);
        }
        if (outcome === 'changed' && own?.version === 2) {
          expect(choices.outdated.get(row)).toBe('change');
        }
      }
      for (const date of DATES) {
        if (date === null) continue;
        const there = after
          .values()
          .filter((each) => dateOf(each) === date)
          .toArray();
        expect(plan.countAfter(date)).toBe(there.length);
      }
    });
  });
});
