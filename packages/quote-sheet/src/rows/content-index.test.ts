import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { describe, expect, it } from 'vitest';
import { ContentIndex } from './content-index.ts';

const ONE = newQuoteWith({
  displayDate: '2027-03-21',
  referenceUrl: 'https://a.b/',
});

describe('quotes by their content', () => {
  it.each([
    ['the same', ONE],
    ['one in quotation marks', { ...ONE, text: '“Be kind”' }],
    ['one in another normal form', { ...ONE, source: ' Somebody ' }],
  ])('have the number of %s', (_, equal) => {
    const index = new ContentIndex();
    const number = index.add(ONE);
    expect([index.find(equal), index.add(equal), index.find(ONE)]).toEqual([
      number,
      number,
      number,
    ]);
  });

  it.each([
    ['text', { ...ONE, text: 'Be true' }],
    ['source', { ...ONE, source: 'Somebody else' }],
    ['date', { ...ONE, displayDate: null }],
    ['link', { ...ONE, referenceUrl: null }],
  ])('differ by %s', (_, other) => {
    const index = new ContentIndex();
    const number = index.add(ONE);
    expect(index.find(other)).toBeNull();
    expect(index.add(other)).not.toBe(number);
    expect(index.find(other)).toBe(index.add(other));
    expect(index.find(ONE)).toBe(number);
  });

  it('have none when nothing like them was added', () => {
    expect(new ContentIndex().find(ONE)).toBeNull();
  });
});
