import { Resvg } from '@resvg/resvg-wasm';
import { describe, expect, it } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import type { PictureContent } from './picture-content.ts';
import { ornament } from './picture-star.ts';
import { pictureSvg } from './picture-svg.ts';
import { pngSize } from './testing/png-size.ts';

const content: PictureContent = {
  day: '2026-03-21',
  text: 'Be kind',
  source: 'A friend',
  credit: null,
  quoteLanguage: null,
  siteName: "Bahá'í Friends",
  language: 'en',
};

describe('a picture', () => {
  it.each([
    ['Be kind'],
    ['بهاءالله'],
    ['地球乃一國'],
    ['x'.repeat(2000)],
    ['光'.repeat(2000)],
    ['\n \u202E&<b>"\u0000\uD800😀'],
    ['지구는 하나의 나라'],
  ])('is 1200 × 630 of any text: %.20s', (text) => {
    const long = { ...content, text, source: text, siteName: text.slice(0, 100) };
    expect(pngSize(drawPicture(long))).toEqual({ width: 1200, height: 630 });
  });

  it.each([
    ['text', 'Be fair'],
    ['source', 'Another friend'],
    ['credit', 'First edition'],
    ['siteName', 'Friends'],
    ['day', '2026-03-20'],
    ['language', 'fa'],
  ])('shows its %s', (field, value) => {
    expect(pictureSvg({ ...content, [field]: value })).not.toBe(pictureSvg(content));
    expect(pictureSvg({ ...content })).toBe(pictureSvg(content));
  });

  it('is set in the direction of the quote’s language, whatever its first letter is', () => {
    const mixed = { ...content, text: '19 ماه' };
    const of = (quoteLanguage: 'en' | 'fa' | null) => pictureSvg({ ...mixed, quoteLanguage });
    expect(of('fa')).toBe(of(null));
    expect(of('en')).not.toBe(of('fa'));
  });

  it.each(Array.from({ length: 20 }, (_, index) => index + 1))(
    'is light behind its text in month %d',
    (month) => {
      expect(drawPicture(content).length).toBeGreaterThan(0);
      const box = 'viewBox="-100 -100 200 200" width="80" height="80"';
      const drawn = new Resvg(
        `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${ornament(0, 0, 100, month)}</svg>`,
      ).render().pixels;
      const opaque = Array.from({ length: drawn.length / 4 }, (_, pixel) => [
        ...drawn.slice(4 * pixel, 4 * pixel + 4),
      ]).filter(([, , , alpha]) => alpha === 255);
      expect(opaque.length).toBeGreaterThan(100);
      expect(Math.min(...opaque.flat())).toBeGreaterThan(200);
    },
  );

  it('does not double quotation marks', () => {
    expect(pictureSvg({ ...content, text: '“Be kind”' })).toBe(pictureSvg(content));
  });

  it('has outlines only: no text goes to what draws it', () => {
    expect(pictureSvg(content)).not.toMatch(/<text|<image|href|&/);
  });

  it('is the star where no font has the letters of a quote', () => {
    const star = pictureSvg({ ...content, text: '지구는 하나의 나라' });
    expect(star).toBe(pictureSvg({ ...content, text: '인류는 그 시민이다' }));
  });

  it('never shows a quote, a source or a name without some of its letters', () => {
    const long = 'Be kind to all who dwell on earth. '.repeat(4);
    const star = pictureSvg({ ...content, text: '지구는 하나의 나라' });
    expect(pictureSvg({ ...content, text: `${long}지` })).toBe(star);
    const noSource = pictureSvg({ ...content, source: 'Kim 구' });
    expect(noSource).toBe(pictureSvg({ ...content, source: '구' }));
    expect(noSource).not.toBe(pictureSvg({ ...content, source: 'Kim' }));
    const noName = pictureSvg({ ...content, siteName: 'Friends in 서울' });
    expect(noName).toBe(pictureSvg({ ...content, siteName: '서울' }));
  });

  it('shows no day in a calendar that does not know it', () => {
    expect(pngSize(drawPicture({ ...content, day: '9999-12-31' })).width).toBe(1200);
  });
});
