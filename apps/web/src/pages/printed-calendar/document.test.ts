import { holyDaysOf } from '@bahai-friends/badi-calendar';
import { en } from '@bahai-friends/badi-calendar/names/en';
import { LANGUAGES } from '@bahai-friends/languages';
import { describe, expect, it } from 'vitest';
import { describePage } from '../../entry-server.tsx';
import { documentOf } from '../../testing/pages.ts';
import { holyDayWith, siteWith } from '../../testing/samples.ts';
import type { PrintedCalendarValues } from './document.tsx';

const keptIn = (year: number) =>
  holyDaysOf(year, en).map(({ number, name, civilDay }) =>
    holyDayWith({ id: number, name, date: civilDay }),
  );

const pageOf = (values: Partial<PrintedCalendarValues>, prefix = '') => {
  const printed = { year: 183, layout: 'wall', paper: null, ...values } as const;
  const address = `${prefix}/calendar/${printed.year}/${printed.layout}`;
  return documentOf({ address, printed: { ...printed, holyDays: keptIn(printed.year) } });
};

const texts = (page: Document, selector: string) =>
  Array.from(page.querySelectorAll(selector), ({ textContent }) =>
    textContent?.replace(/\s+/g, ' ').trim(),
  );

describe('the address of a year for paper', () => {
  it.each([
    ['/calendar/1/wall', '/calendar/1/wall', { year: 1, layout: 'wall', paper: null }],
    ['/calendar/507/card?x=1', '/calendar/507/card', { year: 507, layout: 'card', paper: null }],
    [
      '/calendar/183/wall?x=1&paper=a4',
      '/calendar/183/wall?paper=a4',
      { year: 183, layout: 'wall', paper: 'a4' },
    ],
    [
      '/calendar/183/card?paper=letter',
      '/calendar/183/card?paper=letter',
      { year: 183, layout: 'card', paper: 'letter' },
    ],
  ])('is found: %s', (url, address, values) => {
    expect(describePage(url, siteWith())).toMatchObject({ status: 200, address, values });
    const inSpanish = describePage(`/es${url}`, siteWith());
    expect(inSpanish).toMatchObject({ status: 200, address: `/es${address}`, values });
  });

  it.each(['a3', 'A4', '', 'toString', 'a4&paper=letter'])(
    'is refused with another paper: %s',
    (paper) => {
      const url = `/calendar/183/wall?paper=${paper}`;
      const values = { year: 183, layout: 'wall', paper: 'refused' };
      expect(describePage(url, siteWith())).toMatchObject({
        status: 400,
        address: '/calendar/183/wall',
        values,
      });
    },
  );

  it.each([
    '/calendar/0/wall',
    '/calendar/508/wall',
    '/calendar/0183/card',
    '/calendar/183/wall/',
    '/calendar/183/poster',
    '/calendar/wall',
    '/calendar/508/wall?paper=a3',
  ])('is not found: %s', (url) => {
    expect(describePage(url, siteWith()).status).toBe(404);
  });
});

describe('the wall calendar', () => {
  it.each([1, 172, 183, 507])('has a sheet for each month with all its days: %i', async (year) => {
    const page = await pageOf({ year });
    const lengths = Array.from(
      page.querySelectorAll('.wall-month'),
      (sheet) => sheet.querySelectorAll('.wall-days > li').length,
    );
    expect(lengths).toHaveLength(20);
    const ayyamIHa = lengths[18] ?? 0;
    expect([4, 5]).toContain(ayyamIHa);
    expect(lengths.toSpliced(18, 1)).toEqual(Array(19).fill(19));
    expect(page.querySelectorAll('[data-feast]')).toHaveLength(19);
    const marked = page.querySelectorAll('[data-holy]');
    expect(marked).toHaveLength(new Set(keptIn(year).map(({ date }) => date)).size);
    expect(texts(page, '.wall-days bdi').toSorted()).toEqual(
      keptIn(year)
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it('says the month, its meaning, its days and the year on each sheet', async () => {
    const page = await pageOf({});
    const [first = page.body] = page.querySelectorAll('.ornament-panel');
    expect(first.textContent?.replace(/\s+/g, ' ')).toBe(
      '183 B.E.1BaháSplendourMarch 21 – April 8, 2026',
    );
    expect(texts(page, 'h2').slice(17)).toEqual(['Mulk', 'Ayyám-i-Há', 'ʻAláʼ']);
    expect(texts(page, '.wall-span b')).toEqual(['The Fast']);
  });

  it('has digits and names of the language, from right to left where it is due', async () => {
    const page = await pageOf({}, '/fa');
    expect(page.documentElement.dir).toBe('rtl');
    expect(texts(page, '.wall-year')[0]).toBe('۱۸۳ بدیع۱');
    expect(texts(page, '.wall-days:first-of-type > li:last-child > b')[0]).toBe('۱۹');
  });

  it('says that dates are projected only where they are', async () => {
    const note = /have yet to be published/;
    expect((await pageOf({ year: 221 })).body.textContent).not.toMatch(note);
    expect((await pageOf({ year: 222 })).body.textContent).toMatch(note);
  });
});

describe('the year on one page', () => {
  it('names every holy day and has all days of all months', async () => {
    const page = await pageOf({ layout: 'card' });
    expect(page.querySelectorAll('.sheet')).toHaveLength(1);
    expect(page.querySelectorAll('.card-month li')).toHaveLength(365);
    expect(texts(page, '.card-legend bdi')).toEqual(keptIn(183).map(({ name }) => name));
  });

  it('says how many holy days it has no room to name', async () => {
    const printed = { year: 183, layout: 'card', paper: null };
    const holyDays = Array.from({ length: 60 }, (_, id) =>
      holyDayWith({ id, name: `Day ${id}`, date: '2026-05-01' }),
    );
    const page = await documentOf({
      address: '/calendar/183/card',
      printed: { ...printed, holyDays },
    });
    expect(texts(page, '.card-legend li')).toHaveLength(25);
    expect(texts(page, '.card-legend li').at(-1)).toBe('More holy days: 36');
  });
});

it.each(LANGUAGES)('the links lead to pages in the same language: %s', async (language) => {
  const prefix = language === 'en' ? '' : `/${language}`;
  for (const layout of ['wall', 'card'] as const) {
    const page = await pageOf({ layout }, prefix);
    const hrefs = Array.from(page.querySelectorAll('.print-head nav a'), (link) =>
      link.getAttribute('href'),
    );
    expect(hrefs).toEqual([
      `${prefix}/calendar/183`,
      `${prefix}/calendar/182/${layout}`,
      `${prefix}/calendar/184/${layout}`,
      `${prefix}/calendar/183/${layout}`,
      `${prefix}/calendar/183/${layout}?paper=a4`,
      `${prefix}/calendar/183/${layout}?paper=letter`,
    ]);
    expect(hrefs.map((href) => describePage(href ?? '', siteWith()).status)).toEqual(
      Array(6).fill(200),
    );
  }
});
