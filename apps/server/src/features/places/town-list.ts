import { readFile } from 'node:fs/promises';

/** Made by `scripts/list-places.ts`: largest town first. */
const TOWNS = new URL('../../../content/places.tsv', import.meta.url);
const TENTHS = 10;

/** A town of 15,000 people or more. */
export interface Town {
  readonly name: string;
  /** ISO 3166-1, such as `IL`. */
  readonly countryCode: string;
  /** In degrees, to a tenth. */
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
}

/** All towns, largest first. They are not cached here: a caller that needs them often keeps them. */
export async function readTowns(): Promise<Town[]> {
  const lines = (await readFile(TOWNS, 'utf8')).trimEnd().split('\n');
  return lines.map((line) => {
    const [name = '', countryCode = '', latitude, longitude, timeZone = ''] = line.split('\t');
    return {
      name,
      countryCode,
      latitude: Number(latitude) / TENTHS,
      longitude: Number(longitude) / TENTHS,
      timeZone,
    };
  });
}

/** Made when it is first needed: a start does not need it, and making it takes milliseconds. */
let countries: Intl.DisplayNames | undefined;

/** A country's name in English. */
export function countryName(code: string): string {
  countries ??= new Intl.DisplayNames('en', { type: 'region' });
  return countries.of(code) ?? code;
}
