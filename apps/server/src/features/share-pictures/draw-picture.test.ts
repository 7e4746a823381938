import { PICTURE_SIZES, type PictureSize } from '@bahai-friends/contract';
import { Resvg } from '@resvg/resvg-wasm';
import { describe, expect, it } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import type { PictureContent } from './picture-content.ts';
import { LAYOUTS } from './picture-layout.ts';
import { ornament } from './picture-star.ts';
import { pictureSvg } from './picture-svg.ts';
import { pngSize } from './testing/png-size.ts';

const content: PictureContent = {
  about: 'quote',
  size: 'landscape',
  day: '2026-03-21',
  text: 'Be kind',
  source: 'A friend',
  credit: null,
  quoteLanguage: null,
  moreAt: 'more at friends.example/quotes/2026-03-21',
  siteName: "Bahá'í Friends",
  language: 'en',
};

/** The last line of pixels with text in it; -1 when there is none. */
function lowestInk(svg: string): number {
  const { width, height, pixels } = new Resvg(svg).render();
  for (let y = height - 1; y >= 0; y -= 1) {
    for (let x = 0; x < width; x += 1) {
      const place = 4 * (y * width + x);
      // Only texts are dark in a picture, and the outline of the star, which is brown.
      if ((pixels[place] ?? 255) < 110 && (pixels[place + 2] ?? 0) > 60) return y;
    }
  }
  return -1;
}

describe('a picture', () => {
  it.each([
    ['Be kind'],
    ['بهاءالله'],
    ['地球乃一國'],
    ['x'.repeat(2000)],
    ['光'.repeat(2000)],
    ['\n \u202E&<b>"\u0000\uD800😀'],
    ['지구는 하나의 나라'],
  ])('is as large as was asked for, of any text: %.20s', (text) => {
    const long = { ...content, text, source: text, credit: text, siteName: text.slice(0, 100) };
    for (const [size, pixels] of Object.entries({
      landscape: { width: 1200, height: 630 },
      portrait: { width: 1080, height: 1350 },
      story: { width: 1080, height: 1920 },
    })) {
      const picture = { ...long, size: size as PictureSize, moreAt: text.slice(0, 300) };
      expect(pngSize(drawPicture(picture))).toEqual(pixels);
    }
  });

  it.each(PICTURE_SIZES)('says where a text goes on that has no room: %s', (size) => {
    const moreAt = 'more at another.example/quotes/2026-03-21';
    const isSaid = (text: string) =>
      pictureSvg({ ...content, size, text }) !== pictureSvg({ ...content, size, text, moreAt });
    expect(isSaid('Be kind to all who dwell on earth. '.repeat(4))).toBe(false);
    expect(isSaid('Be kind to all who dwell on earth. '.repeat(60))).toBe(true);
    expect(isSaid('光'.repeat(2000))).toBe(true);
    expect(isSaid('قلب نیکو و پاک و منیر داشته باش. '.repeat(60))).toBe(true);
  });

  it.each(PICTURE_SIZES)('keeps all of a text out of the band: %s', (size) => {
    const { band, smallStar } = LAYOUTS[size];
    const bare = pictureSvg({ ...content, size, text: '지', siteName: '', day: null });
    for (const text of ['Be kind. '.repeat(400), '光'.repeat(2000), 'مهربان باش. '.repeat(300)]) {
      for (const credit of [null, 'Translated by a friend, second edition']) {
        const full = { ...content, size, text, credit, siteName: '', day: null };
        const lowest = lowestInk(pictureSvg(full));
        expect(lowest).toBeGreaterThan(0.7 * band.top);
        expect(lowest).toBeLessThan(Math.min(band.top, smallStar.y - smallStar.radius));
      }
    }
    expect(lowestInk(bare)).toBe(-1);
  });

  it.each(PICTURE_SIZES)('invites to a gathering in words as they are: %s', (size) => {
    const invitation: PictureContent = {
      ...content,
      about: 'gathering',
      size,
      text: 'Evening of prayers',
      source: 'Saturday, March 28, 2026, 19:30–20:30',
      credit: 'At Anna’s',
    };
    expect(pictureSvg(invitation)).not.toBe(pictureSvg({ ...invitation, about: 'quote' }));
    // The address is always shown.
    expect(pictureSvg({ ...invitation, moreAt: 'x' })).not.toBe(pictureSvg(invitation));
    expect(
      lowestInk(
        pictureSvg({ ...invitation, text: 'Prayers '.repeat(25), siteName: '', day: null }),
      ),
    ).toBeLessThan(LAYOUTS[size].band.top);
  });

  it('of a quote that no day has says none', () => {
    const undated = pictureSvg({ ...content, day: null });
    expect(undated).not.toBe(pictureSvg(content));
    expect(pngSize(drawPicture({ ...content, day: null })).width).toBe(1200);
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
