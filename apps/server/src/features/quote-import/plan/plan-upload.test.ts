import type { DateChoice, OutdatedChoice } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { type PlanQuote, type PlanRow, planUpload } from './plan-upload.ts';

const A = '2027-03-21';
const B = '2027-03-22';

/** `[content, date, key?, version?]`; rows are numbered from 2. */
type Row = readonly [content: number, date: string | null, id?: number, version?: number];
/** `[id, content, date, version?]`; null for a content that no row has. */
type Stored = readonly [id: number, content: number | null, date: string | null, version?: number];

interface Choices {
  readonly dates?: Readonly<Record<string, DateChoice>>;
  readonly outdated?: Readonly<Record<number, OutdatedChoice>>;
}

function planOf(rows: readonly Row[], stored: readonly Stored[], choices: Choices = {}) {
  const planRows = rows.map(
    ([content, displayDate, id, version = 1], index): PlanRow => ({
      row: index + 2,
      content,
      displayDate,
      key: id === undefined ? null : { id, version },
    }),
  );
  const quotes = stored.map(
    ([id, content, displayDate, version = 1]): PlanQuote => ({ id, content, displayDate, version }),
  );
  const { outcomes, changes, deleted } = planUpload(
    planRows,
    new Map(quotes.map((quote) => [quote.id, quote])),
    {
      dates: new Map(Object.entries(choices.dates ?? {})),
      outdated: new Map(
        Object.entries(choices.outdated ?? {}).map(([row, choice]) => [Number(row), choice]),
      ),
    },
  );
  return { outcomes, changed: [...changes.keys()].sort(), deleted: [...deleted].sort() };
}

const outcomesOf = (...args: Parameters<typeof planOf>) => planOf(...args).outcomes;

describe('rows without keys', () => {
  it('are added, but for those that are stored or repeat another', () => {
    expect(
      outcomesOf(
        [
          [1, A],
          [2, A],
          [1, A],
          [3, null],
        ],
        [[1, 2, A]],
      ), // prettier-ignore
    ).toEqual(['added', 'same', 'repeated', 'added']);
  });
});

describe('rows with keys', () => {
  it('change their quotes, or are the same', () => {
    expect(
      planOf(
        [
          [1, A, 1],
          [2, B, 2],
          [3, B],
        ],
        [
          [1, null, A],
          [2, 2, B],
        ],
      ), // prettier-ignore
    ).toEqual({ outcomes: ['changed', 'same', 'added'], changed: [1], deleted: [] });
  });

  it('are outdated when their quote has another version, until somebody chooses', () => {
    const rows: Row[] = [[1, A, 1, 1]];
    for (const version of [2, 9]) {
      const stored: Stored[] = [[1, null, A, version]];
      expect(planOf(rows, stored)).toMatchObject({ outcomes: ['outdated'], changed: [1] });
      expect(outcomesOf(rows, stored, { outdated: { 2: 'change' } })).toEqual(['changed']);
      expect(planOf(rows, stored, { outdated: { 2: 'keep' } })).toMatchObject({
        outcomes: ['left out'],
        changed: [],
      });
    }
  });

  it('are the same, in whichever version, when their quote has their content', () => {
    expect(outcomesOf([[1, A, 1, 1]], [[1, 1, A, 5]])).toEqual(['same']);
  });

  it('are new when their quote is gone', () => {
    expect(outcomesOf([[1, A, 7]], [[1, null, A]])).toEqual(['added']);
  });

  it('do not make their quote the like of another that stays', () => {
    expect(
      planOf(
        [[2, B, 1]],
        [
          [1, null, A],
          [2, 2, B],
        ],
      ),
    ).toEqual({
      // prettier-ignore
      outcomes: ['same'],
      changed: [],
      deleted: [],
    });
  });

  it('count before equal rows without one, wherever they stand', () => {
    expect(
      outcomesOf(
        [
          [1, A],
          [1, A, 1],
          [1, A, 2],
        ],
        [
          [1, null, A],
          [2, null, B],
        ],
      ), // prettier-ignore
    ).toEqual(['repeated', 'changed', 'repeated']);
    expect(
      outcomesOf(
        [
          [1, A, 2],
          [1, A, 1],
        ],
        [
          [1, null, A],
          [2, null, B],
        ],
      ), // prettier-ignore
    ).toEqual(['repeated', 'changed']);
  });

  it('exchange what their quotes hold, around any circle', () => {
    const stored: Stored[] = [
      [1, 1, A],
      [2, 2, B],
      [3, 3, null],
    ]; // prettier-ignore
    expect(
      planOf(
        [
          [2, B, 1],
          [3, null, 2],
          [1, A, 3],
        ],
        stored,
      ),
    ).toMatchObject({
      // prettier-ignore
      outcomes: ['changed', 'changed', 'changed'],
      changed: [1, 2, 3],
    });
  });

  it('change nothing along a chain whose end stays', () => {
    const stored: Stored[] = [
      [1, 1, A],
      [2, 2, B],
      [3, 3, null],
    ]; // prettier-ignore
    expect(
      planOf(
        [
          [2, B, 1],
          [3, null, 2],
        ],
        stored,
      ),
    ).toMatchObject({
      // prettier-ignore
      outcomes: ['same', 'same'],
      changed: [],
    });
  });

  it('change quotes along a chain whose end is changed away', () => {
    const stored: Stored[] = [
      [1, null, A],
      [2, 2, B],
      [3, 3, null],
    ]; // prettier-ignore
    expect(
      planOf(
        [
          [2, B, 1],
          [3, null, 2],
          [9, A, 3],
        ],
        stored,
      ),
    ).toMatchObject({
      // prettier-ignore
      outcomes: ['changed', 'changed', 'changed'],
    });
  });

  it('may name stored quotes that are equal to each other', () => {
    const stored: Stored[] = [
      [1, 1, A],
      [2, 1, A],
    ]; // prettier-ignore
    expect(
      outcomesOf(
        [
          [1, A, 1],
          [1, A, 2],
        ],
        stored,
      ),
    ).toEqual(['same', 'same']); // prettier-ignore
    expect(
      outcomesOf(
        [
          [5, A, 1],
          [1, A, 2],
        ],
        stored,
      ),
    ).toEqual(['changed', 'same']); // prettier-ignore
  });
});

describe('a date that keeps what is stored', () => {
  const dates = { [A]: 'keep' } as const;

  it('takes no rows, neither new ones nor moved ones', () => {
    expect(
      planOf(
        [
          [1, A],
          [2, A, 2],
          [3, B],
        ],
        [
          [1, null, A],
          [2, null, B],
        ],
        { dates },
      ), // prettier-ignore
    ).toEqual({ outcomes: ['left out', 'left out', 'added'], changed: [], deleted: [] });
  });

  it('lets its own quotes change', () => {
    expect(
      outcomesOf(
        [[1, A, 1]],
        [
          [1, null, A],
          [2, null, A],
        ],
        { dates },
      ),
    ).toEqual(['changed']); // prettier-ignore
  });

  it('takes rows when nothing is stored there, or what is goes away', () => {
    expect(outcomesOf([[1, A]], [], { dates })).toEqual(['added']);
    expect(
      outcomesOf(
        [
          [1, B, 1],
          [2, A],
        ],
        [[1, null, A]],
        { dates },
      ), // prettier-ignore
    ).toEqual(['changed', 'added']);
    expect(
      outcomesOf(
        [
          [1, A, 1],
          [2, A],
        ],
        [[1, null, A]],
        { dates },
      ), // prettier-ignore
    ).toEqual(['changed', 'added']);
  });

  it('takes none when what is stored cannot go away', () => {
    const both = { [A]: 'keep', [B]: 'keep' } as const;
    expect(
      outcomesOf(
        [
          [1, B, 1],
          [2, A],
          [2, A],
        ], // prettier-ignore
        [
          [1, null, A],
          [2, null, B],
        ], // prettier-ignore
        { dates: both },
      ),
    ).toEqual(['left out', 'left out', 'left out']);
  });
});

describe('a date that is replaced', () => {
  const dates = { [A]: 'replace' } as const;

  it('loses its stored quotes and gets the rows', () => {
    expect(
      planOf(
        [[1, A]],
        [
          [1, null, A],
          [2, null, A],
          [3, null, B],
        ],
        { dates },
      ), // prettier-ignore
    ).toEqual({ outcomes: ['added'], changed: [], deleted: [1, 2] });
  });

  it('keeps the quotes that rows equal or name by their keys', () => {
    expect(
      planOf(
        [
          [1, A],
          [2, A, 2],
          [3, B, 3],
        ], // prettier-ignore
        [
          [1, 1, A],
          [2, null, A],
          [3, null, A],
          [4, null, A],
        ], // prettier-ignore
        { dates },
      ),
    ).toEqual({ outcomes: ['same', 'changed', 'changed'], changed: [2, 3], deleted: [4] });
  });

  it('loses nothing when no row comes to it', () => {
    expect(planOf([[1, B]], [[1, null, A]], { dates })).toMatchObject({ deleted: [] });
    expect(
      planOf(
        [[1, A, 1]],
        [
          [1, null, A, 2],
          [2, null, A],
        ],
        { dates, outdated: { 2: 'keep' } },
      ), // prettier-ignore
    ).toMatchObject({ outcomes: ['left out'], deleted: [] });
  });

  it('just gets the rows when nothing is stored there any more', () => {
    expect(
      outcomesOf(
        [
          [1, A],
          [2, A],
        ],
        [],
        { dates },
      ),
    ).toEqual(['added', 'added']); // prettier-ignore
  });
});
