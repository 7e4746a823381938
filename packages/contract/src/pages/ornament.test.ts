import { describe, expect, it } from 'vitest';
import { ornamentOf } from './ornament.ts';

const ALL = Array.from({ length: 20 }, (_, index) => {
  const { rings, hue } = ornamentOf(index + 1);
  return { path: rings.join(''), outer: rings[0], second: rings[1] ?? '', hue };
});
const numbersOf = (path: string) => path.match(/-?\d+/g)?.map(Number) ?? [];

describe('the ornaments of the months and of Ayyám-i-Há', () => {
  it('are all different, and so are their hues', () => {
    expect(new Set(ALL.map(({ path }) => path)).size).toBe(20);
    expect(new Set(ALL.map(({ outer }) => outer)).size).toBe(20);
    expect(new Set(ALL.map(({ hue }) => hue)).size).toBe(20);
  });

  it('are small: two of them in a page have less than 3 kB', () => {
    for (const { path } of ALL) expect(path.length).toBeLessThan(1000);
  });

  it('have hues of the yellow world, and neighbours that are told apart', () => {
    for (const [index, { hue }] of ALL.entries()) {
      expect(hue).toBeGreaterThanOrEqual(22);
      expect(hue).toBeLessThan(52);
      const next = ALL[(index + 1) % 19]?.hue ?? 0;
      expect(Math.abs(next - hue)).toBeGreaterThan(5);
    }
  });

  it('have nine petals in each of three rings, within a square of 200', () => {
    for (const { path } of ALL) {
      expect(path).toMatch(/^[MQZ\d -]+$/);
      expect(path.match(/M/g)).toHaveLength(27);
      // Corners; the places that bend a petal may lie beyond.
      const corners = path.match(/M(-?\d+) (-?\d+)/g) ?? [];
      for (const value of numbersOf(corners.join(' '))) expect(Math.abs(value)).toBeLessThan(100);
    }
  });

  it('have the second ring within broad petals, and between slender ones', () => {
    // The first petal of a ring that is not turned begins straight above the middle.
    const within = ALL.map(({ second }) => /^M0 -/.test(second));
    expect(within).toEqual(ALL.map((_, index) => index % 4 !== 0));
  });

  it('are the same after a ninth of a turn', () => {
    for (const { path } of ALL) {
      const lengths = (path.match(/M(-?\d+ -?\d+)/g) ?? []).map((corner) => {
        const [x = 0, y = 0] = numbersOf(corner);
        return Math.round(Math.hypot(x, y) / 2);
      });
      for (let ring = 0; ring < 3; ring += 1) {
        const inRing = lengths.slice(ring * 9, ring * 9 + 9);
        expect(Math.max(...inRing) - Math.min(...inRing)).toBeLessThanOrEqual(1);
      }
    }
  });
});
