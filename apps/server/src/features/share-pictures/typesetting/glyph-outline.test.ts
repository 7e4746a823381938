import { describe, expect, it } from 'vitest';
import { joinedOutlines } from './glyph-outline.ts';
import { fontRuns } from './picture-fonts.ts';
import { shapeLine } from './shape-line.ts';

/** The points that a path of relative commands visits. */
function pointsOf(path: string): number[][] {
  const points: number[][] = [];
  let [start, at] = [
    [0, 0],
    [0, 0],
  ];
  for (const [, command = '', numbers = ''] of path.matchAll(/([MmLlQqCcZz])([^A-Za-z]*)/g)) {
    const values = numbers.split(/[ ,]+/).filter(Boolean).map(Number);
    const [x = 0, y = 0] = command === command.toUpperCase() ? [0, 0] : at;
    for (let index = 0; index < values.length; index += 2) {
      at = [x + (values[index] ?? 0), y + (values[index + 1] ?? 0)];
      points.push(at);
    }
    if (/m/i.test(command)) start = at;
    if (/z/i.test(command)) at = start;
  }
  return points;
}

describe('letters joined to a path', () => {
  it.each(['Ḥi; ʻ“B8', 'وحدتِ', '要有'])('have the font’s outlines, at their places: %s', (text) => {
    const { glyphs } = shapeLine(text, false);
    const font = fontRuns(text)[0]?.font ?? expect.fail();
    const placed = glyphs
      .filter((one) => one.font === font)
      .map(({ glyph }, index) => ({ glyph, x: 1000 * index + 0.3, y: -70 * index }));
    const expected = placed.flatMap(({ glyph, x, y }) =>
      pointsOf(font.font.glyphToPath(glyph)).map((point) => [
        (point[0] ?? 0) + Math.round(x),
        (point[1] ?? 0) + y,
      ]),
    );
    expect(expected.length).toBeGreaterThan(20);
    expect(pointsOf(joinedOutlines(font, placed))).toEqual(expected);
  });

  it('leave spaces out', () => {
    const { glyphs } = shapeLine(' ', false);
    const [space] = glyphs;
    expect(space && joinedOutlines(space.font, [{ ...space, x: 5 }])).toBe('');
  });
});
