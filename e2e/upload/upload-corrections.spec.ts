import type { Page } from '@playwright/test';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { QuotesTab } from '../quotes/quotes-tab.ts';
import { expect, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';
import { ANNA, logIn } from '../users/users.ts';
import { Workbench } from './workbench.ts';

test.use({ content: 'users', expectedMessages: /400/ });

async function storedSources(page: Page): Promise<Record<string, string>> {
  const stored: { text: string; source: string }[] = await (
    await page.request.get('/api/quotes')
  ).json();
  return Object.fromEntries(stored.map(({ text, source }) => [text, source]));
}

test('an export that is corrected changes its quotes, newer ones by choice', async ({
  site,
  page,
  checkAccessibility,
}) => {
  await site.change((database) =>
    addQuotes(
      database,
      ...['Alpha', 'Beta', 'Gamma', 'Delta'].map((text) => ({ text, source: 'Before' })),
    ),
  );
  await logIn(page, ANNA);
  const exported = await (await page.request.get('/api/quotes/export')).text();
  await site.change((database) =>
    database.writes
      .updateTable('quotes')
      .set({ source: 'Meanwhile', version: 2 })
      .where('text', 'in', ['Gamma', 'Delta'])
      .execute(),
  );
  const [header = '', ...rows] = exported.replaceAll('Before', 'After').split('\r\n');
  const corrected = [header, ...rows.filter(Boolean), 'Five,A friend,,,'].join('\r\n');

  const quotes = new QuotesTab(page);
  const workbench = new Workbench(page);
  await quotes.openUpload();
  await quotes.upload('quotes.csv', corrected);
  await expect(workbench.region()).toContainText(
    '1 quote will be added, 1 row is stored already or repeats another, 2 stored quotes will be changed, 2 rows are older than stored ones.',
  );
  await expect(workbench.region()).toContainText('First choose what happens to 2 stored quotes');
  await expect(workbench.button('Outdated (2)')).toHaveAttribute('aria-pressed', 'true');
  expect(await storedSources(page)).toMatchObject({ Alpha: 'Before', Gamma: 'Meanwhile' });
  const row = (text: string) => workbench.grid().getByRole('row').filter({ hasText: text });
  await expect(row('Gamma')).toContainText('Stored: Meanwhile');
  for (const width of [320, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowsSideways(page)).toBe(false);
  }
  await checkAccessibility();
  await row('Gamma').getByRole('button', { name: 'Change it' }).click();
  await row('Delta').getByRole('button', { name: 'Keep the stored one' }).click();
  await workbench.button('Changed (3)').click();
  await row('Beta').getByRole('button', { name: 'Leave out' }).click();
  await expect(row('Alpha')).toContainText('Stored: Before');
  await checkAccessibility();
  await workbench.button('Upload').click();
  const result = quotes.alert('Success');
  await expect(result).toContainText('2 quotes were changed.');
  expect(await storedSources(page)).toMatchObject({
    Alpha: 'After',
    Beta: 'Before',
    Gamma: 'After',
    Delta: 'Meanwhile',
    Five: 'A friend',
  });
  await result.getByRole('button', { name: 'Undo' }).click();
  await expect(quotes.alert('Undone')).toContainText('2 quotes restored, 1 added quote deleted.');
  const after = await storedSources(page);
  expect(after).toMatchObject({ Alpha: 'Before', Gamma: 'Meanwhile' });
  expect(after).not.toHaveProperty('Five');
});
