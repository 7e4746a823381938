import type { Page } from '@playwright/test';
import { pseudo } from '../../packages/languages/src/testing/pseudo-language.ts';
import { atWidths, expect, overflowsSideways, test } from '../support/fixtures.ts';
import { logIn, MASTER } from '../users/users.ts';
import { speakPseudoLanguage } from './pseudo-language.ts';
import { brokenLayout, untranslated } from './text-layout.ts';

// The server has written the page in English: the browser writes it again.
test.use({
  content: 'users',
  expectedMessages: /The page was rendered again|Failed to load resource/,
});

const inPseudo = (english: string): string => String(pseudo(english));

const WIDTHS = [320, 768, 1280];
/** Places of the dashboard, and what is there once everything is. */
const ROOMS = [
  ['quotes/manage', '.quotes-table tbody tr'],
  ['social-links', 'table tbody tr'],
  ['badi-calendar', 'table tbody tr'],
  ['holy-days', 'table tbody tr'],
  ['users', '.activity-table'],
  ['account', '.factor-row'],
  ['settings', 'dd time, dl'],
  ['settings/letters', 'section dl'],
  ['settings/sending', 'section fieldset'],
] as const;

async function expectWhole(page: Page): Promise<void> {
  expect(await overflowsSideways(page)).toBe(false);
  expect(await brokenLayout(page)).toEqual([]);
  expect(await untranslated(page)).toEqual([]);
}

test('the login has room for longer texts, from right to left', async ({ page }) => {
  await speakPseudoLanguage(page);
  await page.goto('/admin-auth');
  await atWidths(page, WIDTHS, async () => {
    await page.getByRole('button', { name: inPseudo('Login'), exact: true }).click();
    await expect(page.getByText(inPseudo('Username is required'))).toBeVisible();
    await expectWhole(page);
  });
});

test.describe('the dashboard has room for longer texts, from right to left:', () => {
  test.beforeEach(async ({ page }) => {
    await logIn(page, MASTER);
    await speakPseudoLanguage(page);
  });

  for (const [place, shown] of ROOMS) {
    test(place, async ({ page }) => {
      await page.goto(`/admin#${place}`);
      await atWidths(page, WIDTHS, async () => {
        await expect(page.locator(shown).filter({ visible: true }).first()).toBeVisible();
        await expectWhole(page);
      });
    });
  }

  for (const [place, button] of [
    ['users', 'Create User'],
    ['users', 'Invite'],
    ['holy-days', 'Add Holy Day'],
    ['holy-days', 'Add from the calendar'],
  ] as const) {
    test(`the dialog '${button}'`, async ({ page }) => {
      await page.goto(`/admin#${place}`);
      await atWidths(page, WIDTHS, async () => {
        await page.getByRole('button', { name: inPseudo(button), exact: true }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await dialog.getByRole('button').last().click();
        await expectWhole(page);
      });
    });
  }
});
