import type { DateChoice, OutdatedChoice } from '@bahai-friends/contract';
import { type PlanQuote, type PlanRow, planUpload } from '../plan-upload.ts';

/** Two dates that rows and quotes have. */
export const A = '2027-03-21';
export const B = '2027-03-22';

/** A row without its number; with an id it has the key of that quote in a version. */
export const row = (
  content: number,
  displayDate: string | null,
  id?: number,
  version = 1,
): Omit<PlanRow, 'row'> => ({
  content,
  displayDate,
  key: id === undefined ? null : { id, version },
});

/** @param content Null for a content that no row has. */
export const stored = (
  id: number,
  content: number | null,
  displayDate: string | null,
  version = 1,
): Omit<PlanQuote, 'isNamed'> => ({ id, content, displayDate, version });

interface Choices {
  readonly dates?: Readonly<Record<string, DateChoice>>;
  readonly outdated?: Readonly<Record<number, OutdatedChoice>>;
}

/** The plan for rows, which are numbered from 2. */
export function planOf(
  rows: readonly Omit<PlanRow, 'row'>[],
  quotes: readonly Omit<PlanQuote, 'isNamed'>[],
  { dates = {}, outdated = {} }: Choices = {},
) {
  const named = new Set(rows.map(({ key }) => key?.id));
  const { outcomes, changes, deleted } = planUpload(
    rows.map((each, index) => ({ ...each, row: index + 2 })),
    new Map(quotes.map((quote) => [quote.id, { ...quote, isNamed: named.has(quote.id) }])),
    {
      dates: new Map(Object.entries(dates)),
      outdated: new Map(
        Object.entries(outdated).map(([number, choice]) => [Number(number), choice]),
      ),
    },
  );
  return { outcomes, changed: [...changes.keys()].sort(), deleted: [...deleted].sort() };
}

export const outcomesOf = (...args: Parameters<typeof planOf>) => planOf(...args).outcomes;
