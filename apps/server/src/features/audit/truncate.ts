import { AUDIT_TEXT_MAX } from '@bahai-friends/contract';

/** Characters before the first difference of two long texts, to show where it is. */
const CONTEXT = 40;
const ELLIPSIS = '…';

function cut(characters: readonly string[], start: number): string {
  const end = start + AUDIT_TEXT_MAX;
  const before = start > 0 ? ELLIPSIS : '';
  const after = characters.length > end ? ELLIPSIS : '';
  return before + characters.slice(start, end).join('') + after;
}

/** The beginning of a text, as long as an entry stores it. */
export const truncate = (text: string): string => cut([...text], 0);

/** Two texts, each as long as an entry stores it, from shortly before their first difference. */
export function truncatePair(one: string, other: string): [string, string] {
  const [ones, others] = [[...one], [...other]];
  if (Math.max(ones.length, others.length) <= AUDIT_TEXT_MAX) return [one, other];
  const difference = ones.findIndex((character, index) => character !== others[index]);
  const same = difference < 0 ? ones.length : difference;
  const start = Math.max(0, same - CONTEXT);
  return [cut(ones, start), cut(others, start)];
}
