import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { QuotesTab } from '../quotes/quotes-tab.ts';
import { expect, test } from '../support/fixtures.ts';
import { ANNA, logIn } from '../users/users.ts';
import { addSchedule, day, openYear } from './year-view.ts';

test.use({ content: 'users' });

let quotes: QuotesTab;

test.beforeEach(async ({ page, site }) => {
  await site.change(addSchedule);
  await logIn(page, ANNA);
  quotes = new QuotesTab(page);
});

test('gaps are filled at once, and that is undone', async ({ page, checkAccessibility }) => {
  await openYear(page);
  await page.getByRole('button', { name: 'Fill the Gaps' }).click();
  const dialog = quotes.dialog('Fill the Gaps');
  await expect(dialog.getByLabel('From')).toHaveValue('2100-01-01');
  await expect(dialog.getByLabel('To')).toHaveValue('2100-12-31');
  await expect(dialog.getByRole('status')).toContainText(
    '2 days get quotes, from January 1, 2100 to January 2, 2100.',
  );
  await dialog.getByLabel('From').fill('2100-03-19');
  await expect(dialog.getByRole('row').nth(2)).toContainText('March 21, 2100');
  await checkAccessibility();
  await dialog.getByLabel(/^1 past quote/).check();
  await expect(dialog.getByRole('row').nth(1)).toContainText('from February 29, 2020');
  await dialog.getByLabel(/^2 unscheduled quotes/).check();
  await dialog.getByRole('button', { name: 'Schedule 2 quotes' }).click();
  await expect(quotes.toast()).toContainText('Scheduled 2 quotes');
  await expect(dialog).toBeHidden();
  await expect(day(page, 'March 19, 2100, ')).toHaveAccessibleName(/: 1 quote$/);
  await expect(day(page, 'March 21, 2100, ')).toHaveAccessibleName(/: 1 quote$/);
  await quotes.toast().getByRole('button', { name: 'Undo' }).click();
  await expect(quotes.toast()).toContainText('2 quotes restored');
  await expect(day(page, 'March 19, 2100, ')).toHaveAccessibleName(/: no quote$/);
});

test.describe('where something is in the way', () => {
  test.use({ expectedMessages: /409/ });

  test('a taken date is said, and the plan made anew', async ({
    page,
    site,
    checkAccessibility,
  }) => {
    await openYear(page);
    await page.getByRole('button', { name: 'Fill the Gaps' }).click();
    const dialog = quotes.dialog('Fill the Gaps');
    await site.change((database) =>
      addQuotes(database, { text: 'Faster', displayDate: '2100-01-02' }),
    );
    await dialog.getByRole('button', { name: 'Schedule 2 quotes' }).click();
    await expect(dialog.getByRole('alert')).toContainText('January 2, 2100');
    await expect(dialog.getByRole('row').nth(2)).toContainText('January 3, 2100');
    await checkAccessibility();
    await dialog.getByRole('button', { name: 'Schedule 2 quotes' }).click();
    await expect(quotes.toast()).toContainText('Scheduled 2 quotes');
    await expect(day(page, 'January 3, 2100, ')).toHaveAccessibleName(/: 1 quote$/);
  });
});
