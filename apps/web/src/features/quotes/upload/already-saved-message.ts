import { type ConflictCheck, formatNumber, plural } from '@bahai-friends/contract';

const EQUAL = 'already saved, with the same text, source, date and link';

/** Says that quotes of a file are saved already and will not be added; null when there are none. */
export function alreadySavedMessage({
  rows,
  same,
}: Pick<ConflictCheck, 'rows' | 'same'>): string | null {
  if (same === 0) return null;
  const others = rows - same;
  if (others === 0) {
    const all =
      rows === 1
        ? 'The quote in this file is'
        : `All ${formatNumber(rows)} quotes in this file are`;
    return `${all} ${EQUAL}. Uploading the file adds nothing and changes nothing.`;
  }
  const is = plural(same, 'is', 'are');
  const they = plural(same, 'It', 'They');
  const rest = others === 1 ? 'the other one' : `the other ${formatNumber(others)}`;
  return `${formatNumber(same)} of the ${formatNumber(rows)} quotes in this file ${is} ${EQUAL}. ${they} will not be added again; ${rest} will be added.`;
}
