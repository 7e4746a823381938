import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** An instant (ISO 8601 in UTC) for names of files, such as `20260321T093000Z`: later ones sort last. */
export const fileStamp = (instant: string): string => instant.replaceAll(/[-:]|\.\d+/g, '');

const STAMP = /^\d{8}T\d{6}Z$/;

/** The names of a series of files: `start`, a stamp, `end`. */
export interface DatedNames {
  readonly start: string;
  readonly end: string;
}

export const datedName = ({ start, end }: DatedNames, instant: string): string =>
  `${start}${fileStamp(instant)}${end}`;

const isDated = (name: string, { start, end }: DatedNames): boolean =>
  name.startsWith(start) &&
  name.endsWith(end) &&
  STAMP.test(name.slice(start.length, -end.length || undefined));

/**
 * Removes the oldest files of a series until so many are left; no other file is ever touched.
 *
 * @param newest Stays in any case, also when its name is not the latest: the clock may have been set back.
 * @returns How many were removed.
 */
export function removeOldest(
  folder: string,
  names: DatedNames,
  { keep, newest }: { readonly keep: number; readonly newest: string },
): number {
  const others = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== newest && isDated(entry.name, names))
    .map(({ name }) => name)
    .toSorted();
  const gone = others.slice(0, Math.max(0, others.length - (keep - 1)));
  for (const name of gone) rmSync(join(folder, name));
  return gone.length;
}
