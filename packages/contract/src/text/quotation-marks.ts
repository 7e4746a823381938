import type { QuotationMarks } from '@bahai-friends/languages';

const DOUBLE = '“”„‟"';
const SINGLE = "‘’‚‛'";
/** Marks that belong together. Those of one kind may be mixed, as keyboards and word processors do. */
const KINDS = [DOUBLE, SINGLE, '«»', '‹›', '「」', '『』', '《》', '〈〉'];

/** What English shortens at the beginning, and names that begin with an ʻayn, often typed as a mark. */
const SHORTENED =
  /^(?:t(?:is|was|were|will|would)\b|til\b|em\b|cause\b|(?:a)?gainst\b|neath\b|midst\b|n['’]|abd|al[ií]|akk|ir[fáa])/iu;

/** How much of a text is compared with them. */
const SHORTENED_MAX = 10;

const isWord = (character = '') => /[\p{L}\p{M}\p{N}]/u.test(character);

/** Whether a mark can end what a mark of its kind has begun: „…“ and »…« end where others begin. */
function mayClose(mark: string, opener: string): boolean {
  if ('„‟‚‛「『《〈'.includes(mark)) return false;
  if ('“‘'.includes(mark)) return '„‚'.includes(opener);
  return !'«‹'.includes(mark) || mark !== opener;
}

/** Whether the mark at a place is an apostrophe, as in “don’t” and “the friends’ love”. */
function isApostrophe(text: string, place: number, depth: number): boolean {
  const before = text[place - 1] ?? '';
  const rest = text.slice(place + 1, place + 1 + SHORTENED_MAX);
  const isBetweenLetters = isWord(before) && isWord(rest[0]);
  if (text[place] === '"') return isBetweenLetters;
  if (!"‘’'".includes(text[place] ?? '')) return false;
  return (
    isBetweenLetters ||
    (!isWord(before) && SHORTENED.test(rest)) ||
    /['’]n$/i.test(text.slice(Math.max(0, place - 2), place)) ||
    (depth === 1 && /[sxz]/i.test(before) && /^\s\p{L}/u.test(rest))
  );
}

interface Pair {
  readonly kind: string;
  readonly opener: string;
  readonly closer: string;
}

/** Whether the mark at a place begins something. One that may be either does so before what it marks. */
function opens(text: string, place: number, { opener, closer }: Pair): boolean {
  const mark = text[place] ?? '';
  const mayBeEither = `"'`.includes(mark) || (mark === opener && mark === closer);
  if (!mayBeEither) return mark === opener || !mayClose(mark, opener);
  return /[\s([{–—"'“‘„‚«‹-]/.test(text[place - 1] ?? '') && /\S/.test(text[place + 1] ?? '');
}

/**
 * Whether the quotation that begins first ends last.
 *
 * @param isResumed Whether each paragraph of a long quotation repeats the opening mark.
 */
function isOnePair(text: string, pair: Pair, isResumed: boolean): boolean {
  let depth = 1;
  for (let place = 1; place < text.length - 1; place += 1) {
    if (!pair.kind.includes(text[place] ?? '') || isApostrophe(text, place, depth)) continue;
    if (!opens(text, place, pair)) depth -= 1;
    else if (!isResumed || text[place - 1] !== '\n') depth += 1;
    if (depth === 0) return false;
  }
  return depth === 1;
}

/**
 * What a pair of quotation marks encloses, when the whole text stands in one pair; null otherwise, as
 * for `“A” and “B”`. Whitespace around the text does not matter; within the marks it is kept.
 *
 * Where single marks leave it open whether they are apostrophes, the more common reading is taken.
 *
 * @example
 * enclosedText('« Sois bon »'); // ' Sois bon '
 */
export function enclosedText(text: string): string | null {
  const whole = text.trim();
  const opener = whole.charAt(0);
  const closer = whole.charAt(whole.length - 1);
  const kind = opener && KINDS.find((marks) => marks.includes(opener));
  if (!kind?.includes(closer) || '」』》〉'.includes(opener) || !mayClose(closer, opener))
    return null;
  const enclosed = whole.slice(1, -1);
  if (enclosed.trim() === '') return null;
  // The first mark may be an apostrophe, as in “’Tis the joy of the friends’”.
  if (kind === SINGLE && SHORTENED.test(enclosed) && /[sxz]$/i.test(enclosed)) return null;
  const pair = { kind, opener, closer };
  return isOnePair(whole, pair, false) || isOnePair(whole, pair, true) ? enclosed : null;
}

/**
 * A text as it is quoted: in its own quotation marks, or in those of a language where it brings none.
 *
 * @param marks What opens and what closes.
 * @param shorten What is done to the text within the marks.
 */
export function inQuotationMarks(
  text: string,
  [open, close]: QuotationMarks,
  shorten: (enclosed: string) => string = (enclosed) => enclosed,
): string {
  const enclosed = enclosedText(text);
  if (enclosed === null) return `${open}${shorten(text)}${close}`;
  const whole = text.trim();
  return whole.charAt(0) + shorten(enclosed) + whole.slice(-1);
}
