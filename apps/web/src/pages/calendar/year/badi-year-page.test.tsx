import { daysOfYear, holyDaysOf, LAST_YEAR } from '@bahai-friends/badi-calendar';
import { en } from '@bahai-friends/badi-calendar/names/en';
import type { PageRequest } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { documentOf, htmlOf } from '../../../testing/pages.ts';
import { holyDayWith, siteWith } from '../../../testing/samples.ts';

const keptIn = (year: number) =>
  holyDaysOf(year, en).map(({ number, name, civilDay }) =>
    holyDayWith({ id: number, name, date: civilDay }),
  );

const requestOf = (year: number, request: Partial<PageRequest> = {}) => ({
  address: `/calendar/${year}`,
  badiYear: { year, holyDays: keptIn(year) },
  site: siteWith({ today: '2026-11-22' }),
  ...request,
});

const pageOf = (year: number, request: Partial<PageRequest> = {}) =>
  documentOf(requestOf(year, request));

const texts = (elements: Iterable<Element>) =>
  Array.from(elements, ({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());

/** The text of an element for a screen reader. */
function heard(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
  for (const part of copy.querySelectorAll('b, time')) part.append(' ');
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

const dayOf = (page: Document, civilDay: string): Element =>
  page.querySelector(`.month time[datetime="${civilDay}"]`)?.closest('li') ?? page.body;

const hrefs = (page: Document, within: string) =>
  [...page.querySelectorAll(`${within} a`)].map((link) => link.getAttribute('href'));

const datesOf = (year: number) => keptIn(year).map(({ date }) => date);

/** The first and the last year, those around a change of rule, and some of all times. */
const YEARS = [1, 2, 43, 100, 171, 172, 182, 183, 184, 221, 222, 333, 424, 496, LAST_YEAR];

describe('years', () => {
  it.each(YEARS)('are rendered with all their days, each once: %i', async (year) => {
    const html = await htmlOf(requestOf(year));
    const months = html.slice(html.indexOf('id="month-1"'), html.indexOf('class="year-end"'));
    const days = [...months.matchAll(/<time dateTime="([^"]+)">/g)].map(([, day]) => day);
    expect(days).toEqual(Array.from(daysOfYear(year), ({ civilDay }) => civilDay));
    expect(months.match(/data-feast/g)).toHaveLength(19);
    expect(months.match(/data-holy=/g)).toHaveLength(new Set(datesOf(year)).size);
    expect(html.includes('aria-current="date"')).toBe(year === 183);
  });
});

describe('a year', () => {
  it('has a heading for itself, what it holds, its months, and what follows them', async () => {
    const page = await pageOf(183);
    expect(texts(page.querySelectorAll('h1'))).toEqual(['Badí Calendar 183 B.E.']);
    const headings = texts(page.querySelectorAll('h2'));
    expect(headings).toHaveLength(24);
    expect(headings.slice(0, 3)).toEqual([
      'The Year at a Glance',
      '1Bahá Splendour',
      '2Jalál Glory',
    ]);
    expect(headings.slice(-6)).toEqual([
      '18Mulk Dominion',
      'Ayyám-i-Há',
      '19ʻAláʼ Loftiness',
      'Days of the Week',
      'Subscribe',
      'To Take Home',
    ]);
    expect(texts(page.querySelectorAll('.month-span')).slice(14, 20)).toEqual([
      'December 12 – 30',
      'December 31 – January 18',
      'January 19 – February 6',
      'February 7 – 25',
      'February 26 – March 1',
      'March 2 – 20The Fast',
    ]);
  });

  it('says of each day what it is', async () => {
    const page = await pageOf(183, { site: siteWith({ today: '2027-03-02' }) });
    expect(heard(dayOf(page, '2026-03-21'))).toBe('1 Sat, Mar 21 Feast Naw-Rúz');
    expect(heard(dayOf(page, '2026-03-22'))).toBe('2 Sun, Mar 22');
    expect(heard(dayOf(page, '2026-04-21'))).toBe('13 Tue, Apr 21 First day of Riḍván');
    expect(heard(dayOf(page, '2027-02-26'))).toBe('1 Fri, Feb 26');
    expect(heard(dayOf(page, '2027-03-02'))).toBe('1 Tue, Mar 2 Feast Fast Today');
    expect(heard(dayOf(page, '2027-03-20'))).toBe('19 Sat, Mar 20 Fast');
    const current = page.querySelectorAll('[aria-current=date]');
    expect([...current]).toEqual([dayOf(page, '2027-03-02')]);
    expect(current[0]?.getAttribute('aria-current')).toBe('date');
  });

  it('begins each month at its day of the week', async () => {
    const page = await pageOf(183);
    const starts = [...page.querySelectorAll('.month ol')].map((list) =>
      list.getAttribute('data-first'),
    );
    // The first is a Saturday, and each starts five days of the week later; Ayyám-i-Há has four days.
    expect(starts.map(Number)).toEqual([
      ...Array.from({ length: 19 }, (_, index) => (index * 5) % 7),
      (18 * 5 + 4) % 7,
    ]);
  });

  it('sums up what it holds', async () => {
    const page = await pageOf(183);
    const overview = page.querySelector('.year-overview');
    expect(texts(overview?.querySelectorAll('dd') ?? [])).toEqual([
      'Saturday, March 21, 2026',
      'February 26 – March 1, 2027',
      'March 2 – 20, 2027',
    ]);
    const holyDays = texts(overview?.querySelectorAll('li') ?? []);
    expect(holyDays).toHaveLength(11);
    expect(holyDays[7]).toBe('Birth of the Báb7 QudratTuesday, November 10');
    expect(overview?.textContent).toContain('Each day begins at sunset on the evening before');
  });

  it('shows the holy days that are kept and not the calendar’s own', async () => {
    const none = await pageOf(183, { badiYear: { year: 183, holyDays: [] } });
    expect(none.querySelectorAll('[data-holy], .month-holy-days')).toHaveLength(0);
    expect(none.querySelector('main')?.textContent).not.toContain('Riḍván');
    expect(none.querySelector('.year-overview')?.textContent).toContain(
      'No holy days are entered for this year.',
    );
    const name = '<b>Picnic</b> & שלום';
    const holyDays = [holyDayWith({ name, date: '2026-06-14' })];
    const own = await pageOf(183, { badiYear: { year: 183, holyDays } });
    expect(heard(dayOf(own, '2026-06-14'))).toBe(`10 Sun, Jun 14 ${name}`);
    expect(own.querySelectorAll('[data-holy]')).toHaveLength(1);
    expect(texts(own.querySelectorAll('.month-holy-days bdi'))).toEqual([name]);
  });

  it('says from when on dates are computed', async () => {
    const sentence = 'The dates of the years after 221 B.E. have yet to be published.';
    const notes = async (year: number) =>
      (await pageOf(year)).querySelector('.year-notes')?.textContent ?? '';
    expect(await notes(221)).not.toContain(sentence);
    expect(await notes(222)).toContain(sentence);
  });

  it('leads to the years beside it, to today and home', async () => {
    const ways = '.year-navigation';
    const page = await pageOf(183);
    expect(hrefs(page, ways)).toEqual([
      '/calendar/182',
      '#month-13',
      '/calendar/184',
      '#subscribe',
      '#take-home',
    ]);
    expect(page.querySelector('[rel=prev]')?.getAttribute('href')).toBe('/calendar/182');
    expect(page.querySelector('[rel=next]')?.getAttribute('href')).toBe('/calendar/184');
    expect(page.querySelector(`${ways} [href="#month-13"]`)?.textContent).toBe('Today: 19 Qudrat');
    expect(hrefs(page, '.masthead')).toEqual(['/']);
    for (const { hash } of page.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
      expect(page.querySelector(hash)).not.toBeNull();
    }
    expect(hrefs(await pageOf(1), ways)).toEqual([
      '/calendar',
      '/calendar/2',
      '#subscribe',
      '#take-home',
    ]);
    expect(hrefs(await pageOf(507), ways)).toEqual([
      '/calendar/506',
      '/calendar',
      '#subscribe',
      '#take-home',
    ]);
    const inAyyamIHa = await pageOf(183, { site: siteWith({ today: '2027-02-27' }) });
    expect(hrefs(inAyyamIHa, ways)[1]).toBe('#ayyam-i-ha');
  });

  it('needs no script and no style of an element', async () => {
    const page = await pageOf(183);
    expect(page.querySelectorAll('[style], [onclick], #root script')).toHaveLength(0);
  });
});

describe('subscribing', () => {
  const files = ['calendar', 'holy-days', 'feasts', 'fast'].map((name) => `/feeds/${name}.ics`);

  it('is by addresses that calendar programs open, and by files', async () => {
    const page = await pageOf(183, { publicUrl: 'https://friends.example' });
    expect(hrefs(page, '#subscribe')).toEqual(
      files.flatMap((file) => [
        `webcal://friends.example${file}`,
        `https://friends.example${file}`,
      ]),
    );
    const names = [...page.querySelectorAll('#subscribe a')].map((link) =>
      link.getAttribute('aria-label'),
    );
    expect(new Set(names).size).toBe(8);
  });

  it('is by files alone where the site does not know its address', async () => {
    expect(hrefs(await pageOf(183), '#subscribe')).toEqual(files);
  });
});

describe('the head of a year', () => {
  const metaOf = (page: Document, name: string) =>
    page.querySelector(`[name="${name}"], [property="${name}"]`)?.getAttribute('content');

  it.each(['/calendar', '/calendar/183'])('names itself: %s', async (address) => {
    const page = await pageOf(183, { address, publicUrl: 'https://friends.example' });
    expect(page.title).toBe("Badí Calendar 183 B.E. – Bahá'í Friends");
    expect(metaOf(page, 'description')?.replace(/\s/g, ' ')).toBe(
      'The Badí year 183 B.E., March 21, 2026 – March 20, 2027, month by month: Feasts, holy days, Ayyám-i-Há and the Fast.',
    );
    expect(metaOf(page, 'og:title')).toBe('Badí Calendar 183 B.E.');
    expect(page.querySelector('[rel=canonical]')?.getAttribute('href')).toBe(
      `https://friends.example${address}`,
    );
    expect(metaOf(page, 'robots')).toBeUndefined();
  });

  it('keeps an unlisted site out of searches', async () => {
    const page = await pageOf(183, { site: siteWith({ listed: false }) });
    expect(metaOf(page, 'robots')).toBe('noindex');
  });
});
