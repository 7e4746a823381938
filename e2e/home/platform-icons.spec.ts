import { readFile } from 'node:fs/promises';
import { SOCIAL_PLATFORMS } from '@bahai-friends/contract';
import * as simpleIcons from 'simple-icons';
import { expect, test } from '../support/fixtures.ts';

const SPRITE = new URL('../../apps/web/src/ui/platform-icons.svg', import.meta.url);
/** In the icons' own units, of which there are 24 in each direction. */
const DEVIATION_MAX = 0.05;

/** The icons of the platforms that simple-icons has, by platform. */
const BRANDS = Object.values(simpleIcons).flatMap((icon) =>
  'path' in icon && SOCIAL_PLATFORMS.some((platform) => platform === icon.title)
    ? [[icon.title, icon.path] as const]
    : [],
);

test('icons of platforms are the brands’ own, as exactly as anybody can see', async ({ page }) => {
  const sprite = await readFile(SPRITE, 'utf8');
  const deviations = await page.evaluate(
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
        return Array.from({ length: 1000 }, (_, index) =>
          path.getPointAtLength((length * index) / 1000),
        );
      };
      return brands.map(([platform, d]) => {
        const paths = [...sheet.querySelectorAll(`#${platform} > path`)];
        const drawn = pointsOf(pathOf(paths[0]?.getAttribute('d') ?? ''));
        const own = pointsOf(pathOf(d));
        const far = own.map(({ x, y }) =>
          Math.min(...drawn.map((point) => Math.hypot(point.x - x, point.y - y))),
        );
        return { platform, paths: paths.length, deviation: Math.max(...far) };
      });
    },
    { sprite, brands: BRANDS },
  );
  expect(deviations.length).toBeGreaterThanOrEqual(8);
  for (const { platform, paths, deviation } of deviations) {
    expect(paths, platform).toBe(1);
    expect(deviation, platform).toBeLessThan(DEVIATION_MAX);
  }
});
