import { readFileSync } from 'node:fs';
import { Blob, Face } from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { KEPT } from '../../../../fonts/letters.ts';
import { isLegible, losesLetters, settable } from './picture-fonts.ts';

describe('the fonts', () => {
  it.each([
    ['English', 'So powerful is the light of unity… — ʻAbdu’l‑Bahá, Ṭáhirih, ẖ'],
    ['Persian', 'ای دوستان سراپردهٔ یگانگی بلند شد، به چشم بیگانگان یکدیگر را نبینید. ۱۲۳'],
    ['Arabic', 'بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ﷲ'],
    ['Russian', 'Весь мир – одна страна, и все люди – её граждане. №'],
    ['Greek', 'Ἡ γῆ μία πατρίς ἐστι'],
    ['Chinese', '地球乃一國，萬眾皆其民。灵之子啊！我的第一个忠告是：「纯洁」。'],
    ['Japanese', '地球は一つの国であり、バハーイーは価値ある円満を願う。悪を応ぜず〜々ゔ'],
    ['Hebrew', 'הָאָרֶץ אַחַת הִיא'],
    ['Devanagari', 'हे आत्मा के पुत्र! मेरा प्रथम परामर्श यह है: शुद्ध हृदय'],
    ['Armenian', 'Երկիրը մեկ հայրենիք է'],
    ['Georgian', 'დედამიწა ერთი სამშობლოა'],
  ])('have every letter of %s', (_language, text) => {
    expect(settable(text)).toBe(text.normalize('NFC'));
    expect(isLegible(text)).toBe(true);
  });

  it('have the letters that they are made for', () => {
    for (const [name, kept] of Object.entries(KEPT)) {
      const bytes = readFileSync(new URL(`../fonts/${name}.ttf`, import.meta.url));
      const covered = [...new Face(new Blob(bytes)).collectUnicodes()];
      expect(covered.length, name).toBeGreaterThan(500);
      if (kept === null) continue;
      const asked = new Set(kept);
      expect(covered.filter((code) => !asked.has(code))).toEqual([]);
    }
  });
});

describe('a text', () => {
  it('is not legible when a single letter of it is missing', () => {
    expect(isLegible(`${'Be kind to all. '.repeat(20)}지`)).toBe(false);
    expect(losesLetters('ก')).toBe(true);
  });

  it('is legible without a sign that no letter depends on', () => {
    expect(isLegible('Be kind 😀')).toBe(true);
    expect(settable('Be kind 😀')).toBe('Be kind');
  });

  it('is not legible without letters', () => {
    expect(isLegible('!? 😀')).toBe(false);
  });
});
