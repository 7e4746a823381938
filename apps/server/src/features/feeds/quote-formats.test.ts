import { NO_FEATURES, type PublicSettings, type TodaysQuote } from '@bahai-friends/contract';
import { LANGUAGES } from '@bahai-friends/languages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFeedIds } from './feed-ids.ts';
import { createQuoteFeed, firstDayOfFeed } from './quote-feed.ts';
import { QUOTE_FORMATS } from './quote-formats.ts';
import { childTexts, parseXml, readFeed } from './testing/parsed-feed.ts';

const ids = createFeedIds('0190a1b2-0000-7000-8000-000000000000');
const SITE: PublicSettings = {
  siteName: 'Friends & <b>more</b>',
  tagline: 'All',
  timeZone: 'Asia/Tehran',
  place: null,
  language: 'en',
  contact: '',
  holyDaysAhead: false,
  listed: true,
  features: NO_FEATURES,
  today: '2026-03-21',
  nextDayAt: '2026-03-21T20:30:00.000Z',
  sunsetAt: null,
};
const QUOTE: TodaysQuote = {
  id: 1,
  text: 'Be <kind> & "just"\nto all',
  source: 'A & B',
  displayDate: null,
  referenceUrl: 'https://friends.example/?a=1&b="2"',
  language: null,
  credit: null,
};
const ADDRESS = 'https://friends.example';
const SHOWN = [
  { day: '2026-03-21', quote: QUOTE },
  { day: '2026-03-01', quote: { ...QUOTE, id: 2, text: 'Be kind', referenceUrl: null } },
];
const ATOM = '{http://www.w3.org/2005/Atom}';

const written = (extension: string, feed: ReturnType<typeof createQuoteFeed>): string =>
  QUOTE_FORMATS.find((format) => format.extension === extension)?.write(feed, ADDRESS) ?? '';

describe.each(QUOTE_FORMATS)('quotes as $extension', ({ extension, write }) => {
  const read = readFeed[extension];

  it('are read by other programs as they were meant', () => {
    const feed = read(write(createQuoteFeed(SHOWN, SITE, null, ids), ADDRESS));
    expect(feed).toMatchObject({
      title: 'Friends & <b>more</b> – Quote of the day',
      description: 'A quote for every day',
      language: 'en',
      home: 'https://friends.example/',
      self: `https://friends.example/feeds/quotes.${extension}`,
    });
    expect(feed.items).toEqual([
      {
        id: `urn:uuid:${ids('quote/2026-03-21')}`,
        title: 'March 21, 2026',
        link: 'https://friends.example/quotes/2026-03-21',
        html:
          '<blockquote dir="auto">Be &lt;kind&gt; &amp; &quot;just&quot;<br>to all</blockquote>' +
          '<p dir="auto">— A &amp; B</p>' +
          '<p><a href="https://friends.example/?a=1&amp;b=&quot;2&quot;">Reference</a></p>',
        published: Date.parse('2026-03-20T20:30:00Z'),
      },
      {
        id: `urn:uuid:${ids('quote/2026-03-01')}`,
        title: 'March 1, 2026',
        link: 'https://friends.example/quotes/2026-03-01',
        html: '<blockquote dir="auto">Be kind</blockquote><p dir="auto">— A &amp; B</p>',
        published: Date.parse('2026-02-28T20:30:00Z'),
      },
    ]);
  });

  it('say what was typed, and take nothing that was typed for their own', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({
        unit: fc.constantFrom('<', '>', '&', ']]>', '"', '<!--', '\n', '\r', '🌟', 'ب'),
      }),
    );
    fc.assert(
      fc.property(anyText, anyText, (text, source) => {
        const shown = [{ day: '2026-03-21', quote: { ...QUOTE, text, source } }];
        const site = { ...SITE, siteName: `a${source}b` };
        const { items, title } = createQuoteFeed(shown, site, null, ids);
        const again = write(createQuoteFeed(shown, site, null, ids), ADDRESS);
        if (extension === 'json') {
          const json = JSON.parse(again);
          expect([json.title, json.items[0].content_html]).toEqual([title, items[0]?.html]);
          return;
        }
        const root = parseXml(again);
        const [feed = root] = extension === 'rss' ? root.children : [];
        const prefix = extension === 'rss' ? '' : ATOM;
        const item = feed.children.at(-1) ?? root;
        expect(childTexts(feed, `${prefix}title`)).toEqual([title]);
        expect(item.children.map(({ text }) => text)).toContain(items[0]?.html);
      }),
    );
  });

  it('are there in every language, each with its own address', () => {
    const days = LANGUAGES.map((language) => {
      const feed = read(write(createQuoteFeed(SHOWN, SITE, language, ids), ADDRESS));
      expect(feed.self).toBe(`https://friends.example/feeds/quotes.${extension}?lang=${language}`);
      expect(feed.language).toBe(language === 'zh' ? 'zh-Hans' : language);
      return feed.items[0]?.title;
    });
    expect(days).toEqual([
      'March 21, 2026',
      '٢١ مارس ٢٠٢٦',
      '21. März 2026',
      '21 de marzo de 2026',
      '۲۱ مارس ۲۰۲۶',
      '21 mars 2026',
      '2026. gada 21. marts',
      '21 maart 2026',
      '21 de março de 2026',
      '21 марта 2026\u00a0г.',
      '21 mars 2026',
      '2026年3月21日',
    ]);
  });

  it('lead to the pages of their language', () => {
    const linksIn = (language: 'de' | 'fa' | null) => {
      const site = { ...SITE, language: 'de' } as const;
      const { home, items } = read(write(createQuoteFeed(SHOWN, site, language, ids), ADDRESS));
      return [home, items[0]?.link];
    };
    const own = [`${ADDRESS}/`, `${ADDRESS}/quotes/2026-03-21`];
    expect(linksIn(null)).toEqual(own);
    expect(linksIn('de')).toEqual(own);
    expect(linksIn('fa')).toEqual([`${ADDRESS}/fa`, `${ADDRESS}/fa/quotes/2026-03-21`]);
  });

  it('have ids of their own in each language, the same for ever', () => {
    const idsIn = (language: 'en' | 'fa' | null) =>
      read(write(createQuoteFeed(SHOWN, SITE, language, ids), ADDRESS)).items.map(({ id }) => id);
    const named = (...names: string[]) => names.map((name) => `urn:uuid:${ids(name)}`);
    expect(idsIn(null)).toEqual(named('quote/2026-03-21', 'quote/2026-03-01'));
    expect(idsIn('en')).toEqual(named('quote/2026-03-21/en', 'quote/2026-03-01/en'));
    expect(idsIn('fa')).toEqual(named('quote/2026-03-21/fa', 'quote/2026-03-01/fa'));
  });

  it('may be none', () => {
    const feed = read(write(createQuoteFeed([], SITE, null, ids), ADDRESS));
    expect(feed.items).toEqual([]);
  });
});

describe('RSS', () => {
  it('has what its specification requires, under its names', () => {
    const rss = parseXml(written('rss', createQuoteFeed(SHOWN, SITE, null, ids)));
    expect([rss.name, rss.attributes.version]).toEqual(['rss', '2.0']);
    const [channel = rss] = rss.children;
    expect(channel.children.map(({ name }) => name)).toEqual([
      ...['title', 'link', 'description', 'language', 'lastBuildDate', `${ATOM}link`],
      ...['item', 'item'],
    ]);
    const [item = rss] = channel.children.slice(-2);
    expect(item.children.map(({ name }) => name)).toEqual([
      ...['title', 'link', 'description', 'guid', 'pubDate'],
    ]);
    expect(childTexts(item, 'pubDate')).toEqual(['Fri, 20 Mar 2026 20:30:00 GMT']);
    const guid = item.children.find(({ name }) => name === 'guid');
    expect(guid?.attributes.isPermaLink).toBe('false');
  });
});

describe('Atom', () => {
  it('has what RFC 4287 requires, under its names', () => {
    const feed = parseXml(written('atom', createQuoteFeed(SHOWN, SITE, null, ids)));
    expect(feed.children.map(({ name }) => name.slice(ATOM.length))).toEqual([
      ...['id', 'title', 'subtitle', 'link', 'link', 'updated', 'author', 'entry', 'entry'],
    ]);
    expect(childTexts(feed, `${ATOM}updated`)).toEqual(['2026-03-20T20:30:00Z']);
    const [entry = feed] = feed.children.slice(-2);
    expect(entry.children.map(({ name }) => name.slice(ATOM.length))).toEqual([
      ...['id', 'title', 'link', 'published', 'updated', 'content'],
    ]);
    expect(entry.children.at(-1)?.attributes).toEqual({ type: 'html' });
  });

  it('was updated at the beginning of today when there is no quote', () => {
    const feed = parseXml(written('atom', createQuoteFeed([], SITE, null, ids)));
    expect(childTexts(feed, `${ATOM}updated`)).toEqual(['2026-03-20T20:30:00Z']);
  });

  it('is another feed in another language, asked for or not', () => {
    const feedIds = [null, 'en', 'fa'] as const;
    const different = feedIds.map((asked) => createQuoteFeed([], SITE, asked, ids).id);
    expect(new Set(different).size).toBe(3);
    const german = createQuoteFeed([], { ...SITE, language: 'de' }, null, ids);
    expect(german).toMatchObject({ id: different[0], language: 'de' });
  });
});

describe('the quotes of feeds', () => {
  it('go back 30 days, today included', () => {
    expect(firstDayOfFeed('2026-03-21')).toBe('2026-02-20');
    expect(firstDayOfFeed('2026-03-30')).toBe('2026-03-01');
  });

  it('are published when the day begins, which may be at 01:00', () => {
    const site = { ...SITE, timeZone: 'Asia/Beirut' };
    const shown = [{ day: '2026-03-29', quote: QUOTE }];
    expect(createQuoteFeed(shown, site, null, ids).items[0]?.publishedAt).toBe(
      '2026-03-28T22:00:00Z',
    );
  });

  it.each(['javascript:alert(1)', 'data:text/html,a', 'friends.example'])(
    'do not link to %s',
    (referenceUrl) => {
      const shown = [{ day: '2026-03-21', quote: { ...QUOTE, referenceUrl } }];
      expect(createQuoteFeed(shown, SITE, null, ids).items[0]?.html).not.toContain('href');
    },
  );
});
