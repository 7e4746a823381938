import { describe, expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';
import { breakablePieces } from './line-breaks.ts';

/** All UTF-16 code units have the same width. */
const lines = (text: string, width: number) => breakLines(text, width, ({ length }) => length);

describe('a line', () => {
  it('ends between words, and lines are about equally long', () => {
    expect(lines('So powerful is the light of unity', 30)).toEqual([
      'So powerful is the',
      'light of unity',
    ]);
  });

  it('ends where the text says so, and empty ones are left out', () => {
    expect(lines('And the house,\n\n and the place', 40)).toEqual([
      'And the house,',
      'and the place',
    ]);
  });

  it('is no wider than there is room, whatever a word is like', () => {
    const address = `https://library.example/${'a'.repeat(60)}`;
    const broken = lines(`See ${address} there`, 20);
    expect(Math.max(...broken.map(({ length }) => length))).toBeLessThanOrEqual(20);
    expect(broken.join('').replaceAll(' ', '')).toBe(`See${address}there`);
  });

  it('never cuts a character of several code points', () => {
    const families = '👩‍👩‍👧‍👦'.repeat(4);
    for (const line of lines(families, 25)) expect(line).toMatch(/^(?:👩‍👩‍👧‍👦)+$/u);
  });

  it('ends within Chinese, but with no opening mark, and begins with no closing one', () => {
    const text = '灵之子啊！我的第一个忠告是：要有一颗「纯洁、仁慈、光辉」的心。';
    for (let width = 4; width < 20; width += 1) {
      const broken = lines(text, width);
      expect(broken.join('')).toBe(text);
      for (const line of broken) {
        expect(line).not.toMatch(/^[！：、」。]|「$/u);
        expect(line.length).toBeLessThanOrEqual(width);
      }
    }
  });

  it('is none of a text without letters', () => {
    expect(lines(' \n ', 10)).toEqual([]);
  });
});

describe('the places where a line may end', () => {
  it('are after spaces and hyphens', () => {
    expect(breakablePieces('a well-known  -5 “x y”')).toEqual([
      'a ',
      'well-',
      'known  ',
      '-',
      '5 ',
      '“x ',
      'y”',
    ]);
  });

  it('are none at a space that joins', () => {
    expect(breakablePieces('10\u00A0km')).toEqual(['10\u00A0km']);
  });

  it('are none within Persian words that a joiner parts', () => {
    expect(breakablePieces('می\u200Cخواهم خدا')).toEqual(['می\u200Cخواهم ', 'خدا']);
  });
});
