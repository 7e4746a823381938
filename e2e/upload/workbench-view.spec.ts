import { csv, QuotesTab } from '../quotes/quotes-tab.ts';
import { expect, overflowsSideways, test } from '../support/fixtures.ts';
import { ANNA, logIn } from '../users/users.ts';
import { Workbench } from './workbench.ts';

// The browser logs every error response of the server.
test.use({ content: 'users', expectedMessages: /400 \(Bad Request\)/ });

const [TEXT, SOURCE, DATE, LINK] = [0, 1, 2, 3];
const wrong = csv(
  'One,A friend,2027-03-21,',
  'Two,,2027-03-22,',
  'Three,A friend,31/02/2027,',
  'نور على نور,,,',
);

let quotes: QuotesTab;
let workbench: Workbench;

test.beforeEach(async ({ page }) => {
  await logIn(page, ANNA);
  quotes = new QuotesTab(page);
  workbench = new Workbench(page);
  await quotes.openUpload();
});

test('stands right below the file, and above the form for one quote', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const form = page.getByLabel('Quote Text');
  await form.fill('Be patient');
  await quotes.upload('wrong.csv', wrong);
  await expect(workbench.grid()).toBeVisible();
  const failure = await quotes.alert('Error').boundingBox();
  const heading = await workbench.heading().boundingBox();
  const grid = await workbench.grid().boundingBox();
  const below = await form.boundingBox();
  if (!failure || !heading || !grid || !below) throw new Error('Something is not shown');
  const gap = heading.y - (failure.y + failure.height);
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(80);
  expect(below.y).toBeGreaterThan(grid.y + grid.height);
  await expect(form).toHaveValue('Be patient');
  await workbench.button('Cancel').click();
  await expect(form).toHaveValue('Be patient');
});

test('moves nothing while rows are corrected, left out and filtered', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await quotes.upload('wrong.csv', wrong);
  await expect(workbench.grid()).toBeVisible();
  // The position on the page, independent of scrolling.
  const upper = async () =>
    Promise.all(
      [workbench.button('Upload'), page.getByText('Change columns'), workbench.grid()].map(
        (element) => element.evaluate((node) => node.getBoundingClientRect().top + window.scrollY),
      ),
    );
  const before = await upper();
  await workbench.cell(3, SOURCE).click();
  await page.getByLabel('Source, row 3').fill('A friend');
  await page.keyboard.press('Enter');
  await workbench.button('Leave out row 4').click();
  await workbench.button('All rows (4)').click();
  await expect(workbench.grid()).toHaveAttribute('aria-rowcount', '5');
  await expect(workbench.row(2)).toHaveAttribute('aria-rowindex', '2');
  await expect(workbench.row(5)).toHaveAttribute('aria-rowindex', '5');
  expect(await upper()).toEqual(before);
  await workbench.button('Leave out all rows with problems (1)').click();
  await expect(workbench.region()).toContainText('2 quotes will be added, 2 rows are left out.');
  await expect(workbench.region()).not.toContainText('First correct');
  expect(await upper()).toEqual(before);
});

for (const width of [360, 1280]) {
  test(`can be used with text of twice the size at ${width} px`, async ({
    page,
    checkAccessibility,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await quotes.upload('wrong.csv', wrong);
    await expect(workbench.grid()).toBeVisible();
    expect(await overflowsSideways(page)).toBe(false);
    // The rows do not have to be scrolled sideways, either.
    const scrolls = await workbench
      .grid()
      .evaluate(({ parentElement }) => [parentElement?.scrollWidth, parentElement?.clientWidth]);
    expect(scrolls[0]).toBe(scrolls[1]);
    await checkAccessibility();
    await workbench.cell(3, SOURCE).click();
    await page.getByLabel('Source, row 3').fill('A friend');
    await page.keyboard.press('Enter');
    await workbench.button('Leave out all rows with problems (2)').click();
    await workbench.button('Upload').click();
    await expect(quotes.alert('Success')).toContainText('2 quotes uploaded successfully.');
  });
}

test('has targets that can be touched', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await quotes.upload('wrong.csv', wrong);
  await expect(workbench.grid()).toBeVisible();
  const small = await workbench
    .region()
    .locator('button, summary')
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width < 44 || height < 44;
        })
        .map(({ textContent }) => textContent),
    );
  expect(small).toEqual([]);
});

test.describe('where colours are the system’s', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('shows wrong cells, the chosen filter and the focus', async ({
    page,
    checkAccessibility,
  }) => {
    await quotes.upload('wrong.csv', wrong);
    await expect(workbench.grid()).toBeVisible();
    await checkAccessibility();
    const borderOf = (column: number) =>
      workbench.cell(3, column).evaluate((cell) => getComputedStyle(cell).borderTopStyle);
    expect(await borderOf(SOURCE)).toBe('dashed');
    expect(await Promise.all([TEXT, DATE, LINK].map(borderOf))).not.toContain('dashed');
    const backgroundOf = (name: string) =>
      workbench.button(name).evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await backgroundOf('Rows with problems (3)')).not.toBe(
      await backgroundOf('All rows (4)'),
    );
    await workbench.cell(3, SOURCE).focus();
    await page.keyboard.press('ArrowLeft');
    const outline = await workbench
      .cell(3, TEXT)
      .evaluate((cell) => [getComputedStyle(cell).outlineStyle, cell === document.activeElement]);
    expect(outline).toEqual(['solid', true]);
    const headings = workbench.grid().locator('thead');
    const line = await headings.evaluate((head) => getComputedStyle(head).borderBlockEndStyle);
    expect(line).toBe('solid');
    // The headings do not cover the outline of an editor in the first row.
    await workbench.cell(3, SOURCE).click();
    const ringTop = await page.getByLabel('Source, row 3').evaluate((input) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(input);
      const around = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      return input.getBoundingClientRect().top - around;
    });
    const { y, height } = (await headings.boundingBox()) ?? { y: 0, height: Infinity };
    expect(ringTop).toBeGreaterThanOrEqual(y + height);
  });
});
