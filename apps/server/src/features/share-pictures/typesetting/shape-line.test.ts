import { describe, expect, it } from 'vitest';
import { fontRuns, isLegible, settable } from './picture-fonts.ts';
import { createMeasure, isRightToLeft, shapeLine } from './shape-line.ts';

const SAMPLES = {
  'Latin with transliteration': '“Ḥájí Mírzá Ḥaydar-ʻAlí of Ṭihrán, Ẓill, ʼÁqá — ‘Abdu’l-Bahá…”',
  Russian: '«О СЫН ДУХА! Вот Мой первый совет тебе»',
  Persian: 'ای پسر روح، می\u200Cخواهم گچ پژ ۱۲۳ بهاءالله؛',
  Arabic: 'يَا ابْنَ الرُّوحِ، فِي أَوَّلِ القَوْلِ؟',
  'simplified Chinese': '“灵之子啊！我的第一个忠告是：要有一颗纯洁、仁慈的心。”',
  'traditional Chinese': '「地球乃一國，萬眾皆其民。」',
  Japanese: '地球は一つの国であり、人類はその市民である。',
  Hindi: 'एकता की ज्योति इतनी शक्तिशाली है',
  'Greek, Hebrew, Armenian and Georgian': 'ἑνότης אחדות միասնություն ერთიანობა',
};

const namesOf = (text: string) => fontRuns(text).map(({ font }) => font.name);
/** The fonts of a line from left to right. */
const fontsFromLeft = (line: string, isRtl: boolean) => [
  ...new Set(shapeLine(line, isRtl).glyphs.map(({ font }) => font.name)),
];

describe('a line', () => {
  it.each(Object.entries(SAMPLES))('of %s has no boxes', (_script, text) => {
    expect(settable(text)).toBe(text.normalize('NFC'));
    expect(isLegible(text)).toBe(true);
    const { glyphs, width } = shapeLine(text, isRightToLeft(text));
    expect(glyphs.filter(({ glyph }) => glyph === 0)).toEqual([]);
    expect(width).toBeGreaterThan(0);
  });

  it('puts what is written from right to left into its order, with other scripts in theirs', () => {
    const [garamond, naskh, chinese] = ['eb-garamond', 'noto-naskh-arabic', 'noto-serif-sc'];
    expect(fontsFromLeft('وحدت unity 团结', true)).toEqual([garamond, chinese, naskh]);
    expect(fontsFromLeft('وحدت unity', false)).toEqual([naskh, garamond]);
    expect(fontsFromLeft('unity وحدت', false)).toEqual([garamond, naskh]);
    expect(fontsFromLeft('团结 unity', false)).toEqual([chinese, garamond]);
  });

  it('joins Arabic letters', () => {
    const apart = shapeLine('ب\u200Cب\u200Cب', true);
    expect(shapeLine('ببب', true).width).toBeLessThan(apart.width);
  });

  it('places letters one after the other as wide as it is', () => {
    const { glyphs, width } = shapeLine('unity', false);
    expect(glyphs.map(({ x }) => x)).toEqual(glyphs.map(({ x }) => x).toSorted((a, b) => a - b));
    expect(glyphs.at(-1)?.x).toBeLessThan(width);
    expect(createMeasure(false)('unity')).toBe(width);
  });
});

describe('the direction of a text', () => {
  it.each([
    ['“وحدت” unity', true],
    ['— אחדות', true],
    ['“Unity” وحدت', false],
    ['团结', false],
    ['123', false],
  ])('is that of its first letter: %s', (text, isRtl) => {
    expect(isRightToLeft(text)).toBe(isRtl);
  });
});

describe('what no font has', () => {
  it('is left out, and with it what would change directions or end the picture', () => {
    expect(settable('Be\u202E \u0000kind\u2069 😀\uD800 today\n\tand\u00A0always')).toBe(
      'Be kind today\n and always',
    );
  });

  it('makes a text illegible where it is more than a little of it', () => {
    expect(isLegible('지구는 하나의 나라')).toBe(false);
    expect(isLegible('😀')).toBe(false);
    expect(isLegible('Be kind to all 😀')).toBe(true);
  });
});

describe('punctuation', () => {
  it('is set with the letters beside it', () => {
    expect(namesOf('Bahá’í（团结）')).toEqual(['eb-garamond', 'noto-serif-sc']);
    expect(namesOf('«وحدت»')).toEqual(['noto-naskh-arabic']);
  });
});
