import { ConflictCheck, type ConflictingDate } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { checkJson } from './check-json.ts';

const HEAD = {
  hasConflicts: true,
  conflicts: [],
  internalDuplicates: [],
  rows: 1,
  same: 0,
  changed: 0,
  repeated: 0,
  ignoredColumns: [],
  notes: ['Read.'],
  noted: [],
};

const dateOf = (text: string): ConflictingDate => ({
  date: '2027-03-21',
  rows: [{ row: 2, text, source: text }],
  stored: [{ id: 1, text, source: text }],
});

async function read(dates: readonly ConflictingDate[], bytesMax?: number) {
  const json = Buffer.concat(await checkJson(HEAD, dates, (date) => date, bytesMax));
  if (bytesMax !== undefined) expect(json.length).toBeLessThanOrEqual(bytesMax);
  return ConflictCheck.parse(JSON.parse(json.toString()));
}

describe('a check as JSON', () => {
  it.each([0, 1, 2000])('holds %d dates as they are', async (count) => {
    const dates = Array.from({ length: count }, (_, index) => dateOf(`“${index}”\n😀`));
    expect(await read(dates)).toEqual({ ...HEAD, dates });
  });

  it('cuts texts shorter where there is too little room for all dates', async () => {
    const dates = Array.from({ length: 10 }, () => dateOf('é'.repeat(200)));
    const { dates: shown, notes } = await read(dates, 6000);
    expect(shown).toHaveLength(10);
    expect(shown[9]?.rows[0]?.text).toBe('é'.repeat(50));
    expect(notes).toEqual(HEAD.notes);
  });

  it('says so where not even dates without texts have room', async () => {
    const dates = Array.from({ length: 100 }, () => dateOf('x'));
    const { dates: shown, notes } = await read(dates, 3000);
    expect(shown.length).toBeGreaterThan(5);
    expect(notes.at(-1)).toBe(
      `Only the first ${shown.length} dates are shown with their quotes; the others are counted.`,
    );
  });
});
