import { ornamentOf } from '@bahai-friends/contract/ornament';

/** The content of the `svg` of a month's ornament. The browser does not need it before the month ends. */
export function drawnOrnament(month: number, hasOneRing = false): string {
  const { rings, hue } = ornamentOf(month);
  const path = rings.slice(0, hasOneRing ? 1 : rings.length).join('');
  return `<path d="${path}" fill="hsl(${hue} 95% 50%)" fill-rule="evenodd"/>`;
}
