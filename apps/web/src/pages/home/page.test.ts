// @vitest-environment node
import type { PublicSettings } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { quoteWith, siteWith } from '../../testing/samples.ts';
import { loadLanguage, speaking } from '../../texts/every-language.ts';
import type { HomeData } from './page.server.ts';
import { document } from './page.ts';

const english = await loadLanguage({ code: 'en', prefix: '', bare: '/' });

/** The head as it is rendered in English. */
const head = (data: { site: PublicSettings; home?: HomeData }) =>
  speaking(english, () => document.head(data));

const TAGLINE = "A space for everyone to learn and feel inspired by all things Bahá'í.";

describe('the head of the home page', () => {
  it('names the site and says what it is for', () => {
    const site = siteWith();
    expect(head({ site })).toEqual({
      description: TAGLINE,
      inSerif: ["Bahá'í Friends", TAGLINE, ''],
      feeds: expect.any(Array),
      shared: { title: "Bahá'í Friends", description: TAGLINE },
    });
    expect(head({ home: { quote: null }, site }).shared.description).toBe(TAGLINE);
  });

  it('says both as the community does', () => {
    const site = siteWith({ siteName: 'Friends in Haifa', tagline: 'All are welcome' });
    expect(head({ home: {}, site })).toMatchObject({
      description: 'All are welcome',
      shared: { title: 'Friends in Haifa', description: 'All are welcome' },
    });
  });
});

describe('what can be subscribed to from the home page', () => {
  it('is named after the community', () => {
    const { feeds } = head({ site: siteWith({ siteName: 'Friends in Haifa', tagline: '' }) });
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
    const home = { quote: quoteWith({ text: 'Be kind', source: 'S' }) };
    const site = siteWith({ today: '2026-03-21' });
    expect(head({ home, site }).shared).toEqual({
      title: "Bahá'í Friends",
      description: '“Be kind” — S',
      quoteOf: '2026-03-21',
    });
  });
});
