import { describe, expect, it } from 'vitest';
import { rowLabel } from './row-label.ts';

describe('rowLabel', () => {
  it.each([
    ['Be kind to all', 'Be kind to all'],
    ['anna\u200b', 'anna\\u{200b}'],
    ['\u202egnp.exe', '\\u{202e}gnp.exe'],
    ['bell\u0007 esc\u001b[2J', 'bell\\u{7} esc\\u{1b}[2J'],
    ['two\nlines and a no-break\u00a0space', 'two\\u{a}lines and a no-break\\u{a0}space'],
    ['half \ud83c', 'half \\u{d83c}'],
    ['anna\u{1d159}', 'anna\\u{1d159}'],
    ['Νίκος علی 🌟', 'Νίκος علی 🌟'],
    ['🌟'.repeat(41), `${'🌟'.repeat(40)}…`],
  ])('writes %j so that all of it is seen', (text, expected) => {
    expect(rowLabel(3, text)).toBe(`number 3 (“${expected}”)`);
  });
});
