import type { Page } from '@playwright/test';

/** Chooses what to do with a gathering in the list. */
export async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions: ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
