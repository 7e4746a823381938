import { holyDaysOf } from '@bahai-friends/badi-calendar';
import { en } from '@bahai-friends/badi-calendar/names/en';
import type { Page } from '@playwright/test';
import type { Database } from '../../apps/server/src/db/database.ts';
import { addHolyDays } from '../../apps/server/src/testing/content.ts';
import { expect, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';
import { A4, cutOff, LETTER, printed } from './pdf.ts';

test.use({ content: 'none', siteClock: '2026-11-22T12:00:00Z' });

const keepHolyDaysOf = (year: number) => (database: Database) =>
  addHolyDays(
    database,
    ...holyDaysOf(year, en).map(({ name, civilDay }): [string, string] => [name, civilDay]),
  );

const PREFIXES = ['', '/fa', '/ru', '/zh'];
const SHEETS = { wall: 20, card: 1 } as const;
const LAYOUTS = ['wall', 'card'] as const;
/** All elements that hold text on a sheet. */
const HOLDERS = '.sheet, .wall-days > li, .card-month, .card-legend';

for (const year of [1, 172, 183, 507]) {
  test(`${year} B.E. has its sheets and no more, on A4 and on Letter`, async ({ page, site }) => {
    await site.change(keepHolyDaysOf(year));
    // A page for screens would get its styles for paper, and then those for screens again, with each print.
    await page.emulateMedia({ media: 'print' });
    for (const prefix of PREFIXES) {
      for (const layout of LAYOUTS) {
        const address = `${prefix}/calendar/${year}/${layout}`;
        await page.goto(address);
        for (const format of ['A4', 'Letter'] as const) {
          expect([address, (await printed(page, format)).pages]).toEqual([address, SHEETS[layout]]);
        }
      }
    }
  });
}

test('a paper that is asked for is the one that comes out', async ({ page }) => {
  for (const layout of LAYOUTS) {
    for (const [paper, size] of [['a4', A4] as const, ['letter', LETTER] as const]) {
      await page.goto(`/calendar/183/${layout}?paper=${paper}`);
      const { pages, sizes } = await printed(page);
      expect([layout, paper, pages]).toEqual([layout, paper, SHEETS[layout]]);
      expect(sizes).toHaveLength(1);
      expect(sizes[0]).toMatch(size);
    }
  }
});

/** Names of months that have more than one line, and so reach up to the number above them. */
const namesTooHigh = (page: Page) =>
  page.locator('.ornament-panel').evaluateAll((panels) =>
    panels
      .map((panel) => ({
        name: panel.querySelector('h2') ?? panel,
        year: panel.querySelector('p') ?? panel,
      }))
      .filter(({ name, year }) => {
        return name.getBoundingClientRect().top < year.getBoundingClientRect().bottom;
      })
      .map(({ name }) => name.textContent),
  );

test('nothing is cut off on paper', { tag: '@fonts' }, async ({ page, site }) => {
  await site.change(keepHolyDaysOf(183));
  for (const prefix of [
    '',
    '/ar',
    '/de',
    '/es',
    '/fa',
    '/fr',
    '/lv',
    '/nl',
    '/pt',
    '/ru',
    '/sv',
    '/zh',
  ]) {
    for (const layout of LAYOUTS) {
      await page.goto(`${prefix}/calendar/183/${layout}`);
      for (const paper of ['A4', 'Letter'] as const) {
        expect([prefix, paper, await cutOff(page, paper, HOLDERS)]).toEqual([prefix, paper, []]);
        expect([prefix, paper, await namesTooHigh(page)]).toEqual([prefix, paper, []]);
      }
    }
  }
});

test('long names have the room of a day, and two of them share it', async ({ page, site }) => {
  const name =
    'A day on which all of the friends from every village meet for a picnic at the old mill by the water';
  expect(name.length).toBeGreaterThan(95);
  await site.change((database) =>
    addHolyDays(database, [name, '2026-04-09'], [`${name}.`, '2026-04-09'], [name, '2026-04-28']),
  );
  await page.goto('/calendar/183/wall');
  for (const paper of ['A4', 'Letter'] as const) {
    expect(await cutOff(page, paper, '.wall-days > li, .sheet')).toEqual([]);
  }
  await page.goto('/calendar/183/card');
  for (const paper of ['A4', 'Letter'] as const) {
    expect(await cutOff(page, paper, '.card-legend, .sheet')).toEqual([]);
  }
  expect((await printed(page, 'Letter')).pages).toBe(1);
});

/** Days of the card that do not stand below the heading of their weekday. The headings begin with Saturday. */
const daysInWrongColumns = (page: Page) =>
  page.locator('.card-month').evaluateAll((months) => {
    const middleOf = (element: Element | null | undefined): number => {
      const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
      return (left + right) / 2;
    };
    return months.flatMap((month) => {
      const heads = month.querySelectorAll('.card-weekdays > span');
      return [...month.querySelectorAll('time')]
        .filter((time) => {
          const head = heads[(new Date(time.dateTime).getUTCDay() + 1) % 7];
          return Math.abs(middleOf(time.closest('li')) - middleOf(head)) > 1;
        })
        .map(({ dateTime }) => dateTime);
    });
  });

test.describe('on a screen without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const layout of LAYOUTS) {
    test(`the ${layout} is whole at every width`, async ({ page, site }) => {
      await site.change(keepHolyDaysOf(183));
      await page.goto(`/calendar/183/${layout}`);
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(SHEETS[layout]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.locator('bdi', { hasText: 'Birth of Bahá’u’lláh' })).toBeVisible();
        expect([width, await overflowsSideways(page)]).toEqual([width, false]);
      }
    });
  }

  test('each day of the card is below its weekday at every width', async ({ page }) => {
    for (const address of ['/fa/calendar/184/card', '/calendar/183/card']) {
      await page.goto(address);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.locator('.card-month time').first()).toBeVisible();
        expect([address, width, await daysInWrongColumns(page)]).toEqual([address, width, []]);
      }
    }
    await expect(page.locator('.card-weekdays').first()).toHaveText(/^Sat.*Fri$/);
  });

  test('both are found from the calendar', async ({ page }) => {
    for (const [link, title] of [
      ['Wall calendar', 'Wall Calendar 184 B.E.'],
      ['The year on one page', 'The Year 184 B.E. on One Page'],
    ] as const) {
      await page.goto('/calendar/184');
      await page.getByRole('link', { name: 'To Take Home' }).click();
      await page.getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });
});

test.describe('the accessibility check', () => {
  for (const contextOptions of [
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { forcedColors: 'active' },
  ] as const) {
    test.describe(JSON.stringify(contextOptions), () => {
      test.use({ contextOptions });

      test('finds nothing', async ({ page, site, checkAccessibility }) => {
        await site.change(keepHolyDaysOf(183));
        for (const layout of LAYOUTS) {
          await page.goto(`/calendar/183/${layout}`);
          for (const width of [360, 1280]) {
            await page.setViewportSize({ width, height: 900 });
            await checkAccessibility();
          }
        }
      });
    });
  }
});

test.describe('where colours are the system’s', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  for (const [layout, days, width] of [
    ['card', '.card-month li', 360],
    ['card', '.card-month li', 1280],
    ['wall', '.wall-days > li', 1280],
  ] as const) {
    test(`Feasts and holy days of the ${layout} are told apart at ${width} px`, async ({
      page,
      site,
    }) => {
      await site.change(keepHolyDaysOf(183));
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/calendar/183/${layout}`);
      const looks = await Promise.all(
        [
          ':not([data-feast], [data-holy])',
          '[data-feast]:not([data-holy])',
          '[data-holy]:not([data-feast])',
          '[data-feast][data-holy]',
        ].map((kind) =>
          page
            .locator(`${days}${kind} > b`)
            .first()
            .evaluate((number) => {
              const { borderTopColor, backgroundColor } = getComputedStyle(number);
              return `${borderTopColor} on ${backgroundColor}`;
            }),
        ),
      );
      expect(new Set(looks).size, looks.join('\n')).toBe(looks.length);
    });
  }
});

test.describe('a paper that there is no layout for', () => {
  test.use({ expectedMessages: /status of 400/ });

  test('is said, with what to choose', async ({ page, checkAccessibility }) => {
    const response = await page.goto('/calendar/183/wall?paper=a3');
    expect(response?.status()).toBe(400);
    await expect(page.getByText('Choose A4 or Letter.')).toBeVisible();
    await checkAccessibility();
    await page.getByRole('link', { name: 'Letter' }).click();
    await expect(page).toHaveURL('/calendar/183/wall?paper=letter');
    await expect(page.locator('.sheet')).toHaveCount(20);
  });
});
