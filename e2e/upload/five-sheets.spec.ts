// The sheets with which volunteers had difficulties: from choosing one to 'added' it takes at most five presses.
import type { Locator, Page } from '@playwright/test';
import { QuotesTab } from '../quotes/quotes-tab.ts';
import { expect, test } from '../support/fixtures.ts';
import { ANNA, logIn } from '../users/users.ts';
import { communitySheet, Workbench } from './workbench.ts';

// The browser logs every error response of the server.
test.use({ content: 'users', expectedMessages: /400 \(Bad Request\)/ });

const PRESSES_MAX = 5;

/** Presses and types as a volunteer does, and counts the presses. */
class Volunteer {
  readonly quotes: QuotesTab;
  readonly workbench: Workbench;
  #presses = 0;

  constructor(page: Page) {
    this.quotes = new QuotesTab(page);
    this.workbench = new Workbench(page);
  }

  async choose(name: string, content: Buffer | string): Promise<void> {
    await this.quotes.upload(name, content);
    // The press of the upload button counts, too.
    this.#presses += 1;
  }

  async press(target: Locator): Promise<void> {
    await target.click();
    this.#presses += 1;
  }

  /** Types into the element with the focus, and presses Enter. */
  async type(page: Page, text: string): Promise<void> {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    this.#presses += 1;
  }

  async expectAdded(message: string): Promise<void> {
    await expect(this.quotes.alert('Success')).toContainText(message);
    expect(this.#presses).toBeLessThanOrEqual(PRESSES_MAX);
  }
}

const failure = (page: Page) => page.getByText('Failed to process file', { exact: true });

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    let volunteer: Volunteer;

    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: width < 800 ? 740 : 800 });
      await logIn(page, ANNA);
      volunteer = new Volunteer(page);
      await volunteer.quotes.openUpload();
      await expect(page.getByText(/^Your own sheet will do/)).toBeVisible();
    });

    test('dates with the day first, where nothing decides', async ({ page }) => {
      const { quotes, workbench } = volunteer;
      await volunteer.choose(
        'dates.csv',
        'Quote;Author;Date\nBe kind;A friend;3.4.2027\nBe true;A friend;5.6.2027\n',
      );
      const question = workbench.question('Which day is 3.4.2027 (row 2)?');
      await expect(question).toBeVisible();
      await expect(quotes.alert('Error')).toBeHidden();
      await expect(failure(page)).toBeHidden();
      await volunteer.press(question.getByRole('button', { name: 'April 3, 2027' }));
      await volunteer.expectAdded('2 quotes uploaded successfully.');
    });

    test('Passage, From and When', async ({ page, checkAccessibility }) => {
      const { quotes, workbench } = volunteer;
      await volunteer.choose(
        'passages.csv',
        'Passage,From,When\nBe kind,A friend,2027-04-13\nBe true,A friend,2027-06-25\n',
      );
      const question = workbench.question('Column When has dates: show the quotes on them?');
      await expect(question).toContainText('2027-04-13 · 2027-06-25');
      await expect(workbench.grid()).toBeHidden();
      await expect(quotes.alert('Error')).toBeHidden();
      await expect(failure(page)).toBeHidden();
      await checkAccessibility();
      await volunteer.press(question.getByRole('button', { name: /^Yes, on these dates/ }));
      await volunteer.expectAdded('2 quotes uploaded successfully.');
      await quotes.openManage();
      await expect(quotes.row('Be kind')).toContainText('April 13, 2027');
    });

    test('Passage, From and When, without its dates', async () => {
      const { quotes, workbench } = volunteer;
      await volunteer.choose('passages.csv', 'Passage,From,When\nBe kind,A friend,2027-04-13\n');
      await volunteer.press(workbench.button('No, without dates'));
      await volunteer.expectAdded('1 quote uploaded successfully.');
      await quotes.openManage();
      await expect(quotes.row('Be kind')).not.toContainText('2027');
    });

    test('a title above the headings, and merged cells', async ({ page }) => {
      const { quotes, workbench } = volunteer;
      await volunteer.choose('titles.xlsx', communitySheet('titles-and-totals.xlsx'));
      await expect(failure(page)).toBeVisible();
      await volunteer.press(workbench.button('Leave out all rows with problems (3)'));
      await volunteer.press(workbench.button('Upload'));
      const dialog = quotes.dialog('Date Conflicts Detected');
      await volunteer.press(dialog.getByRole('button', { name: 'Proceed with Upload' }));
      await volunteer.expectAdded('10 quotes uploaded successfully.');
    });

    test('missing sources', async ({ page, checkAccessibility }) => {
      const { quotes, workbench } = volunteer;
      await volunteer.choose('texts.csv', 'Passage\nBe kind\nBe true\n');
      // Only a column is missing: the message in the workbench says what to do.
      await expect(workbench.region()).toContainText('A row at the top must name the columns');
      await expect(quotes.alert('Error')).toBeHidden();
      await expect(failure(page)).toBeHidden();
      await checkAccessibility();
      await volunteer.press(workbench.button('Use these columns'));
      await expect(workbench.region()).not.toContainText('A row at the top must name');
      await volunteer.press(page.getByLabel('Source for all rows without one'));
      await volunteer.type(page, 'A friend');
      await volunteer.press(workbench.button('Upload'));
      await volunteer.expectAdded('2 quotes uploaded successfully.');
    });

    test('one wrong date', async ({ page, checkAccessibility }) => {
      const { quotes, workbench } = volunteer;
      await volunteer.choose(
        'wrong.csv',
        'text,source,displayDate\nBe kind,A friend,2027-02-21\nBe true,A friend,2027-02-31\n',
      );
      await expect(quotes.alert('Error')).toBeVisible();
      await expect(failure(page)).toBeVisible();
      await checkAccessibility();
      await volunteer.press(workbench.row(3).getByText('There is no day'));
      const editor = page.getByLabel('Display date, row 3');
      await expect(editor).toBeFocused();
      await expect(workbench.row(3)).toContainText('In the file: 2027-02-31');
      await editor.fill('2027-02-28');
      await page.keyboard.press('Enter');
      await volunteer.press(workbench.button('Upload'));
      await volunteer.expectAdded('2 quotes uploaded successfully.');
    });
  });
}

test('four rows are whole on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, ANNA);
  const volunteer = new Volunteer(page);
  await volunteer.quotes.openUpload();
  const words = 'These are the words of a quote that go on for two lines of a telephone at least.';
  const rows = Array.from({ length: 9 }, (_, index) => `${words},A friend,2027-03-${index + 10}`);
  await volunteer.choose('rows.csv', `text,source,displayDate\n${rows.join('\n')}\nBe kind,,\n`);
  const { workbench } = volunteer;
  await workbench.button('All rows (10)').click();
  const wholeRows = () =>
    workbench
      .grid()
      .getByRole('row')
      .evaluateAll(
        (all) =>
          all.filter((row) => {
            const { top, bottom, height } = row.getBoundingClientRect();
            return height > 40 && top >= 0 && bottom <= window.innerHeight;
          }).length,
      );
  await expect
    .poll(async () => {
      await workbench.grid().evaluate((grid) => {
        // It ignores the space that is reserved for toasts.
        window.scrollBy(0, grid.getBoundingClientRect().top - 4);
      });
      return wholeRows();
    })
    .toBeGreaterThanOrEqual(4);
});
