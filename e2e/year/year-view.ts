import type { Locator, Page } from '@playwright/test';
import type { Database } from '../../apps/server/src/db/database.ts';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { expect } from '../support/fixtures.ts';

/** Quotes of days that are to come whenever the tests run, besides the undated one. */
export const addSchedule = (database: Database): Promise<unknown> =>
  addQuotes(
    database,
    { text: 'Of Naw-Rúz', displayDate: '2100-03-20' },
    { text: 'Of the second', displayDate: '2100-03-22' },
    {
      text: 'Of the second, too',
      displayDate: '2100-03-22',
      updatedAt: '2026-05-01T00:00:00.000Z',
    },
    { text: 'Of a past day', displayDate: '2020-02-29' },
    { text: 'Undated, too' },
  );

/** Opens the view of the year 2100, or with other `values` in the query. */
export async function openYear(page: Page, values = '&year=2100'): Promise<void> {
  await page.goto(`/admin#quotes/manage?view=year${values}`);
  await expect(page.getByRole('grid')).toBeVisible();
}

/** The cell of the day whose name begins with a text. */
export const day = (page: Page, name: string): Locator =>
  page.getByRole('gridcell').getByRole('button', { name: new RegExp(`^${name}`) });
