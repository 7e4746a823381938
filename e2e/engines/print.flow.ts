import { execFileSync } from 'node:child_process';
import { expect, test } from './fixtures.ts';

/** The text of the printed sheets; a form feed ends each sheet. */
const textOf = (pdf: Uint8Array): string =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });

interface Word {
  readonly text: string;
  readonly sheet: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The words on the sheets with their positions, in points. */
function wordsOf(pdf: Uint8Array): Word[] {
  const xml = execFileSync('pdftotext', ['-bbox', '-', '-'], { input: pdf, encoding: 'utf8' });
  return xml.split('<page ').flatMap((part, sheet) =>
    [
      ...part.matchAll(
        /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g,
      ),
    ].map(([, left, top, right, bottom, text = '']) => ({
      text,
      sheet,
      left: Number(left),
      right: Number(right),
      top: Number(top),
      bottom: Number(bottom),
    })),
  );
}

/** The length of the overlap of two stretches, as a part of the shorter one. */
const share = (a: [number, number], b: [number, number]): number =>
  (Math.min(a[1], b[1]) - Math.max(a[0], b[0])) / Math.min(a[1] - a[0], b[1] - b[0]);

/** Words that are printed over each other, by at least half a line's height and a tenth of a word's width. */
function overlaps(words: readonly Word[]): string[] {
  return words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .filter(
        (other) =>
          one.sheet === other.sheet &&
          share([one.top, one.bottom], [other.top, other.bottom]) > 0.5 &&
          share([one.left, one.right], [other.left, other.right]) > 0.1,
      )
      .map((other) => `${one.text} and ${other.text}`),
  );
}

test('the home page prints its holy days', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.role('button', 'Share').shown();
  const text = textOf(await visitor.tab.pdf());
  expect(text).toContain('Be generous in prosperity');
  expect(text).toMatch(/Naw-Rúz\s+1 Bahá 257 B\.E\.\s+March 20, 2100/);
  expect(text).toContain('Ninth day of Riḍván');
});

test.describe('on a day of the past', () => {
  test.use({ siteClock: '2026-11-22T12:00:00Z' });

  test('the calendar prints on two sheets, each word in a place of its own', async ({
    visitor,
  }) => {
    await visitor.open('/calendar');
    const pdf = await visitor.tab.pdf();
    expect(textOf(pdf).split('\f').filter(Boolean)).toHaveLength(2);
    const words = wordsOf(pdf);
    for (const month of ['Bahá', 'Qudrat', 'ʻAláʼ']) {
      expect(words.map(({ text }) => text)).toContain(month);
    }
    expect(overlaps(words)).toEqual([]);
  });
});
