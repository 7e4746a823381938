import { HomePage } from '../home/home-page.ts';
import { holdResponses } from '../offline/hold-responses.ts';
import {
  atWidths,
  expect,
  leaveQuestion,
  overflowsSideways,
  test,
  WIDTHS,
} from '../support/fixtures.ts';
import { ANNA, logIn } from '../users/users.ts';
import { HolyDaysTab } from './holy-days-tab.ts';

test.use({ content: 'users' });

const NAW_RUZ = 'Naw-Rúz, March 20, 2100';

let holyDays: HolyDaysTab;

test.beforeEach(async ({ page }) => {
  await logIn(page, ANNA);
  holyDays = new HolyDaysTab(page);
});

test.describe('the holy days', () => {
  test('are listed by date at every width', async ({ page, checkAccessibility }) => {
    await holyDays.open();
    const dialog = holyDays.dialog('Add from the Calendar');
    await atWidths(page, [320, ...WIDTHS], async (width) => {
      await expect(page.getByRole('table')).toBeVisible();
      // On a phone a row has two lines: the name, and both dates.
      const row = page.getByRole('row').nth(1);
      if (width === 360) expect((await row.boundingBox())?.height).toBeLessThan(90);
      const past = page.getByRole('button', { name: /^Past Holy Days/ });
      await expect(past).toBeVisible({ visible: width < 768 });
      if (width < 768) {
        // Those that are over are folded until they are asked for.
        await expect(page.getByRole('row').nth(1)).toContainText('Naw-Rúz');
        await expect(page.getByText('Past day', { exact: true })).toBeHidden();
        await checkAccessibility();
        await past.press('Enter');
        await expect(past).toBeFocused();
      }
      expect(await holyDays.rows()).toEqual([
        ['Past day', '2 Sharaf 176 B.E.', 'January 1, 2020'],
        ['Naw-Rúz', '1 Bahá 257 B.E.', 'March 20, 2100'],
        ['First day of Riḍván', '13 Jalál 257 B.E.', 'April 20, 2100'],
        ['Ninth day of Riḍván', '2 Jamál 257 B.E.', 'April 28, 2100'],
        ['Twelfth day of Riḍván', '5 Jamál 257 B.E.', 'May 1, 2100'],
      ]);
      expect(await overflowsSideways(page)).toBe(false);
      await checkAccessibility();
      await holyDays.button('Add from the calendar').click();
      await expect(dialog.getByRole('listitem')).toHaveCount(11);
      expect(await overflowsSideways(page)).toBe(false);
      await checkAccessibility();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      if (width < 768) await past.click();
    });
  });

  test('show one that is over when it is added on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await holyDays.open();
    await expect(page.getByRole('row')).toHaveCount(5);
    await holyDays.button('Add Holy Day').click();
    const dialog = holyDays.dialog('Add Holy Day');
    await dialog.getByLabel('Name').fill('Our first picnic');
    await dialog.getByLabel('Date').fill('2025-05-01');
    await dialog.getByRole('button', { name: 'Add Holy Day' }).click();
    await expect(page.getByText('Our first picnic', { exact: true })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(7);
  });

  test('grow by one, which the home page shows at its next load', async ({
    page,
    checkAccessibility,
  }) => {
    await holyDays.open();
    await holyDays.button('Add Holy Day').click();
    const dialog = holyDays.dialog('Add Holy Day');
    const submit = dialog.getByRole('button', { name: 'Add Holy Day' });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await submit.click();
    await expect(dialog).toContainText('Name is required');
    await expect(dialog).toContainText('Date is required');
    const summary = dialog.getByRole('region', { name: 'Please check 2 fields' });
    await expect(summary).toBeFocused();
    await checkAccessibility();
    await summary.getByRole('link', { name: 'Date' }).click();
    await expect(dialog.getByLabel('Date')).toBeFocused();
    await dialog.getByLabel('Name').fill('World Peace Day');
    await dialog.getByLabel('Date').focus();
    await page.keyboard.type('02');
    await submit.click();
    await expect(dialog).toContainText('Date must be a real day written as YYYY-MM-DD');
    await dialog.getByLabel('Date').fill('2100-01-17');
    await expect(dialog).not.toContainText('Date must be');
    await submit.click();
    await expect(holyDays.toast()).toContainText('Holy Day Added');
    await expect(dialog).toBeHidden();
    await expect(holyDays.button('Add Holy Day')).toBeFocused();
    await expect(holyDays.row('World Peace Day')).toContainText('January 17, 2100');
    const home = new HomePage(page);
    await home.open();
    await expect(home.card('Upcoming Holy Days').getByRole('row').nth(1)).toContainText(
      'World Peace Day',
    );
  });

  test('can be changed, with the keyboard alone', async ({ page, checkAccessibility }) => {
    await holyDays.open();
    await holyDays.button(`Edit ${NAW_RUZ}`).focus();
    await page.keyboard.press('Enter');
    const dialog = holyDays.dialog('Edit Holy Day');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await expect(dialog.getByLabel('Date')).toHaveValue('2100-03-20');
    await checkAccessibility();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('New Year');
    await page.keyboard.press('Enter');
    await expect(holyDays.toast()).toContainText('Holy Day Updated');
    await expect(dialog).toBeHidden();
    await expect(holyDays.button('Edit New Year, March 20, 2100')).toBeFocused();
  });

  test('keeps what was typed when Escape is pressed by mistake', async ({ page }) => {
    await holyDays.open();
    await holyDays.button(`Edit ${NAW_RUZ}`).click();
    const dialog = holyDays.dialog('Edit Holy Day');
    await dialog.getByLabel('Name').fill('New Year');
    await page.keyboard.press('Escape');
    await expect(leaveQuestion(page)).toContainText('What you typed is not saved.');
    await page.keyboard.press('Escape');
    await expect(leaveQuestion(page)).toBeHidden();
    await expect(dialog.getByLabel('Name')).toHaveValue('New Year');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Escape');
    await leaveQuestion(page).getByRole('button', { name: 'Leave' }).click();
    await expect(dialog).toBeHidden();
    await expect(holyDays.row('Naw-Rúz')).toBeVisible();
  });

  test('can be deleted, after a question', async ({ page, checkAccessibility }) => {
    await holyDays.open();
    await holyDays.button(`Delete ${NAW_RUZ}`).click();
    const question = holyDays.dialog('Confirm Deletion');
    await expect(question).toContainText('Naw-Rúz on March 20, 2100 will be deleted.');
    await checkAccessibility();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(holyDays.button(`Delete ${NAW_RUZ}`)).toBeFocused();
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(holyDays.toast()).toContainText('Holy Day Deleted');
    await expect(holyDays.row('Naw-Rúz')).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('come from the calendar where they are missing', async ({ page, checkAccessibility }) => {
    await holyDays.open();
    const hint = page.getByText(/listed for the coming 12 months/);
    await expect(hint).toContainText('No holy day is listed for the coming 12 months.');
    await holyDays.button('Add from the calendar').click();
    const dialog = holyDays.dialog('Add from the Calendar');
    const year = dialog.getByLabel('Badí Year (B.E.)');
    await expect(year).toBeFocused();
    await year.fill('508');
    await expect(dialog).toContainText('Year must be a whole number from 1 to 507');
    await checkAccessibility();
    await year.fill('257');
    await expect(dialog.getByRole('status')).toHaveText('7 will be added, 4 are there already.');
    const item = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
    await expect(item('Naw-Rúz')).toContainText('Already there');
    await expect(item('Declaration of the Báb')).toContainText('8 ʻAẓamat 257 B.E.');
    await expect(item('Declaration of the Báb')).toContainText('May 23, 2100');
    await expect(item('Declaration of the Báb')).toContainText('Will be added');
    await dialog.getByRole('button', { name: 'Add 7 Holy Days' }).click();
    await expect(holyDays.toast()).toContainText(
      '7 holy days of 257 B.E. added; 4 were there already.',
    );
    await expect(dialog).toBeHidden();
    await expect(holyDays.row('257 B.E.')).toHaveCount(11);
    await expect(holyDays.button('Add from the calendar')).toBeFocused();
  });
});

test.describe('two volunteers at one holy day', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('are shown the conflict, and nothing typed is lost', async ({
    site,
    checkAccessibility,
  }) => {
    await holyDays.open();
    await holyDays.button(`Edit ${NAW_RUZ}`).click();
    const dialog = holyDays.dialog('Edit Holy Day');
    await dialog.getByLabel('Name').fill('New Year');
    await site.change((database) =>
      database.writes
        .updateTable('holy_days')
        .set({ name: 'Nawrúz', version: 2 })
        .where('name', '=', 'Naw-Rúz')
        .execute(),
    );
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toContainText('This has been changed in the meantime.');
    await expect(dialog.getByLabel('Name')).toHaveValue('New Year');
    await checkAccessibility();
    await dialog.getByRole('button', { name: 'Load the newer version' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Nawrúz');
    await dialog.getByLabel('Name').fill('New Year');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(holyDays.toast()).toContainText('Holy Day Updated');
  });

  test('cannot add the same one twice', async () => {
    await holyDays.open();
    await holyDays.button('Add Holy Day').click();
    const dialog = holyDays.dialog('Add Holy Day');
    await dialog.getByLabel('Name').fill('naw-rúz');
    await dialog.getByLabel('Date').fill('2100-03-20');
    await dialog.getByRole('button', { name: 'Add Holy Day' }).click();
    await expect(holyDays.toast()).toContainText(
      'Failed to add holy day: Naw-Rúz is already listed on March 20, 2100',
    );
    await expect(dialog.getByLabel('Name')).toHaveValue('naw-rúz');
  });
});

test.describe('a holy day outside the calendar', () => {
  test.use({ expectedMessages: /Invalid date for the Badí calendar/ });

  test('is kept, with an unknown Badí date', async () => {
    await holyDays.open();
    await holyDays.button('Add Holy Day').click();
    const dialog = holyDays.dialog('Add Holy Day');
    await dialog.getByLabel('Name').fill('Far ahead');
    await dialog.getByLabel('Date').fill('2351-03-21');
    await dialog.getByRole('button', { name: 'Add Holy Day' }).click();
    await expect(holyDays.row('Far ahead')).toContainText('Unknown Badí date (507 B.E.)');
  });
});

test.describe('holy days that cannot be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('are said to be so, and can be tried again', async ({ page, checkAccessibility }) => {
    await page.route('**/api/holy-days', (route) =>
      route.fulfill({ status: 500, json: { message: 'x' } }),
    );
    await holyDays.open();
    await expect(page.getByRole('alert')).toHaveText('Error loading holy days. Please try again.');
    await expect(holyDays.toast()).toContainText('Failed to fetch holy days');
    await checkAccessibility();
    await page.unroute('**/api/holy-days');
    await holyDays.button('Retry').click();
    await expect(holyDays.row('Naw-Rúz')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('holy days on their way, and none', () => {
  test('are said to be so, accessibly', async ({ page, checkAccessibility }) => {
    const release = await holdResponses(page, '**/api/holy-days', (route) =>
      route.fulfill({ json: [] }),
    );
    await holyDays.open();
    await expect(page.getByRole('status')).toHaveText('Loading holy days');
    await checkAccessibility();
    release();
    await expect(
      page.getByText('No holy days found. Add some using the button above.'),
    ).toBeVisible();
    await checkAccessibility();
  });
});
