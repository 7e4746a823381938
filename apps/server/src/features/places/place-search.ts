import type { FoundPlace } from '@bahai-friends/contract';
import { countryName, readTowns } from './town-list.ts';

const FOUND_MAX = 20;

/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ə: 'a',
};

/** A name for comparison: without case, accents and punctuation, its words separated by single spaces. */
function fold(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘ʻʼ`´.]/gu, '')
    .replace(/[ıłøđðþßæœə]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

interface Place extends FoundPlace {
  readonly folded: string;
}

async function readPlaces(): Promise<readonly Place[]> {
  const towns = await readTowns();
  return towns.map((town) => ({
    ...town,
    folded: fold(town.name),
    country: countryName(town.countryCode),
  }));
}

/** Finds towns by the beginning of their names, at most 20, largest first. */
export type PlaceSearch = (search: string) => Promise<FoundPlace[]>;

/** Makes a search; it reads the list when it is first used. */
export function createPlaceSearch(): PlaceSearch {
  let reading: Promise<readonly Place[]> | undefined;
  return async (search) => {
    const beginning = fold(search);
    if (beginning === '') return [];
    reading ??= readPlaces().catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    const found: FoundPlace[] = [];
    for (const { folded, ...place } of await reading) {
      if (folded.startsWith(beginning)) found.push(place);
      if (found.length === FOUND_MAX) break;
    }
    return found;
  };
}
