import { SOCIAL_PLATFORMS } from '@bahai-friends/contract';
import * as simpleIcons from 'simple-icons';
import { describe, expect, it } from 'vitest';
import sprite from './platform-icons.svg?raw';

/** Brands whose icons simple-icons does not have. */
const DRAWN_HERE: readonly string[] = ['LinkedIn', 'Lemon8', 'Fanbase', 'Warpcast'];

const sheet = new DOMParser().parseFromString(sprite, 'image/svg+xml');
const symbols = [...sheet.querySelectorAll('symbol')];
const brands = new Set<string>(Object.values(simpleIcons).map(({ title }) => title));

describe('the platform icons', () => {
  it('are one for each platform', () => {
    expect(sheet.querySelector('parsererror')).toBeNull();
    expect(symbols.map(({ id }) => id).toSorted()).toEqual(SOCIAL_PLATFORMS.toSorted());
    for (const symbol of symbols) expect(symbol.getAttribute('viewBox')).toBe('0 0 24 24');
  });

  it.each(DRAWN_HERE)('are drawn here for %s, which simple-icons lacks', (platform) => {
    expect(brands.has(platform)).toBe(false);
    expect(symbols.find(({ id }) => id === platform)?.childElementCount).toBeGreaterThan(0);
  });

  it('take the colour of the text around them, and bring nothing along but shapes', () => {
    expect(sprite).not.toMatch(/fill="(?!none|currentColor|evenodd)|<script|<style|href|\son\w+=/);
  });
});
