import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  parsedByIcalJs,
  parsedByNodeIcal,
} from '../../apps/server/src/features/feeds/testing/parsed-calendar.ts';
import { expect, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';

test.use({ content: 'none', siteClock: '2026-11-26T12:00:00Z' });

async function open(page: Page, address = '/anniversaries'): Promise<void> {
  await page.clock.setFixedTime('2026-11-26T12:00:00Z');
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.locator('#birth')).toBeVisible();
}

async function enter(page: Page, day: string): Promise<void> {
  await page.locator('#birth').fill(day);
  await page.locator('#birth-fields button').click();
}

const rows = (page: Page) => page.locator('#result tbody tr');

test('a date of birth becomes its Badí date and the next ten anniversaries', async ({ page }) => {
  await open(page);
  await enter(page, '1990-03-21');
  await expect(page.locator('#birth-in-badi')).toHaveText('1 Bahá 147 B.E.');
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toHaveText(/^37\s*1 Bahá 184 B\.E\.\s*Sunday, March 21, 2027$/);
  await expect(rows(page).last()).toHaveText(/^46\s*1 Bahá 193 B\.E\./);
  await expect(
    page.getByRole('heading', { name: 'In the Badí calendar', exact: true }),
  ).toBeFocused();
  // A birth in the evening belongs to the next day.
  await page.getByLabel('Born after sunset').check();
  await page.locator('#birth').press('Enter');
  await expect(page.locator('#birth-in-badi')).toHaveText('2 Bahá 147 B.E.');
});

test('a result goes when the fields no longer say what it is of', async ({ page }) => {
  await open(page);
  const result = page.locator('#result');
  const evening = page.getByLabel('Born after sunset');
  await enter(page, '1980-02-29');
  await expect(result).toBeVisible();
  await evening.check();
  await expect(result).toBeHidden();
  await expect(evening).toBeFocused();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(result).toBeVisible();
  await page.locator('#birth').fill('1980-03-01');
  await expect(result).toBeHidden();
});

test('nothing that is typed leaves the browser', async ({ page, context }) => {
  await open(page);
  const requested: string[] = [];
  context.on('request', (request) => requested.push(request.url()));
  await enter(page, '1990-03-21');
  await expect(rows(page)).toHaveCount(10);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Calendar file' }).click();
  await (await download).path();
  expect(requested.filter((url) => !url.startsWith('blob:'))).toEqual([]);
  expect(page.url()).not.toContain('1990');
  expect(await page.locator('input[name], form').count()).toBe(0);
  const stored = await page.evaluate(() => [localStorage.length, sessionStorage.length]);
  expect(stored).toEqual([0, 0]);
  expect((await context.cookies()).map(({ value }) => value).join()).not.toContain('1990');
});

for (const [prefix, summary] of [
  ['', 'Birthday: 1 Bahá 184 B.E.'],
  ['/fa', 'زادروز: ۱ البهاء ۱۸۴ بدیع'],
  ['/ru', 'День рождения: 1 Баха̄ 184 г. Э.Б.'],
] as const) {
  test(`two programs read the calendar file of ${prefix || 'English'}`, async ({ page }) => {
    await open(page, `${prefix}/anniversaries`);
    await enter(page, '1990-03-21');
    const download = page.waitForEvent('download');
    await page.locator('#result a[download]').click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('badi-anniversaries.ics');
    const text = await readFile(await saved.path(), 'utf8');
    for (const parse of [parsedByIcalJs, parsedByNodeIcal]) {
      const { events } = parse(text);
      expect(events).toHaveLength(10);
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(10);
      expect(events[0]?.start).toBe('2027-03-21');
      expect(events[0]?.summary.replaceAll('\u00a0', ' ')).toBe(summary);
      expect(events[0]?.transparency).toBe('TRANSPARENT');
      const days = await page.locator('#result tbody th').allInnerTexts();
      expect(events.map((event) => event.summary.replace(/^[^:]*: /, ''))).toEqual(days);
    }
  });
}

const problem = (page: Page) => page.getByRole('alert');

test('what is no date of birth is told at its field', async ({ page }) => {
  await open(page);
  const field = page.getByLabel('Date of birth');
  for (const [day, message] of [
    ['', 'Enter a whole date that exists.'],
    ['1844-03-20', 'The Badí calendar begins on March 21, 1844. Enter a later date.'],
    ['0001-01-01', 'The Badí calendar begins on March 21, 1844. Enter a later date.'],
    ['2026-11-27', 'This day is still to come. Enter today or an earlier date.'],
    ['9999-12-31', 'This day is still to come. Enter today or an earlier date.'],
  ] as const) {
    await enter(page, day);
    await expect(problem(page)).toHaveText(message);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(message);
    await expect(page.locator('#result')).toBeHidden();
  }
  await enter(page, '2026-11-26');
  await expect(page.locator('#birth-in-badi')).toHaveText('4 Qawl 183 B.E.');
  await expect(problem(page)).toBeHidden();
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('a day that no month has is told, too', async ({ page }) => {
  await open(page);
  const field = page.getByLabel('Date of birth');
  await field.focus();
  await page.keyboard.type('02301990');
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(true);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(problem(page)).toHaveText('Enter a whole date that exists.');
});

test('the days at the edges of the calendar have theirs', async ({ page }) => {
  await open(page);
  await enter(page, '1844-03-21');
  await expect(page.locator('#birth-in-badi')).toHaveText('1 Bahá 1 B.E.');
  // The three dates are the fifth day of Ayyám-i-Há, the last of ʻAláʼ, and the eve of the first day.
  await enter(page, '2026-03-01');
  await expect(page.locator('#birth-in-badi')).toHaveText('5 Ayyám-i-Há 182 B.E.');
  await expect(rows(page).first()).toContainText('4 Ayyám-i-Há 183 B.E.');
  await expect(page.getByText('the fourth stands for the fifth')).toBeVisible();
  await enter(page, '2026-03-20');
  await expect(page.locator('#birth-in-badi')).toHaveText('19 ʻAláʼ 182 B.E.');
  await expect(rows(page).first()).toContainText('19 ʻAláʼ 183 B.E.');
  await expect(page.getByText('the fourth stands for the fifth')).toBeHidden();
  await page.getByLabel('Born after sunset').check();
  await enter(page, '1844-03-20');
  await expect(page.locator('#birth-in-badi')).toHaveText('1 Bahá 1 B.E.');
  await page.getByLabel('Born after sunset').uncheck();
  await page.clock.setFixedTime('2349-01-01T12:00:00Z');
  await enter(page, '1990-03-20');
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText('507 B.E. is the last year')).toBeVisible();
});

test('another language has its digits, names and direction', async ({ page }) => {
  await open(page, '/fa/anniversaries');
  await enter(page, '1990-03-21');
  await expect(page.locator('#birth-in-badi')).toHaveText('۱ البهاء ۱۴۷ بدیع');
  await expect(rows(page).first()).toContainText('۳۷');
  expect(await overflowsSideways(page)).toBe(false);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs it, and leads to the calendar', async ({ page }) => {
    await page.goto('/anniversaries');
    const sentence = page.locator('noscript p');
    await expect(sentence).toContainText('needs JavaScript, which is off here');
    await expect(sentence).toBeVisible();
    await expect(page.locator('#birth')).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Calendar' }).click();
    await expect(page).toHaveURL('/calendar');
    await page.getByRole('link', { name: 'Birthdays and anniversaries' }).click();
    await expect(page).toHaveURL('/anniversaries');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the accessibility check finds nothing, ${colorScheme}`, async ({
    page,
    checkAccessibility,
  }) => {
    await page.emulateMedia({ colorScheme });
    const isFine = async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflowsSideways(page)).toBe(false);
        await checkAccessibility();
      }
    };
    await open(page);
    await isFine();
    await enter(page, '');
    await isFine();
    await enter(page, '2026-03-01');
    await expect(rows(page)).toHaveCount(10);
    await isFine();
  });
}
