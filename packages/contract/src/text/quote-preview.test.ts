import { quotationMarks } from '@bahai-friends/languages/en/facts';
import { describe, expect, it } from 'vitest';
import { abridged, quotePreview } from './quote-preview.ts';

const previewOf = (text: string): string => quotePreview({ text, source: 'S' }, quotationMarks);

describe('the preview of a quote', () => {
  it('is the quote and its source', () => {
    expect(previewOf('Be kind')).toBe('“Be kind” — S');
  });

  it('has the quote’s own quotation marks, where it is cut, too', () => {
    expect(previewOf('«\u202fSois bon\u202f»')).toBe('« Sois bon » — S');
    expect(previewOf('“Be kind.\n“Be just.”')).toBe('“Be kind. “Be just.” — S');
    expect(previewOf(`„${'abc '.repeat(60)}abc“`)).toBe(`„${'abc '.repeat(49)}abc…“ — S`);
  });

  it('is on one line', () => {
    expect(previewOf('Be\n\tkind  to  all')).toBe('“Be kind to all” — S');
  });

  it('is whole up to 200 characters', () => {
    const text = `${'abc '.repeat(49)}abcd`;
    expect(text).toHaveLength(200);
    expect(previewOf(text)).toBe(`“${text}” — S`);
  });

  it('is cut after a whole word beyond that, without what punctuates it', () => {
    expect(previewOf('abc '.repeat(60))).toBe(`“${'abc '.repeat(49)}abc…” — S`);
    expect(previewOf(`${'abc '.repeat(48)}abc, defghi`)).toBe(`“${'abc '.repeat(48)}abc…” — S`);
  });

  it('counts characters as people do, and cuts none in half', () => {
    expect(previewOf('🌟'.repeat(200))).toBe(`“${'🌟'.repeat(200)}” — S`);
    expect(previewOf('🌟'.repeat(201))).toBe(`“${'🌟'.repeat(200)}…” — S`);
  });
});

describe('an abridged text', () => {
  it.each([
    ['Be kind, and just', 9, 'Be kind…'],
    ['Be kind', 7, 'Be kind'],
    ['kindness', 4, 'kind…'],
    ['经 地球乃一国，万众皆其民', 10, '经 地球乃一国，万众…'],
  ])('%j of at most %d characters is %j', (text, charactersMax, shown) => {
    expect(abridged(text, charactersMax)).toBe(shown);
  });
});
