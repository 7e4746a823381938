import { type PreviewRow, say } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { previewWith, rowWith, rowWithoutSource } from '../../../../testing/workbench.ts';
import { judgeRow } from './judge-row.ts';
import { NOTHING_SAID, type RecipeAction } from './recipe-state.ts';
import {
  EMPTY_WORKBENCH,
  editedRow,
  reduceWorkbench,
  rowsLacking,
  type WorkbenchAction,
  type WorkbenchState,
} from './workbench-state.ts';

const previewed = (...rows: PreviewRow[]): WorkbenchAction => ({
  type: 'preview',
  preview: previewWith(rows),
  change: {},
  sent: NOTHING_SAID,
  isOnlyAsked: false,
});
const correct = (row: number, value: string): RecipeAction => ({
  type: 'correct',
  rows: [row],
  column: 'source',
  value,
});
const after = (...actions: WorkbenchAction[]) => actions.reduce(reduceWorkbench, EMPTY_WORKBENCH);
const listed = (state: WorkbenchState) => state.listed.map(({ row }) => row);
const judgement = (state: WorkbenchState, number: number) => {
  const row = state.rowsByNumber.get(number);
  return row && judgeRow(editedRow(state, row));
};

const file = previewed(rowWith(), rowWithoutSource(3), rowWithoutSource(4));

describe('a file in the workbench', () => {
  it('shows the rows with problems first, where there are any', () => {
    expect(listed(after(file))).toEqual([3, 4]);
    expect(listed(after(previewed(rowWith())))).toEqual([2]);
  });

  it('shows the rows with a status', () => {
    expect(listed(after(file, { type: 'filter', filter: 'new' }))).toEqual([2]);
    expect(listed(after(file, { type: 'filter', filter: 'all' }))).toEqual([2, 3, 4]);
  });

  it('counts a corrected row as new, and keeps it where it is', () => {
    const state = after(file, correct(3, 'A friend'));
    expect(state.counts).toMatchObject({ new: 2, problem: 1 });
    expect(listed(state)).toEqual([3, 4]);
    expect(judgement(state, 3)).toEqual({ status: 'new', issues: [] });
  });

  it('counts a row whose correction is wrong as a problem', () => {
    const state = after(file, correct(2, ''), correct(3, '***'));
    expect(state.counts).toMatchObject({ new: 0, problem: 3 });
    expect(judgement(state, 2)?.issues).toEqual([
      { column: 'source', message: 'Source is required' },
    ]);
  });

  it('keeps the problems of other cells; a correction may solve that of the row as a whole', () => {
    const [tooWide, noText] = [
      { column: '', ...say('row-too-wide') },
      { column: 'text', ...say('malformed', { reason: 'Text is required' }) },
    ];
    const state = after(previewed({ ...rowWithoutSource(3), issues: [tooWide, noText] }));
    expect(judgement(state, 3)?.issues).toHaveLength(2);
    expect(judgement(reduceWorkbench(state, correct(3, 'A friend')), 3)).toEqual({
      status: 'problem',
      issues: [{ column: 'text', message: 'Text is required' }],
    });
  });

  describe('with two rows of one quote', () => {
    const repeated = rowWith({
      row: 3,
      status: 'problem',
      issues: [{ column: '', ...say('row-repeated-otherwise', { row: 2 }) }],
    });
    const two = previewed(rowWith(), repeated);

    it.each<[string, RecipeAction]>([
      ['the first is left out', { type: 'leave out', rows: [2] }],
      ['the first is corrected', correct(2, 'Another')],
      ['the second is corrected', correct(3, 'Another')],
    ])('has no problem any more once %s', (_, action) => {
      const state = after(two, action);
      expect(judgement(state, 3)).toEqual({ status: 'new', issues: [] });
      expect(state.counts).toMatchObject({ problem: 0 });
    });

    it('has it again once the first is put back', () => {
      const [out, back] = [
        { type: 'leave out', rows: [2] },
        { type: 'put back', rows: [2] },
      ] as const;
      expect(after(two, out, back).counts).toMatchObject({ new: 1, problem: 1, 'left out': 0 });
    });
  });

  it('counts rows that are left out, and put back', () => {
    const out = after(file, { type: 'leave out', rows: [3, 4, 99] });
    expect(out.counts).toMatchObject({ new: 1, problem: 0, 'left out': 2 });
    const back = reduceWorkbench(out, { type: 'put back', rows: out.recipe.leftOut });
    expect(back.counts).toMatchObject({ new: 1, problem: 2, 'left out': 0 });
  });

  it('counts a row as new that the server left out and that is put back', () => {
    const out = after(file, { type: 'leave out', rows: [2] });
    const seen = reduceWorkbench(out, {
      type: 'preview',
      preview: previewWith([rowWith({ status: 'left out' })]),
      change: {},
      sent: out.recipe,
      isOnlyAsked: false,
    });
    expect(seen.counts).toMatchObject({ 'left out': 1 });
    const back = reduceWorkbench(seen, { type: 'put back', rows: [2] });
    expect(back.counts).toMatchObject({ new: 1, 'left out': 0 });
  });

  it('counts a row as a change of the quote that it names once it is corrected, or put back', () => {
    const { text, displayDate, referenceUrl, credit } = rowWith();
    const stored = { text, displayDate, referenceUrl, credit, source: 'A book', language: null };
    const [wrong, leftOut] = [
      { ...rowWithoutSource(3), stored },
      rowWith({ row: 4, status: 'left out', stored }),
    ];
    const state = after(previewed(wrong, leftOut), correct(3, 'A friend'));
    expect(judgement(state, 3)?.status).toBe('changed');
    expect(judgement(state, 4)?.status).toBe('changed');
  });

  it('finds the rows without a value', () => {
    expect(rowsLacking(after(file), 'source', null)).toEqual([3, 4]);
    const filled = after(file, { type: 'correct', rows: [3], column: 'source', value: 'A' });
    expect(rowsLacking(filled, 'source', 'A')).toEqual([3, 4]);
    expect(rowsLacking(filled, 'source', null)).toEqual([4]);
  });

  it('leaves a source that the file itself has, even where it equals the one to be replaced', () => {
    const named = after(previewed(rowWith({ source: 'A' }), rowWithoutSource(3)), {
      type: 'correct',
      rows: [3],
      column: 'source',
      value: 'A',
    });
    expect(rowsLacking(named, 'source', 'A')).toEqual([3]);
  });
});

describe('a new preview', () => {
  it('decides about what it knows of, and leaves what came after to the page', () => {
    const before = after(file, correct(3, 'A friend'));
    const meanwhile = reduceWorkbench(before, correct(4, 'Another'));
    const seen = reduceWorkbench(meanwhile, {
      type: 'preview',
      preview: previewWith([rowWith(), rowWith({ row: 3, status: 'same' }), rowWithoutSource(4)]),
      change: { dateOrder: 'dmy' },
      sent: before.recipe,
      isOnlyAsked: false,
    });
    expect(judgement(seen, 3)?.status).toBe('same');
    expect(judgement(seen, 4)?.status).toBe('new');
    expect(seen.counts).toMatchObject({ new: 2, same: 1, problem: 0 });
    expect(seen.recipe.reading).toEqual({ dateOrder: 'dmy' });
  });

  it('shows all rows when those that were shown are gone', () => {
    const state = after(
      file,
      { type: 'filter', filter: 'new' },
      previewed(rowWith({ status: 'same' })),
    );
    expect(state.filter).toBe('all');
  });

  it('takes a correction as the server has read it', () => {
    const link: RecipeAction = {
      type: 'correct',
      rows: [2],
      column: 'referenceUrl',
      value: 'bahai.org',
    };
    const before = after(file, link);
    const seen = reduceWorkbench(before, {
      type: 'preview',
      preview: previewWith([rowWith({ referenceUrl: 'https://bahai.org' })]),
      change: {},
      sent: before.recipe,
      isOnlyAsked: false,
    });
    expect(rowsLacking(seen, 'referenceUrl', 'https://bahai.org')).toEqual([2]);
  });
});

it('has the whole values of a row once they were fetched', () => {
  const state = after(previewed(rowWith({ text: 'Be', cut: true })), {
    type: 'whole',
    row: rowWith({ text: 'Be kind' }),
  });
  expect(state.preview?.rows.map((row) => editedRow(state, row).row.text)).toEqual(['Be kind']);
});
