import { describe, expect, it } from 'vitest';
import { searchMatcher, searchTextOf, searchTextOfAll } from './search-text.ts';

describe('a search', () => {
  it('compares letters without their marks in any script', () => {
    expect(searchTextOf('ʻAẓamat')).toBe('azamat');
    expect(searchTextOf('مُحَمَّد')).toBe('محمد');
  });

  it('finds each word anywhere, but none across two texts', () => {
    const texts = searchTextOfAll(['Loving-kindness', null, 'Bahá’u’lláh', 'نور على نور']);
    const found = (search: string) => searchMatcher(search)(texts);
    expect(['kind BAHÁ', 'bahaullah\tloving', 'نور', ''].map(found)).toEqual(Array(4).fill(true));
    expect(['kindnessbaha', 'kind unknown'].map(found)).toEqual([false, false]);
  });
});
