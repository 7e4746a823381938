/*
 * The width of a text in em, as far as it can be known without a font. The pages of a booklet are filled on the
 * server, without a script in the browser; so the widths are rather those of wide fonts.
 */

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u;

/** The first class that a letter belongs to gives its width. */
const WIDTHS: readonly (readonly [letters: RegExp, em: number])[] = [
  [/[\p{Mn}\p{Me}\p{Cf}]/u, 0],
  [/\s/, 0.27],
  [WIDE, 1],
  [/\p{Extended_Pictographic}/u, 1.4],
  [/[iljtfr.,:;'!|()[\]‘’“”ʻʼ·-]/, 0.32],
  [/[mwM]/, 0.86],
  [/\p{Nd}/u, 0.53],
  [/\p{Script=Arabic}/u, 0.5],
  [/\p{Script=Cyrillic}/u, 0.58],
  [/\p{Lu}/u, 0.74],
  [/[\p{Script=Latin}\p{Script=Greek}\p{Script=Hebrew}]/u, 0.49],
];
const OTHER = 0.72;

const known = new Map<string, number>();

/** The width of one letter. */
export function widthOf(letter: string): number {
  const width = known.get(letter);
  if (width !== undefined) return width;
  const found = WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER;
  known.set(letter, found);
  return found;
}

/** Whether a line may end after a letter, as in a text without spaces. */
export const isWide = (letter: string): boolean => WIDE.test(letter);

/** Whether a text runs from right to left, by its first letter, like `dir="auto"`. */
export const isRightToLeft = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
