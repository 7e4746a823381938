// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { quoteWith, siteWith } from '../../testing/samples.ts';
import { homeHead } from './home-head.ts';

const TAGLINE = "A space for everyone to learn and feel inspired by all things Bahá'í.";

function previewOf(text: string): string {
  const home = { quote: quoteWith({ text, source: 'S' }) };
  return homeHead({ home, site: siteWith() }).shared.description;
}

describe('the head of the home page', () => {
  it('names the site and says what it is for', () => {
    const site = siteWith();
    expect(homeHead({ site })).toEqual({
      description: TAGLINE,
      font: expect.stringContaining('garamond-latin'),
      feeds: expect.any(Array),
      shared: { title: "Bahá'í Friends", description: TAGLINE },
    });
    expect(homeHead({ home: { quote: null }, site }).shared.description).toBe(TAGLINE);
  });

  it('says both as the community does', () => {
    const site = { siteName: 'Friends in Haifa', tagline: 'All are welcome' };
    expect(homeHead({ home: {}, site })).toMatchObject({
      description: 'All are welcome',
      shared: { title: 'Friends in Haifa', description: 'All are welcome' },
    });
  });
});

describe('what can be subscribed to from the home page', () => {
  it('is named after the community', () => {
    const { feeds } = homeHead({ site: { siteName: 'Friends in Haifa', tagline: '' } });
    expect(feeds.map(({ title, href }) => [title, href])).toEqual([
      ['Friends in Haifa – Quote of the day (RSS)', '/feeds/quotes.rss'],
      ['Friends in Haifa – Quote of the day (Atom)', '/feeds/quotes.atom'],
      ['Friends in Haifa – Quote of the day (JSON)', '/feeds/quotes.json'],
      ['Friends in Haifa – Badíʻ Calendar', '/feeds/calendar.ics'],
    ]);
  });
});

describe('the preview of a shared home page', () => {
  it('is today’s quote and its source', () => {
    expect(previewOf('Be kind')).toBe('“Be kind” — S');
  });

  it('has the quote’s own quotation marks, where it is cut, too', () => {
    expect(previewOf('«\u202fSois bon\u202f»')).toBe('« Sois bon » — S');
    expect(previewOf('“Be kind.\n“Be just.”')).toBe('“Be kind. “Be just.” — S');
    expect(previewOf(`„${'abc '.repeat(60)}abc“`)).toBe(`„${'abc '.repeat(49)}abc…“ — S`);
  });

  it('is on one line', () => {
    expect(previewOf('Be\n\tkind  to  all')).toBe('“Be kind to all” — S');
  });

  it('is whole up to 200 characters', () => {
    const text = `${'abc '.repeat(49)}abcd`;
    expect(text).toHaveLength(200);
    expect(previewOf(text)).toBe(`“${text}” — S`);
  });

  it('is cut after a whole word beyond that, without what punctuates it', () => {
    expect(previewOf('abc '.repeat(60))).toBe(`“${'abc '.repeat(49)}abc…” — S`);
    expect(previewOf(`${'abc '.repeat(48)}abc, defghi`)).toBe(`“${'abc '.repeat(48)}abc…” — S`);
  });

  it('counts characters as people do, and cuts none in half', () => {
    expect(previewOf('🌟'.repeat(200))).toBe(`“${'🌟'.repeat(200)}” — S`);
    expect(previewOf('🌟'.repeat(201))).toBe(`“${'🌟'.repeat(200)}…” — S`);
  });
});
