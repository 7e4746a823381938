/** All code points from one to another. */
const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Every Han character that an encoding has in two bytes, each of them within these. */
function hanOf(encoding: string, leads: number[], trails: number[]): number[] {
  const decoder = new TextDecoder(encoding);
  const characters = leads.flatMap((lead) =>
    trails.map((trail) => decoder.decode(Uint8Array.of(lead, trail))),
  );
  // Encodings write some pairs of bytes as two characters, when the second byte stands for itself.
  return characters
    .filter((character) => /^\p{Script=Han}$/u.test(character))
    .map((character) => character.codePointAt(0) ?? 0);
}

const CHINESE_AND_JAPANESE = [
  0xb7,
  0x2014,
  ...range(0x2018, 0x2019),
  ...range(0x201c, 0x201d),
  0x2026,
  // Punctuation, kana, Bopomofo.
  ...range(0x3000, 0x312f),
  ...range(0x3220, 0x3229),
  ...range(0xff01, 0xff5e),
  ...range(0xffe0, 0xffe5),
  // GB 2312, the common characters of Big5, and those of JIS X 0208's first level.
  ...hanOf('gbk', range(0xb0, 0xf7), range(0xa1, 0xfe)),
  ...hanOf('big5', range(0xa4, 0xc6), range(0x40, 0xfe)),
  ...hanOf('shift_jis', range(0x88, 0x98), range(0x40, 0xfc)),
];

/**
 * The code points that each font of the pictures keeps, as far as the whole font has them, by its file's name; null for all.
 */
export const KEPT: Readonly<Record<string, readonly number[] | null>> = {
  // Latin, Greek, Cyrillic and signs.
  'eb-garamond': [
    ...range(0x20, 0x52f),
    ...range(0x1e00, 0x22ff),
    ...range(0xa720, 0xa7ff),
    ...range(0xfb00, 0xfb06),
  ],
  'noto-naskh-arabic': null,
  'noto-serif-sc': CHINESE_AND_JAPANESE,
  'noto-sans-devanagari': null,
  // Armenian, Hebrew, Georgian and signs.
  'dejavu-sans': [
    ...range(0x530, 0x5ff),
    ...range(0x10a0, 0x10ff),
    ...range(0x2000, 0x27bf),
    ...range(0xfb1d, 0xfb4f),
  ],
};
