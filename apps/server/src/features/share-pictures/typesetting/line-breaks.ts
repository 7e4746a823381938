const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Letters between which a line may end, as in Chinese and Japanese. */
const IDEOGRAPH =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;
/** Characters that must not begin a line, and that must not end one. */
const NO_START =
  /^[\p{Pe}\p{Pf}\p{M}、。，．：；！？…‥—～·・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ”’"'!?,.:;%)\]}]/u;
const NO_END = /^[\p{Ps}\p{Pi}“‘„‚([{]/u;
const SPACE = /^[^\S\u00A0\u202F\u2007]+$/u;
const HYPHEN = /^[-\u2010\u2013\u2014\u200B]$/u;

/** The characters of a text as readers see them (graphemes). */
export const graphemesOf = (text: string): string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment);

function mayBreak(before: string, after: string): boolean {
  if (SPACE.test(after)) return false;
  if (SPACE.test(before)) return true;
  if (HYPHEN.test(before)) return /^[\p{L}\p{N}]/u.test(after);
  if (!IDEOGRAPH.test(before) && !IDEOGRAPH.test(after)) return false;
  return !NO_START.test(after) && !NO_END.test(before);
}

/**
 * The parts of a text between which a line may end, each with the spaces after it: words, and single characters where
 * a script has no spaces. A character that must not begin a line stays with the part before it.
 */
export function breakablePieces(text: string): string[] {
  const pieces: string[] = [];
  let before = '';
  for (const grapheme of graphemesOf(text)) {
    const last = pieces.pop();
    if (last === undefined) pieces.push(grapheme);
    else if (mayBreak(before, grapheme)) pieces.push(last, grapheme);
    else pieces.push(last + grapheme);
    before = grapheme;
  }
  return pieces;
}
