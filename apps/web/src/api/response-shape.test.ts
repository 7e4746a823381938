// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { hasShape, isHolyDayList, isListOf, isSocialLinkList } from './response-shape.ts';

interface Card {
  readonly id: number;
  readonly title: string;
  readonly note: string | null;
}

const CARD = { id: ['number'], title: ['string'], note: ['string', 'null'] } as const;
const card = { id: 1, title: 'One', note: null };

describe('a value', () => {
  it('has a shape when each of its fields is what it may be, whatever else it has', () => {
    expect(hasShape<Card>(card, CARD)).toBe(true);
    expect(hasShape<Card>({ ...card, note: 'Two', more: [] }, CARD)).toBe(true);
  });

  it.each([
    null,
    undefined,
    '',
    'text',
    7,
    [],
    {},
    { ...card, id: '1' },
    { ...card, title: null },
    { ...card, note: undefined },
    { id: 1, title: 'One' },
  ])('has not: %j', (value) => {
    expect(hasShape<Card>(value, CARD)).toBe(false);
  });
});

describe('a list', () => {
  const isCards = isListOf<Card>(CARD);

  it('may be empty', () => {
    expect(isCards([])).toBe(true);
  });

  it('is one when every entry has the shape', () => {
    expect(isCards([card, { ...card, id: 2 }])).toBe(true);
    expect(isCards([card, null])).toBe(false);
    expect(isCards([card, {}])).toBe(false);
  });

  it.each([null, {}, { length: 0 }, '[]', { 0: card }])('is not %j', (value) => {
    expect(isCards(value)).toBe(false);
  });
});

describe('the lists of public pages', () => {
  it('are recognised', () => {
    const holyDay = { id: 1, name: 'Naw-Rúz', date: '2026-03-21', version: 1 };
    const link = { id: 1, platform: 'X', url: 'https://x.com/a', order: 0, version: 1 };
    expect([isHolyDayList([holyDay]), isSocialLinkList([link])]).toEqual([true, true]);
    expect([isHolyDayList([link]), isSocialLinkList([holyDay])]).toEqual([false, false]);
  });
});
