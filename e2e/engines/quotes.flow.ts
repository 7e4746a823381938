import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { ANNA } from '../users/users.ts';
import { addSchedule } from '../year/year-view.ts';
import { Dashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';

test.use({ content: 'users' });

let dashboard: Dashboard;

test.beforeEach(({ visitor }) => {
  dashboard = new Dashboard(visitor);
});

test('a quote is added, with the keyboard alone', async ({ visitor, checkAccessibility }) => {
  await dashboard.open(ANNA, '#quotes');
  await visitor.label('Quote Text').focus();
  await visitor.type('Written here');
  await visitor.press('Tab');
  await visitor.type('A friend');
  await visitor.press('Tab');
  await visitor.tab.typeDay('2027-03-21');
  await visitor.label('Reference URL (Optional)').focus();
  await visitor.type('https://www.bahai.org/library/');
  await visitor.press('Enter');
  await dashboard.toast('Quote added successfully!').shown();
  await visitor.label('Quote Text').focused();
  expect(await visitor.label('Quote Text').value()).toBe('');
  await checkAccessibility();
  await visitor.role('tab', 'Manage Quotes').click();
  await dashboard.row('Written here').containing('March 21, 2027').shown();
});

test('a quote that is not whole is refused, with the fields named', async ({
  visitor,
  checkAccessibility,
}) => {
  await dashboard.open(ANNA, '#quotes');
  await dashboard.button('Add Quote').click();
  const summary = visitor.role('region', 'Please check 2 fields');
  await summary.focused();
  await visitor.text('Source is required').shown();
  await checkAccessibility();
  await summary.role('link', 'Source').click();
  await visitor.label('Source').focused();
});

test('a quote is edited', async ({ visitor, checkAccessibility }) => {
  await dashboard.open(ANNA, '#quotes/manage');
  await dashboard
    .row('Be generous')
    .role('button', /^Actions/)
    .click();
  await visitor.role('menuitem', 'Edit').click();
  const dialog = dashboard.dialog('Edit Quote');
  await dialog.label('Quote Text').focused();
  await checkAccessibility();
  await dialog.label('Quote Text').fill('Better words');
  await dialog.role('button', 'Save Changes').click();
  await dashboard.toast('Quote updated successfully').shown();
  await dialog.gone();
  await dashboard.row('Better words').shown();
});

test('a quote is deleted after a question', async ({ visitor }) => {
  await dashboard.open(ANNA, '#quotes/manage');
  await dashboard
    .row('Be generous')
    .role('button', /^Actions/)
    .click();
  await visitor.role('menuitem', 'Delete').click();
  const question = dashboard.question('Delete Quote');
  await question.containing('This action cannot be undone').shown();
  await question.role('button', 'Delete Quote').click();
  await dashboard.toast('Quote deleted successfully').shown();
  await dashboard.row('Be generous').gone();
});

test('many quotes are deleted at once, and come back with Undo', async ({
  visitor,
  site,
  checkAccessibility,
}) => {
  await site.change((database) => addQuotes(database, { text: 'One' }, { text: 'Two' }));
  await dashboard.open(ANNA, '#quotes/manage');
  for (const text of ['One', 'Two']) await dashboard.row(text).role('checkbox').click();
  await dashboard.button('Delete Selected').click();
  const question = dashboard.question('Bulk Delete Quotes');
  await question.containing('2 quotes').shown();
  await checkAccessibility();
  await question.role('button', 'Delete Selected').click();
  await dashboard.toast('Successfully deleted 2 quotes').shown();
  await dashboard.row('One').gone();
  await visitor.press('F8');
  await visitor.role('button', 'Undo').click();
  await dashboard.toast('2 quotes restored.').shown();
  await dashboard.row('One').shown();
  await dashboard.row('Two').shown();
});

test('a search finds quotes whatever accents they have', async ({ visitor, site }) => {
  await site.change((database) =>
    addQuotes(database, { text: 'Other words', source: 'ʻAbdu’l-Bahá' }),
  );
  await dashboard.open(ANNA, '#quotes/manage');
  await dashboard.row('Other words').shown();
  const search = visitor.css('[placeholder="Search quotes and sources..."]');
  await search.fill('bahaullah');
  await dashboard.row('Other words').gone();
  await dashboard.row('Be generous').shown();
  await search.fill('nothing like it');
  await visitor.text('No quotes found matching your filters').shown();
  await dashboard.button('Clear Filters').click();
  await dashboard.row('Other words').shown();
});

test('the year shows its days, and one is filled', async ({
  visitor,
  site,
  checkAccessibility,
}) => {
  await site.change(addSchedule);
  await dashboard.open(ANNA, '#quotes/manage?view=year&year=2100');
  const cell = (label: string) => visitor.css(`[role=gridcell] button[aria-label^="${label}"]`);
  await cell('March 21, 2100').click();
  const dialog = dashboard.dialog('Add Quote');
  await dialog.containing('2 Bahá 257').shown();
  expect(await dialog.label('Display Date (Optional)').value()).toBe('2100-03-21');
  await checkAccessibility();
  await dialog.label('Quote Text').fill('A new one');
  await dialog.label('Source').fill('A friend');
  await dialog.role('button', 'Add Quote').click();
  await dashboard.toast('Quote added successfully!').shown();
  await dialog.gone();
  await cell('March 21, 2100').focused();
});
