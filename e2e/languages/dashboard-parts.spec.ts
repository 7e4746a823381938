import type { Page } from '@playwright/test';
import * as common from '../../packages/languages/src/de/dashboard/common.ts';
import * as frame from '../../packages/languages/src/de/dashboard/frame.ts';
import * as tab from '../../packages/languages/src/de/dashboard/quotes/tab.ts';
import * as year from '../../packages/languages/src/de/dashboard/quotes/year.ts';
import { holdResponses } from '../offline/hold-responses.ts';
import { expect, test } from '../support/fixtures.ts';
import { ANNA, logIn } from '../users/users.ts';
import { setAccountLanguage } from './account-language.ts';

test.use({ content: 'users', expectedMessages: /Failed to load resource|net::ERR_FAILED/ });

test.beforeEach(({ page }) => logIn(page, ANNA));

const YEAR = '/admin?lang=de#quotes/manage?view=year&year=2100';
/** What names the script of the year's texts in any language, and nothing else. */
/** The script of the year's texts in any language: it has the room's name, with a hash of eight characters. */
const TEXTS_OF_YEAR = /\/assets\/year-[\w-]{8}\.js$/;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the texts of a part come with it, and nothing of it is shown before', async ({ page }) => {
  await setAccountLanguage(page, 'de');
  const release = await holdResponses(page, TEXTS_OF_YEAR);
  const asked = page.waitForRequest(TEXTS_OF_YEAR);
  const part = page.waitForResponse(/\/assets\/year-view-[^/]+\.js$/);
  await page.goto(YEAR);
  await Promise.all([asked, part]);
  await expect(page.getByText(tab.loading)).toBeAttached();
  await expect(page.getByRole('grid')).toHaveCount(0);
  release();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(button(page, year.fillTheGaps)).toBeVisible();
});

test('a part whose texts cannot be loaded is in English, and says so', async ({ page }) => {
  await setAccountLanguage(page, 'de');
  await page.route(TEXTS_OF_YEAR, (route) => route.abort());
  await page.goto(YEAR);
  await expect(button(page, 'Fill the Gaps')).toBeVisible();
  // The message is on the page twice: once visibly, once for screen readers.
  await expect(page.getByText(common.partInEnglish).first()).toBeVisible();
  await expect(heading(page, frame.title)).toBeVisible();
});
