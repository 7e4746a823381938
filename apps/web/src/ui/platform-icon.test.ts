import { SOCIAL_PLATFORMS } from '@bahai-friends/contract';
import * as simpleIcons from 'simple-icons';
import { describe, expect, it } from 'vitest';
import sprite from './platform-icons.svg?raw';

/** Brands whose icons simple-icons does not have. */
const DRAWN_HERE: readonly string[] = ['LinkedIn', 'Lemon8', 'Fanbase', 'Warpcast'];

const sheet = new DOMParser().parseFromString(sprite, 'image/svg+xml');
const symbols = [...sheet.querySelectorAll('symbol')];
const brandPaths = new Map(Object.values(simpleIcons).map(({ title, path }) => [title, path]));

function pathsOf(platform: string): (string | null)[] {
  const symbol = symbols.find(({ id }) => id === platform);
  return [...(symbol?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'));
}

describe('the platform icons', () => {
  it('are one for each platform', () => {
    expect(sheet.querySelector('parsererror')).toBeNull();
    expect(symbols.map(({ id }) => id).toSorted()).toEqual(SOCIAL_PLATFORMS.toSorted());
    for (const symbol of symbols) expect(symbol.getAttribute('viewBox')).toBe('0 0 24 24');
  });

  it.each(SOCIAL_PLATFORMS.filter((platform) => !DRAWN_HERE.includes(platform)))(
    'are the brand’s own for %s',
    (platform) => {
      expect(pathsOf(platform)).toEqual([brandPaths.get(platform)]);
    },
  );

  it.each(DRAWN_HERE)('are drawn here for %s, which simple-icons lacks', (platform) => {
    expect(brandPaths.get(platform)).toBeUndefined();
    expect(symbols.find(({ id }) => id === platform)?.childElementCount).toBeGreaterThan(0);
  });

  it('take the colour of the text around them, and bring nothing along but shapes', () => {
    expect(sprite).not.toMatch(/fill="(?!none|currentColor|evenodd)|<script|<style|href|\son\w+=/);
  });
});
