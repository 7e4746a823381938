import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { writeQuoteFile } from '../../packages/quote-sheet/src/index.ts';
import { csv } from '../quotes/quotes-tab.ts';
import { ANNA } from '../users/users.ts';
import { Dashboard } from './dashboard.ts';
import { test } from './fixtures.ts';

test.use({ content: 'users' });

const DATE = '2027-03-21';

let dashboard: Dashboard;

test.beforeEach(({ visitor }) => {
  dashboard = new Dashboard(visitor);
});

for (const format of ['csv', 'xlsx'] as const) {
  test(`a file of the kind ${format} is uploaded`, async ({
    visitor,
    checkAccessibility,
  }, info) => {
    const added = newQuoteWith({ source: 'A friend' });
    const bytes = writeQuoteFile(
      [
        { ...added, text: 'Fresh words', displayDate: DATE },
        { ...added, text: 'نور على نور' },
      ],
      format,
    );
    await dashboard.open(ANNA, '#quotes');
    await dashboard.upload(info, `quotes.${format}`, bytes);
    await dashboard.result('2 quotes uploaded successfully.').shown();
    await visitor.text(/^No file chosen/).shown();
    await checkAccessibility();
    await visitor.role('tab', 'Manage Quotes').click();
    await dashboard.row('Fresh words').containing('March 21, 2027').shown();
    await dashboard.row('نور على نور').containing('Not scheduled').shown();
  });
}

test('a file with dates that are taken is uploaded after a question', async ({
  site,
  checkAccessibility,
}, info) => {
  await site.change((database) => addQuotes(database, { text: 'a', displayDate: DATE }));
  await dashboard.open(ANNA, '#quotes');
  await dashboard.upload(info, 'quotes.csv', csv(`1,s,${DATE},`, '2,s,2027-04-02,'));
  const question = dashboard.question('Date Conflicts Detected');
  await question.containing('March 21, 2027').shown();
  await checkAccessibility();
  await question.role('button', 'Proceed with Upload').click();
  await dashboard.toast('Some dates have conflicting quotes').shown();
  await dashboard.result('2 quotes uploaded successfully.').shown();
});

test.describe('a file that is not whole', () => {
  test.use({ expectedComplaints: /400/ });

  test('is corrected in the workbench, and uploaded', async ({
    visitor,
    checkAccessibility,
  }, info) => {
    await dashboard.open(ANNA, '#quotes');
    await dashboard.upload(info, 'wrong.csv', csv('One,A friend,2027-03-22,', 'Two,,2027-03-23,'));
    const workbench = visitor.role('region', 'Check the File');
    await workbench.role('grid', 'Rows of the file').shown();
    await checkAccessibility();
    const row = workbench.css('[role=row]').containing('Two');
    await row.css('[role=gridcell]').nth(1).role('button').click();
    await visitor.type('A friend');
    await visitor.press('Enter');
    await row.containing('A friend').shown();
    await workbench.role('button', 'Upload').click();
    await dashboard.result('2 quotes uploaded successfully.').shown();
    await workbench.gone();
  });

  test('is asked what its dates mean', async ({ visitor }, info) => {
    await dashboard.open(ANNA, '#quotes');
    await dashboard.upload(info, 'dates.csv', csv('One,A friend,03/04/2027,'));
    const question = visitor.role('group', /^Which day is 03\/04\/2027/);
    await question.role('button', 'April 3, 2027').click();
    await dashboard.result('1 quote uploaded successfully.').shown();
    await visitor.role('tab', 'Manage Quotes').click();
    await dashboard.row('One').containing('April 3, 2027').shown();
  });
});
