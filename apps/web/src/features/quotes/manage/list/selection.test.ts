import { describe, expect, it } from 'vitest';
import { storedQuoteWith } from '../../../../testing/samples.ts';
import { howManySelected, selectedAmong, selectionText, withSelected } from './selection.ts';

const quotesOf = (...ids: number[]) => ids.map((id) => storedQuoteWith({ id }));

describe('a selection', () => {
  it('gains and loses quotes, and leaves the one before as it was', () => {
    const before = new Set([1, 2]);
    expect([...withSelected(before, [2, 3], true)]).toEqual([1, 2, 3]);
    expect([...withSelected(before, [2, 3], false)]).toEqual([1]);
    expect([...before]).toEqual([1, 2]);
  });

  it('loses what is not there any more', () => {
    expect([...selectedAmong(new Set([1, 2, 3]), quotesOf(3, 1))].sort()).toEqual([1, 3]);
  });

  it.each([
    [[], 'none'],
    [[9], 'none'],
    [[1], 'some'],
    [[1, 2], 'all'],
    [[1, 2, 9], 'all'],
  ])('of %j holds of the quotes 1 and 2: %s', (ids, expected) => {
    expect(howManySelected(new Set(ids), quotesOf(1, 2))).toBe(expected);
  });

  it('holds none of no quotes', () => {
    expect(howManySelected(new Set([1]), [])).toBe('none');
  });

  it.each([
    [[1], '1 selected'],
    [[1, 2], '2 selected (all that match)'],
    [[1, 2, 9], '3 selected (1 of them hidden by the filters)'],
    [[1, 9], '2 selected (1 of them hidden by the filters)'],
    [[8, 9], '2 selected (2 of them hidden by the filters)'],
  ])('of %j says %s', (ids, text) => {
    expect(selectionText(new Set(ids), quotesOf(1, 2))).toBe(text);
  });

  it('writes thousands as everywhere', () => {
    const many = Array.from({ length: 2345 }, (_, place) => place + 1);
    const selection = new Set(many);
    expect(selectionText(selection, quotesOf(...many))).toBe('2,345 selected (all that match)');
    expect(selectionText(selection, quotesOf(1))).toBe(
      '2,345 selected (2,344 of them hidden by the filters)',
    );
  });
});
