import { LANGUAGES } from '@bahai-friends/languages';
import { factsOf, textsOf } from '@bahai-friends/languages/language-of';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { startOtherSite } from '../public/other-site.ts';
import { expect, test } from './fixtures.ts';

test.describe('on a day of the past', () => {
  test.use({ siteClock: '2026-11-22T12:00:00Z' });

  test('the calendar shows the year, and leads from year to year', async ({
    visitor,
    checkAccessibility,
  }) => {
    await visitor.open('/calendar');
    expect(await visitor.role('heading', 'Badí Calendar 183 B.E.').count()).toBe(1);
    expect(await visitor.css('.month').count()).toBe(20);
    expect(await visitor.css('[aria-current=date]').texts()).toEqual([
      expect.stringMatching(/^19\s*Sun, Nov 22[\s\S]*Today/),
    ]);
    await checkAccessibility();
    await visitor.role('link', '184 B.E.').click();
    await visitor.addressIs('/calendar/184');
    await visitor.role('link', 'This year').click();
    await visitor.addressIs('/calendar');
    await visitor.role('link', 'Today: 19 Qudrat').click();
    await visitor.addressIs('/calendar#month-13');
    const isInView = () =>
      visitor.css('[aria-current=date]').one((day) => {
        const { top, bottom } = day.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(isInView).toBe(true);
  });

  test('the archive leads to the quotes of past days', async ({
    visitor,
    site,
    checkAccessibility,
  }) => {
    await site.change((database) =>
      addQuotes(
        database,
        { text: 'Of the twenty-first', displayDate: '2026-11-21' },
        { text: 'ای دوستان سراپردهٔ یگانگی بلند شد', displayDate: '2026-11-20' },
      ),
    );
    await visitor.open('/quotes');
    await visitor.text(/Of the twenty-first/).shown();
    await checkAccessibility();
    await visitor.open('/quotes/2026-11-21');
    await visitor.role('blockquote').containing('Of the twenty-first').shown();
    await visitor.role('link', /^Previous/).click();
    await visitor.addressIs('/quotes/2026-11-20');
    expect(await visitor.style(visitor.role('blockquote'), 'direction')).toEqual(['rtl']);
    await checkAccessibility();
  });
});

for (const language of LANGUAGES.filter((each) => each !== 'en')) {
  test(`the home page speaks ${language}`, async ({ visitor }) => {
    const { tag, dir } = factsOf(language);
    const texts = await textsOf('page', language);
    await visitor.open(`/${language}`);
    expect(await visitor.run(() => document.documentElement.lang)).toBe(tag);
    expect(await visitor.style(visitor.css('.home'), 'direction')).toEqual([dir]);
    for (const title of [texts.todaysDate, texts.todaysQuote, texts.upcomingHolyDays]) {
      await visitor.role('region', title).shown();
    }
    const dates = visitor.css('#dates dd');
    await expect.poll(async () => (await dates.texts()).every(Boolean)).toBe(true);
    for (const width of [360, 1280]) {
      await visitor.resize(width);
      await visitor.fits();
    }
  });
}

test('a page from right to left begins at the right', async ({ visitor, checkAccessibility }) => {
  await visitor.open('/fa');
  const title = await visitor.css('.card-header, .card h2').each((heading) => {
    const text = document.createRange();
    text.selectNodeContents(heading);
    const { right } = text.getBoundingClientRect();
    const card = heading.closest('.card')?.getBoundingClientRect();
    return card ? card.right - right < right - card.left : false;
  });
  expect(title.length).toBeGreaterThan(0);
  expect(title).not.toContain(false);
  await checkAccessibility();
});

test.describe('where the system is dark', () => {
  test.use({ look: { dark: true } });

  test('pages are dark, with contrast', async ({ visitor, checkAccessibility }) => {
    for (const path of ['/', '/calendar', '/quotes', '/admin-auth']) {
      await visitor.open(path);
      const [background = ''] = await visitor.style(visitor.css('body'), 'backgroundColor');
      const parts = background.match(/[\d.]+/g)?.map(Number) ?? [];
      // A colour has three numbers up to 255, or up to 1.
      const scale = background.startsWith('rgb') ? 255 : 1;
      expect(Math.max(...parts.slice(0, 3)) / scale, `${path} has ${background}`).toBeLessThan(
        0.25,
      );
      await checkAccessibility();
    }
  });
});

test('an unknown address says so, and leads home', async ({ visitor, checkAccessibility }) => {
  await visitor.open('/no/such/page');
  await visitor.role('heading', '404 Page Not Found').shown();
  await checkAccessibility();
  await visitor.role('link', 'Back to Home').click();
  await visitor.addressIs('/');
  await visitor.role('heading', "Today's Quote").shown();
});

test.describe('with the strictest rules of their own', () => {
  // Firefox logs that the other site's own content security policy refuses its own icon.
  test.use({ expectedComplaints: /favicon\.ico/ });

  test('other sites have quote and date, as elements and in frames', async ({ visitor, site }) => {
    const otherSite = await startOtherSite(site.url);
    try {
      await visitor.tab.goto(`${otherSite.crossSite}/embeds`);
      const textOf = (selector: string) =>
        visitor.run(
          (name) => document.querySelector(name)?.shadowRoot?.textContent ?? '',
          selector,
        );
      await expect.poll(() => textOf('bahai-quote')).toContain('Be generous in prosperity');
      await expect.poll(() => textOf('badi-date')).toContain('B.E.');
      const inFrame = (title: string) =>
        visitor.tab.callInFrame(title, '() => document.body.innerText', []);
      await expect.poll(() => inFrame('Their quote')).toContain('Be generous in prosperity');
      await expect.poll(() => inFrame('Their date')).toContain('B.E.');
    } finally {
      await otherSite.stop();
    }
  });
});

test.describe('without a server', () => {
  test.use({
    expectedComplaints: /CSRF token|Failed to fetch|NetworkError|Load failed|ServiceWorker/,
  });

  test('the last home page and the calendar are there, with a note', async ({
    visitor,
    siteHost,
  }) => {
    await visitor.open('/');
    const kept = () =>
      visitor.run(async () => {
        const names = await caches.keys();
        const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return all.flat().map(({ url }) => new URL(url).pathname);
      });
    await expect.poll(kept).toEqual(expect.arrayContaining(['/', '/calendar']));
    await siteHost.pause();
    await visitor.open('/');
    await visitor.text(/^There is no connection\. This is the quote of/).shown();
    await visitor.role('blockquote').containing('Be generous').shown();
    await visitor.open('/calendar');
    await visitor.text(/^There is no connection\. This calendar is as it was on/).shown();
    await siteHost.resume();
    await visitor.open('/');
    await visitor.role('blockquote').containing('Be generous').shown();
    await visitor.text(/^There is no connection/).gone();
  });
});
