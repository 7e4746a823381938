import { readFile } from 'node:fs/promises';
import { SOCIAL_PLATFORMS } from '@bahai-friends/contract';
import * as simpleIcons from 'simple-icons';
import { expect, test } from '../support/fixtures.ts';

const SPRITE = new URL('../../apps/web/src/ui/platform-icons.svg', import.meta.url);
/** In the icons' own units, of which there are 24 in each direction. */
const DEVIATION_MAX = 0.05;

/** Those that simple-icons has, by their platform. */
const BRANDS = Object.values(simpleIcons).flatMap((icon) =>
  'path' in icon && SOCIAL_PLATFORMS.some((platform) => platform === icon.title)
    ? [[icon.title, icon.path] as const]
    : [],
);

type Point = readonly [x: number, y: number];
interface Icon {
  readonly platform: string;
  readonly paths: number;
  /** Points of the icon in the sprite, and of the brand's own. */
  readonly drawn: readonly Point[];
  readonly own: readonly Point[];
}

/** How far the farthest of points is from others: a million distances, which a browser of tests takes seconds for. */
const deviation = (points: readonly Point[], others: readonly Point[]): number =>
  Math.max(
    ...points.map(([x, y]) => Math.min(...others.map(([ox, oy]) => Math.hypot(ox - x, oy - y)))),
  );

test('icons of platforms are the brands’ own, as exactly as anybody can see', async ({ page }) => {
  const sprite = await readFile(SPRITE, 'utf8');
  const outlines = await page.evaluate(
    ({ sprite, brands }) => {
      const sheet = new DOMParser().parseFromString(sprite, 'image/svg+xml');
      const pathOf = (d: string) => {
        const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
        path.setAttribute('d', d);
        return path;
      };
      /** A thousand points along all of a path's outlines. */
      const pointsOf = (path: SVGPathElement) => {
        const length = path.getTotalLength();
        return Array.from({ length: 1000 }, (_, index) => {
          const { x, y } = path.getPointAtLength((length * index) / 1000);
          return [x, y] as const;
        });
      };
      return JSON.stringify(
        brands.map(([platform, d]) => {
          const paths = [...sheet.querySelectorAll(`#${platform} > path`)];
          const drawn = pointsOf(pathOf(paths[0]?.getAttribute('d') ?? ''));
          return { platform, paths: paths.length, drawn, own: pointsOf(pathOf(d)) };
        }),
      );
    },
    { sprite, brands: BRANDS },
  );
  const icons: readonly Icon[] = JSON.parse(outlines);
  expect(icons.length).toBeGreaterThanOrEqual(8);
  for (const { platform, paths, drawn, own } of icons) {
    expect(paths, platform).toBe(1);
    expect(deviation(own, drawn), platform).toBeLessThan(DEVIATION_MAX);
  }
});
