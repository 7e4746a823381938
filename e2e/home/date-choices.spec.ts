import type { Page } from '@playwright/test';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { csv, QuotesTab } from '../quotes/quotes-tab.ts';
import { expect, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';
import { ANNA, logIn } from '../users/users.ts';

test.use({ content: 'users' });

/** The stored texts on each date, in the server's order. */
async function textsByDate(page: Page): Promise<Record<string, string[]>> {
  const stored: { text: string; displayDate: string | null }[] = await (
    await page.request.get('/api/quotes')
  ).json();
  const dates: Record<string, string[]> = {};
  for (const { text, displayDate } of stored) {
    if (displayDate !== null) dates[displayDate] = [...(dates[displayDate] ?? []), text].sort();
  }
  return dates;
}

test('each conflicting date is added to, kept or replaced, and it can be undone', async ({
  site,
  page,
  checkAccessibility,
}) => {
  await site.change((database) =>
    addQuotes(
      database,
      { text: 'Kept', displayDate: '2100-01-01' },
      { text: 'First', displayDate: '2100-01-02' },
      { text: 'Replaced', displayDate: '2100-01-03' },
      { text: 'Replaced, too', displayDate: '2100-01-03' },
    ),
  );
  await logIn(page, ANNA);
  const before = await textsByDate(page);
  const quotes = new QuotesTab(page);
  await quotes.openUpload();
  await quotes.upload(
    'quotes.csv',
    csv('a,s,2100-01-01,', 'Second,s,2100-01-02,', 'New,s,2100-01-03,', 'b,s,2100-01-04,'),
  );
  const dialog = quotes.dialog('Date Conflicts Detected');
  const date = (name: RegExp) => dialog.getByRole('group', { name });
  await dialog
    .getByLabel('For all 3 dates with stored quotes')
    .selectOption('Replace (deletes 4 stored quotes)');
  await expect(dialog.getByRole('status')).toHaveText(
    'On these 3 dates, 3 quotes will be added and 4 stored quotes deleted.',
  );
  const keep = date(/^January 1, 2100/).getByRole('radio', { name: 'Keep the stored one' });
  // By keyboard: the choice of a date is one stop, and arrow keys change it.
  await date(/^January 1, 2100/)
    .getByRole('radio', { name: /^Replace/ })
    .press('ArrowUp');
  await expect(keep).toBeChecked();
  await date(/^January 2, 2100/)
    .getByRole('radio', { name: 'Add' })
    .check();
  await expect(dialog.getByRole('status')).toHaveText(
    'On these 3 dates, 2 quotes will be added, 2 stored quotes deleted and 1 row left out.',
  );
  for (const width of [320, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowsSideways(page)).toBe(false);
    await expect(page.getByRole('button', { name: 'Proceed with Upload' })).toBeInViewport();
  }
  await checkAccessibility();
  await page.getByRole('button', { name: 'Proceed with Upload' }).click();
  const result = quotes.alert('Success');
  await expect(result).toContainText('2 quotes were deleted');
  await expect(result).toContainText('1 row was left out, to keep what is stored.');
  expect(await textsByDate(page)).toEqual({
    '2100-01-01': ['Kept'],
    '2100-01-02': ['First', 'Second'],
    '2100-01-03': ['New'],
    '2100-01-04': ['b'],
  });
  await result.getByRole('button', { name: 'Undo' }).click();
  await expect(quotes.alert('Undone')).toContainText('2 quotes restored, 3 added quotes deleted.');
  expect(await textsByDate(page)).toEqual(before);
});
