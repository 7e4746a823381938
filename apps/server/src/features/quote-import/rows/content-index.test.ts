import type { NewQuote } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { ContentIndex } from './content-index.ts';

const ONE: NewQuote = {
  text: 'Be kind',
  source: 'Somebody',
  displayDate: '2027-03-21',
  referenceUrl: 'https://a.b/',
};

describe('quotes by their content', () => {
  it.each([
    ['the same', ONE],
    ['one in quotation marks', { ...ONE, text: '“Be kind”' }],
    ['one in another normal form', { ...ONE, source: ' Somebody ' }],
  ])('are repeated by %s', (_, equal) => {
    const index = new ContentIndex();
    expect([index.add(ONE), index.add(equal), index.add(ONE)]).toEqual([false, true, true]);
    expect(index.take(equal)).toEqual([ONE, equal, ONE]);
    expect(index.take(ONE)).toEqual([]);
  });

  it.each([
    ['text', { ...ONE, text: 'Be true' }],
    ['source', { ...ONE, source: 'Somebody else' }],
    ['date', { ...ONE, displayDate: null }],
    ['link', { ...ONE, referenceUrl: null }],
  ])('differ by %s', (_, other) => {
    const index = new ContentIndex();
    expect([index.add(ONE), index.add(other)]).toEqual([false, false]);
    expect(index.take(other)).toEqual([other]);
    expect(index.take(ONE)).toEqual([ONE]);
  });

  it('have nothing to hand out that was never added', () => {
    expect(new ContentIndex().take(ONE)).toEqual([]);
  });
});
