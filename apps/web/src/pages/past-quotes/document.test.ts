import type { PageRequest, ShownQuote, ShownQuotesData } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { describePage } from '../../entry-server.tsx';
import { documentOf } from '../../testing/pages.ts';
import { quoteWith, siteWith } from '../../testing/samples.ts';

const TODAY = '2026-03-21';
const site = siteWith({ today: TODAY });

type Neighbours = Partial<Record<'previous' | 'next', string>>;

const dayPage = (
  shown: ShownQuote,
  { previous, next }: Neighbours = {},
  request: Partial<PageRequest> = {},
) =>
  documentOf({
    address: `/quotes/${shown.day}`,
    site,
    shownQuote: { ...shown, previous: previous ?? null, next: next ?? null },
    ...request,
  });

const archive = (data: Partial<ShownQuotesData>, request: Partial<PageRequest> = {}) =>
  documentOf({
    address: '/quotes',
    site,
    shownQuotes: { shown: [], older: null, newer: null, ...data },
    ...request,
  });

const shownOn = (day: string, text = 'Be kind'): ShownQuote => ({
  day,
  quote: quoteWith({ text, source: 'A friend' }),
});

const metaOf = ({ head }: Document, name: string) =>
  head.querySelector(`[name="${name}"], [property="${name}"]`)?.getAttribute('content');
const textsOf = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
const linkTo = (page: Document, rel: string) =>
  page.querySelector(`main [rel=${rel}]`)?.getAttribute('href');

describe('the address of a quote', () => {
  it.each([
    ['/quotes', '/quotes', { before: null }],
    ['/quotes?x=1', '/quotes', { before: null }],
    ['/quotes?x=1&before=2026-03-01', '/quotes?before=2026-03-01', { before: '2026-03-01' }],
    ['/quotes/2026-03-01?x=1', '/quotes/2026-03-01', { day: '2026-03-01' }],
  ])('%s is that of %s', (url, address, values) => {
    expect(describePage(url, site)).toEqual({
      status: 200,
      language: { code: 'en', prefix: '', bare: address },
      address,
      page: 'past-quotes',
      values,
      kind: 'document',
      module: 'src/pages/past-quotes/past-quotes.css',
      ...('day' in values && { script: 'src/pages/past-quotes/days/share.ts' }),
    });
  });

  it.each(['/quotes/', '/quotes/2026-02-30', '/quotes/x', '/quotes?before=x', '/quotes2026-03-01'])(
    'is none at %s',
    (url) => {
      expect(describePage(url, site).status).toBe(404);
    },
  );
});

describe('the page of a day', () => {
  it('is named after the day in both calendars', async () => {
    const page = await dayPage(shownOn('2026-03-20'));
    expect(page.querySelector('h1')?.textContent).toBe(
      'Quote of the Day March 20, 2026 19 ʻAláʼ 182 B.E.',
    );
    expect(page.querySelector('h1 time')?.getAttribute('datetime')).toBe('2026-03-20');
    expect(page.title).toBe("Quote of March 20, 2026 – Bahá'í Friends");
    const today = await dayPage(shownOn(TODAY));
    expect(today.querySelector('h1')?.textContent).toMatch(/^Today's Quote March 21, 2026/);
  });

  it('has no Badí date where there is none', async () => {
    const page = await dayPage(shownOn('1844-03-19'));
    expect(page.querySelector('h1')?.textContent?.trim()).toBe('Quote of the Day March 19, 1844');
  });

  it('has the quote as a figure, with its source and a link to it', async () => {
    const quote = quoteWith({ text: '«Sois bon»', source: 'S', referenceUrl: 'https://a.b/c' });
    const page = await dayPage({ day: TODAY, quote });
    expect(textsOf(page, 'main figure > blockquote')).toEqual(['«Sois bon»']);
    expect(textsOf(page, 'main figure > figcaption')).toEqual(['— S']);
    expect(page.querySelector('main a[target=_blank]')?.getAttribute('href')).toBe('https://a.b/c');
    const hostile = quoteWith({ text: '<img src=x>', referenceUrl: 'javascript:alert(1)' });
    const safe = await dayPage({ day: TODAY, quote: hostile });
    expect(safe.querySelector('main img, figure ~ a, main a[href^=javascript]')).toBeNull();
    expect(textsOf(safe, 'blockquote')).toEqual(['“<img src=x>”']);
  });

  it('leads to the days before and after it, and nowhere where there is none', async () => {
    const page = await dayPage(shownOn('2026-03-18'), { previous: '2026-03-01', next: TODAY });
    expect([linkTo(page, 'prev'), linkTo(page, 'next')]).toEqual([
      '/quotes/2026-03-01',
      `/quotes/${TODAY}`,
    ]);
    expect(textsOf(page, 'main nav a')).toEqual(['Previous March 1, 2026', 'Next March 21, 2026']);
    expect((await dayPage(shownOn(TODAY))).querySelector('main nav')).toBeNull();
  });

  it('is shared with its quote, under its own address, unless the site is not listed', async () => {
    const publicUrl = 'https://friends.example';
    const page = await dayPage(shownOn('2026-03-20'), {}, { publicUrl });
    expect(metaOf(page, 'og:title')).toBe('Quote of March 20, 2026');
    expect(metaOf(page, 'og:description')).toBe('“Be kind” — A friend');
    expect(metaOf(page, 'og:image')).toMatch(/\/share\/2026-03-20\.png$/);
    expect(metaOf(page, 'description')).toBe('“Be kind” — A friend');
    expect(page.querySelector('[rel=canonical]')?.getAttribute('href')).toBe(
      `${publicUrl}/quotes/2026-03-20`,
    );
    expect(metaOf(page, 'robots')).toBeUndefined();
    const unlisted = { site: siteWith({ today: TODAY, listed: false }) };
    expect(metaOf(await dayPage(shownOn(TODAY), {}, unlisted), 'robots')).toBe('noindex');
  });
});

describe('the archive', () => {
  it('lists days by month, each with a link to its page', async () => {
    const shown = [shownOn(TODAY), shownOn('2026-03-01'), shownOn('2025-03-31')];
    const page = await archive({ shown });
    expect(textsOf(page, 'h1, h2')).toEqual(['Quotes', 'March 2026', 'March 2025']);
    expect(textsOf(page, 'h3 > a')).toEqual(['March 21, 2026', 'March 1, 2026', 'March 31, 2025']);
    const links = [...page.querySelectorAll('h3 > a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(shown.map(({ day }) => `/quotes/${day}`));
    expect(textsOf(page, 'blockquote')).toEqual(Array(3).fill('“Be kind”'));
    expect(page.querySelector('main nav')).toBeNull();
  });

  it('shows the beginning of what is long, and a link to the whole', async () => {
    const page = await archive({ shown: [shownOn(TODAY, 'kindness '.repeat(100).trim())] });
    const [text = ''] = textsOf(page, 'blockquote');
    expect(text).toMatch(/^“(kindness )+kindness…”$/);
    expect(text?.length).toBeLessThan(330);
    expect(textsOf(page, 'figure > a')).toEqual(['Read the whole quote of March 21, 2026']);
    const short = await archive({ shown: [shownOn(TODAY, 'Be\nkind')] });
    expect(textsOf(short, 'blockquote')).toEqual(['“Be kind”']);
    expect(short.querySelector('figure > a')).toBeNull();
  });

  it('leads to older and newer ones', async () => {
    const shown = [shownOn('2026-03-01')];
    const page = await archive({
      shown,
      older: { before: '2026-03-01' },
      newer: { before: '2026-03-20' },
    });
    expect(linkTo(page, 'next')).toBe('/quotes?before=2026-03-01');
    expect(linkTo(page, 'prev')).toBe('/quotes?before=2026-03-20');
    expect(linkTo(await archive({ shown, newer: { before: null } }), 'prev')).toBe('/quotes');
  });

  it('is to be found, but not its further pages, which move with each day', async () => {
    const publicUrl = 'https://friends.example';
    const shown = [shownOn('2026-03-01')];
    const first = await archive({ shown }, { publicUrl });
    expect(metaOf(first, 'robots')).toBeUndefined();
    expect(metaOf(first, 'og:title')).toBe('Quotes');
    expect(metaOf(first, 'og:image')).toMatch(/\/share-image\.png$/);
    expect(first.querySelector('[rel=canonical]')?.getAttribute('href')).toBe(
      `${publicUrl}/quotes`,
    );
    const further = await archive(
      { shown, newer: { before: null } },
      { publicUrl, address: '/quotes?before=2026-03-02' },
    );
    expect(metaOf(further, 'robots')).toBe('noindex');
    expect(further.querySelector('[rel=canonical]')).toBeNull();
  });

  it('says what comes while it is empty', async () => {
    const page = await archive({});
    expect(page.querySelector('main')?.textContent).toContain(
      'Quotes appear here once the first day has shown one.',
    );
  });

  it('has no style attribute and no script but empty data', async () => {
    const page = await archive({ shown: [shownOn(TODAY)] });
    expect(page.querySelectorAll('[style], style')).toHaveLength(0);
    expect(page.getElementById('page-data')?.textContent).toBe('{}');
  });
});
