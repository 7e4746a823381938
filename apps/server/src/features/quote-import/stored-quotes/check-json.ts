import { type ConflictCheck, type ConflictingDate, say } from '@bahai-friends/contract';
import { beginning, longListJson } from '../json-pieces.ts';

/** Bytes of a check. */
const CHECK_BYTES_MAX = 16 * 1024 * 1024;
/** Code points of texts and sources; tried one after the other until all dates fit. */
const CUTS = [Number.POSITIVE_INFINITY, 100, 50, 20, 0];

type Shown = { readonly text: string; readonly source: string };

function cutDate({ date, rows, stored }: ConflictingDate, max: number): ConflictingDate {
  const cut = <T extends Shown>(shown: T): T => ({
    ...shown,
    text: beginning(shown.text, max),
    source: beginning(shown.source, max),
  });
  return { date, rows: rows.map(cut), stored: stored.map(cut) };
}

const notAllShown = (dates: number) => say('dates-not-all-shown', { dates });

/**
 * A check as JSON in UTF-8, in pieces, made without keeping other requests waiting. If it is too long, texts are cut
 * shorter until all dates fit. If even dates without texts do not, which takes hundreds of thousands of quotes, only
 * the first are included, and a note says so.
 *
 * @param dates All conflicting dates.
 * @param toDate Makes the response's entry for each.
 * @param bytesMax The most bytes of all pieces together; everything but the dates has to fit.
 */
export function checkJson<T>(
  head: Omit<ConflictCheck, 'dates'>,
  dates: readonly T[],
  toDate: (date: T) => ConflictingDate,
  bytesMax = CHECK_BYTES_MAX,
): Promise<readonly Uint8Array[]> {
  return longListJson(
    {
      head,
      name: 'dates',
      items: dates,
      cuts: CUTS,
      toJson: (date, max: number) => JSON.stringify(cutDate(toDate(date), max)),
      notAllShown,
    },
    bytesMax,
  );
}
