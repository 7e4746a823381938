import { type ConflictCheck, counted, formatNumber, plural } from '@bahai-friends/contract';

const EQUAL = 'already saved, with the same text, source, date and link';

/** What becomes of quotes that are not saved yet: rows that repeat an earlier one are added only once. */
function othersMessage(added: number, changed: number, repeated: number): string {
  const repeats =
    repeated === 0
      ? ''
      : ` ${counted(repeated, 'row')} ${plural(repeated, 'repeats', 'repeat')} an earlier one.`;
  const changes = changed === 0 ? '' : ` ${counted(changed, 'stored quote')} will be changed.`;
  if (added === 0) return `none of the others will be added.${changes}${repeats}`;
  const rest = added === 1 ? 'the other one' : `the other ${formatNumber(added)}`;
  return `${rest} will be added.${changes}${repeats}`;
}

/** Says that quotes of a file are saved already and will not be added; null when there are none. */
export function alreadySavedMessage({
  rows,
  same,
  changed,
  repeated,
}: Pick<ConflictCheck, 'rows' | 'same' | 'changed' | 'repeated'>): string | null {
  if (same === 0) return null;
  const added = rows - same - changed - repeated;
  if (added === 0 && changed === 0) {
    const all =
      rows === 1
        ? 'The quote in this file is'
        : `All ${formatNumber(rows)} quotes in this file are`;
    return `${all} ${EQUAL}. Uploading the file adds nothing and changes nothing.`;
  }
  const is = plural(same, 'is', 'are');
  const they = plural(same, 'It', 'They');
  return `${formatNumber(same)} of the ${formatNumber(rows)} quotes in this file ${is} ${EQUAL}. ${they} will not be added again; ${othersMessage(added, changed, repeated)}`;
}
