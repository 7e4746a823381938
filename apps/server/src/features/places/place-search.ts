import { readFile } from 'node:fs/promises';
import type { FoundPlace } from '@bahai-friends/contract';

/** Made by `scripts/list-places.ts`: largest town first. */
const PLACES = new URL('../../../content/places.tsv', import.meta.url);
const FOUND_MAX = 20;
const TENTHS = 10;

/** Letters that Unicode does not take for another one with a mark. */
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

/** A name as it is compared: without case, accents and punctuation, its words parted by single spaces. */
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
  const countries = new Intl.DisplayNames('en', { type: 'region' });
  const lines = (await readFile(PLACES, 'utf8')).trimEnd().split('\n');
  return lines.map((line) => {
    const [name = '', country = '', latitude, longitude, timeZone = ''] = line.split('\t');
    return {
      folded: fold(name),
      name,
      country: countries.of(country) ?? country,
      latitude: Number(latitude) / TENTHS,
      longitude: Number(longitude) / TENTHS,
      timeZone,
    };
  });
}

/** Finds towns by the beginning of their names, at most 20, largest first. */
export type PlaceSearch = (search: string) => Promise<FoundPlace[]>;

/** The list is read at the first search. */
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
