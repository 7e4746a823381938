import { describe, expect, it } from 'vitest';
import { fitText } from './fit-text.ts';

const ROOM = { width: 1000, height: 300 };
const SIZES = { sizes: [80, 60, 40, 30], leading: 1.25 };
/** Each character is half as wide as high. */
const measure = (text: string) => text.length / 2;
const set = (text: string) => {
  const shorten = (max: number) => (text.length <= max ? text : `${text.slice(0, max)}…`);
  return fitText({ shorten, length: text.length }, ROOM, SIZES, measure);
};

describe('a text', () => {
  it('stands as large as it has room', () => {
    expect(set('Be kind')).toEqual({ lines: ['Be kind'], size: 80 });
    expect(set('kindness '.repeat(12).trim()).size).toBe(60);
    expect(set('kindness '.repeat(25).trim()).size).toBe(40);
  });

  it.each([
    ['words', 'loving kindness '.repeat(125)],
    ['one word', 'x'.repeat(2000)],
    ['Chinese', '光'.repeat(2000)],
    ['lines', 'Be kind\n'.repeat(250)],
  ])('is shortened where 2,000 characters of %s have no room', (_what, text) => {
    const { lines, size } = set(text);
    expect(size).toBe(30);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(lines).toHaveLength(8);
    for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(ROOM.width);
  });
});
