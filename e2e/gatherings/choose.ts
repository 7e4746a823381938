import { expect, type Page } from '@playwright/test';

/** Chooses an action for a gathering in the list. */
export async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions: ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Chooses an action for the first of a gathering's days: by its button, or on a phone in their menu. */
export async function chooseOfDay(page: Page, title: string, action: string): Promise<void> {
  const button = page.getByRole('button', { name: new RegExp(`^${action}: ${title}`) });
  const menu = page.getByRole('button', { name: new RegExp(`^Actions: ${title}`) });
  await expect(button.or(menu).first()).toBeVisible();
  if (await button.first().isVisible()) {
    await button.first().click();
    return;
  }
  await menu.first().click();
  await page.getByRole('menuitem', { name: action }).click();
}
