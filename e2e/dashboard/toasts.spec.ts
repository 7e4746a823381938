import type { Locator, Page } from '@playwright/test';
import { addHolyDays, addQuotes, addSocialLinks } from '../../apps/server/src/testing/content.ts';
import { QuotesTab } from '../quotes/quotes-tab.ts';
import { expect, test, WIDTHS } from '../support/fixtures.ts';
import { logIn, MASTER } from '../users/users.ts';

test.use({
  content: 'users',
  contextOptions: { reducedMotion: 'reduce' },
  expectedMessages: /409/,
});

let quotes: QuotesTab;

test.beforeEach(async ({ page, site }) => {
  await site.change(async (database) => {
    await addQuotes(
      database,
      ...Array.from({ length: 30 }, (_, index) => ({
        text: `Quote ${String(index).padStart(2, '0')}`,
        displayDate: `2100-01-${String(index + 1).padStart(2, '0')}`,
      })),
    );
    await addHolyDays(
      database,
      ...Array.from({ length: 12 }, (_, index): [string, string] => [
        `Day ${index}`,
        `2100-06-${10 + index}`,
      ]),
    );
    await addSocialLinks(
      database,
      ...Array.from({ length: 12 }, (_, index): [string, number] => [`Network ${index}`, index]),
    );
  });
  // A toast stays until its place is measured, however long that takes.
  await page.addInitScript(() => {
    const { setTimeout: schedule } = window;
    // Toasts with an action stay longer than others.
    const TOAST_MS = [5000, 15_000];
    Object.assign(window, {
      setTimeout: (work: TimerHandler, delay?: number, ...rest: unknown[]) =>
        schedule(work, TOAST_MS.includes(delay ?? 0) ? 2 ** 31 - 1 : delay, ...rest),
    });
  });
  quotes = new QuotesTab(page);
});

/** The names of those of the elements that lie under the toast. */
async function covered(elements: Locator): Promise<string[]> {
  await expect(quotes.toast()).toBeVisible();
  const toast = await quotes.toast().elementHandle();
  return elements.evaluateAll((all, over) => {
    const top = over?.getBoundingClientRect();
    return all
      .filter((element) => {
        const { left, right, top: upper, bottom } = element.getBoundingClientRect();
        return (
          top && left < top.right && right > top.left && upper < top.bottom && bottom > top.top
        );
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
  }, toast);
}

const atBottom = (element: Locator) => element.evaluate((e) => e.scrollIntoView(false));
const bar = (page: Page) => page.getByRole('region', { name: 'Selected quotes' });
const pagination = (page: Page) => page.getByRole('navigation', { name: 'Pages of quotes' });

for (const width of WIDTHS) {
  test.describe(`a toast at ${width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await logIn(page, MASTER);
    });

    test('leaves the selection and the next row free when a quote is deleted', async ({ page }) => {
      await quotes.openManage();
      for (const text of ['Quote 00', 'Quote 01', 'Quote 02']) {
        await quotes.row(text).getByRole('checkbox').check();
      }
      const actions = quotes.row('Quote 07').getByRole('button', { name: /^Actions/ });
      await atBottom(actions);
      await quotes.choose('Quote 07', 'Delete');
      await page.getByRole('button', { name: 'Delete Quote' }).click();
      await expect(quotes.row('Quote 07')).toHaveCount(0);
      await expect(quotes.toast()).toContainText('Quote deleted successfully');
      expect(await covered(bar(page).getByRole('button'))).toEqual([]);
      await expect(page.locator(':focus')).toHaveAccessibleName('Actions for “Quote 08”');
      expect(await covered(page.locator(':focus'))).toEqual([]);
    });

    test('leaves the pagination free when several quotes are deleted', async ({ page }) => {
      await quotes.openManage();
      for (const text of ['Quote 00', 'Quote 01', 'Quote 02']) {
        await quotes.row(text).getByRole('checkbox').check();
      }
      await bar(page).getByRole('button', { name: 'Delete Selected' }).click();
      const dialog = quotes.dialog('Bulk Delete Quotes');
      await dialog.getByRole('button', { name: 'Delete Selected' }).click();
      await expect(quotes.toast()).toContainText('Successfully deleted 3 quotes');
      await expect(bar(page)).toBeHidden();
      await expect(page.getByText('of 28 quotes')).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(await covered(pagination(page))).toEqual([]);
      await atBottom(pagination(page));
      expect(await covered(pagination(page))).toEqual([]);
    });

    for (const { tab, button, confirm, next } of [
      { tab: 'holy-days', button: /^Delete Day 3,/, confirm: 'Delete', next: /^Delete Day 4,/ },
      {
        tab: 'social-links',
        button: 'Delete Network 3',
        confirm: 'Delete',
        next: 'Delete Network 4',
      },
    ]) {
      test(`leaves the button of the next row free in ${tab}`, async ({ page }) => {
        await page.goto(`/admin#${tab}`);
        await atBottom(page.getByRole('button', { name: button }));
        await page.getByRole('button', { name: button }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
        await expect(page.getByRole('alertdialog')).toBeHidden();
        expect(await covered(page.getByRole('button', { name: next }))).toEqual([]);
      });
    }

    test('leaves the window that it is about free', async ({ page }) => {
      await page.goto('/admin#users');
      await page.getByRole('button', { name: 'Create User' }).click();
      const dialog = quotes.dialog('Create User');
      await dialog.getByLabel('Username').fill(MASTER.username);
      for (const label of ['Password', 'Confirm Password']) {
        await dialog.getByLabel(label, { exact: true }).fill('Quiet-River-88');
      }
      await dialog.getByRole('button', { name: 'Create User' }).click();
      await expect(quotes.toast()).toContainText('Username already exists');
      for (const height of [800, 600, 480]) {
        await page.setViewportSize({ width, height });
        expect(await covered(dialog), `${height} px high`).toEqual([]);
      }
    });

    test('leaves the form that it is about free', async ({ page }) => {
      await page.goto('/admin#social-links');
      await page.getByLabel('Platform').fill('Threads');
      await page.getByLabel('URL').fill('https://www.threads.net/@friends');
      await page.getByRole('button', { name: 'Add Link' }).click();
      await expect(quotes.toast()).toContainText('Social link added successfully!');
      await expect(page.getByLabel('Platform')).toBeFocused();
      const form = page.getByRole('form', { name: 'Add Social Link' });
      expect(await covered(form.getByRole('textbox').or(form.getByRole('button')))).toEqual([]);
      const ways = page.getByRole('tab').or(page.getByRole('button', { name: 'Logout' }));
      expect(await covered(ways)).toEqual([]);
    });
  });
}

test.describe('a toast on a phone', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await logIn(page, MASTER);
  });

  /** Scrolls the page so that an element stands near the window's upper edge, where a toast is about to appear. */
  const toUpperEdge = (element: Locator) =>
    element.evaluate((e) => {
      window.scrollBy({ top: e.getBoundingClientRect().top - 24, behavior: 'instant' });
    });

  test('leaves the actions of the last quote free', async ({ page }) => {
    await quotes.openManage();
    const last = quotes.rows().nth(24);
    const actions = last.getByRole('button', { name: /^Actions/ });
    await toUpperEdge(actions);
    await actions.click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await quotes.dialog('Edit Quote').getByLabel('Source').fill('A friend');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(quotes.toast()).toContainText('Quote updated successfully');
    await expect(actions).toBeFocused();
    expect(await covered(actions)).toEqual([]);
  });

  test('leaves the actions of the last user free', async ({ page }) => {
    await page.goto('/admin#users');
    const edit = page.getByRole('row').filter({ hasText: 'bela' }).getByRole('button');
    await toUpperEdge(edit);
    await edit.click();
    await page.getByRole('menuitem', { name: 'Edit Username' }).click();
    await quotes.dialog('Edit Username').getByLabel('Username').fill('belinda');
    await page.keyboard.press('Enter');
    await expect(quotes.toast()).toContainText('Username updated successfully');
    const renamed = page.getByRole('row').filter({ hasText: 'belinda' }).getByRole('button');
    await expect(renamed).toBeFocused();
    expect(await covered(renamed)).toEqual([]);
  });
});

test('F8 reaches the notifications of a page before the first of them', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const ofToasts = () => loaded.filter((path) => path.includes('toaster'));
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Notification' });
  await expect(region).toHaveCount(0);
  expect(ofToasts()).toEqual([]);
  // It is repeated, as the page listens only when it is hydrated.
  await expect
    .poll(async () => {
      await page.keyboard.press('F8');
      return region.locator(':focus').count();
    })
    .toBe(1);
  expect(ofToasts()).not.toEqual([]);
});

test.describe('the style sheet of toasts', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('is not needed to show one', async ({ page }) => {
    await page.route('**/toaster-*.css', (route) => route.abort());
    await page.goto('/admin');
    await expect(page.getByRole('region', { name: 'Notification' })).toContainText(
      'Authentication Required',
    );
  });
});
