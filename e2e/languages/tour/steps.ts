import type { Page } from '@playwright/test';
import type { DashboardTexts } from '../../../packages/languages/src/texts.ts';
import { expect } from '../../support/fixtures.ts';
import type { Site } from '../../support/site.ts';

/** Opens a place of the dashboard, or does something there; elements are found by the dashboard's texts. */
type Step = (page: Page, words: DashboardTexts, site: Site) => Promise<void>;

/** A state of the dashboard to look at, and the way there from any other. */
export interface Stop {
  readonly name: string;
  readonly show: Step;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
export const dialog = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
export const press = (page: Page, name: string | RegExp) => button(page, name).click();
/** Presses the last button of a dialog, which does what the dialog is for. */
export const finish = (page: Page) => dialog(page).getByRole('button').last().click();
export const menu = async (page: Page, place: number) => {
  await page
    .getByRole('button', { expanded: false })
    .and(page.locator('[aria-haspopup=menu]'))
    .first()
    .click();
  await page.getByRole('menuitem').nth(place).click();
  await expect(dialog(page)).toBeVisible();
};

/** Expects an error message in an alert box. */
export const expectAlert = (page: Page) =>
  expect(page.locator('.alert').filter({ visible: true }).first()).toBeVisible();

/** What is left at a place by what was done there: a dialog, or a form with what was typed. */
const LEFT_OPEN = '[role=dialog], [role=alertdialog], form';

/** The tab of the dashboard that an address, or a place, stands for. */
const tabOf = (place: string): string => /[^#]*$/.exec(place)?.[0].split(/[/?]/)[0] ?? '';

/**
 * The address of a place within the document of the dashboard that is open: the dashboard notes its language in its
 * address, and an address without it would load another document.
 */
export const addressOf = (page: Page, place: string): string =>
  `/admin${new URL(page.url()).search}#${place}`;

/**
 * Goes to a place of the dashboard: within a tab as its links do where nothing is left open, and else by loading it anew,
 * so that what was open or typed before is gone.
 */
export async function goTo(page: Page, place: string, shown: string): Promise<void> {
  const isInTab = /\/admin(?:\?[^#]*)?#/.test(page.url()) && tabOf(page.url()) === tabOf(place);
  const leftOpen = page.locator(LEFT_OPEN).filter({ visible: true });
  if (!isInTab || (await leftOpen.count()) > 0) await page.goto('about:blank');
  await page.goto(addressOf(page, place));
  await page.locator(shown).filter({ visible: true }).first().waitFor();
}

/** Expects an error below its field, which a form shows after it was sent. */
export const expectInvalid = (page: Page) =>
  expect(page.locator('[aria-invalid=true]').filter({ visible: true }).first()).toBeVisible();

/** Closes the dialog, in which nothing was typed. */
export async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}

/** Closes the form without saving what was typed. */
export async function leave(page: Page, { common }: DashboardTexts): Promise<void> {
  await page.keyboard.press('Escape');
  await press(page, common.leave);
  await expect(dialog(page)).toBeHidden();
}

/** A button of the first day in a list of days: its name has the day, too. */
export const onFirstDay = (page: Page, button: string) =>
  page.locator('tbody tr').first().getByText(button, { exact: true });
