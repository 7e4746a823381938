import { AUDIT_TEXT_MAX } from '@bahai-friends/contract';

/** What is left before the first difference of two long texts, so that one sees where it is. */
const CONTEXT = 40;
const ELLIPSIS = '…';

function cut(characters: readonly string[], start: number): string {
  const end = start + AUDIT_TEXT_MAX;
  const before = start > 0 ? ELLIPSIS : '';
  const after = characters.length > end ? ELLIPSIS : '';
  return before + characters.slice(start, end).join('') + after;
}

/** The beginning of a text, as much of it as an entry keeps. */
export const truncate = (text: string): string => cut([...text], 0);

/** Two texts, each as much as an entry keeps: from shortly before the place where they part. */
export function truncatePair(one: string, other: string): [string, string] {
  const [ones, others] = [[...one], [...other]];
  if (Math.max(ones.length, others.length) <= AUDIT_TEXT_MAX) return [one, other];
  const parting = ones.findIndex((character, index) => character !== others[index]);
  const same = parting < 0 ? ones.length : parting;
  const start = Math.max(0, same - CONTEXT);
  return [cut(ones, start), cut(others, start)];
}
