import { ANNA, MASTER } from '../users/users.ts';
import { Dashboard } from './dashboard.ts';
import { expect, test, WIDTHS } from './fixtures.ts';

test.use({ content: 'users' });

const NEW_PASSWORD = 'Quiet-River-88';
const TABS = ['Quotes', 'Social Links', 'Badi Calendar', 'Holy Days', 'Users'];

let dashboard: Dashboard;

test.beforeEach(({ visitor }) => {
  dashboard = new Dashboard(visitor);
});

test('every tab fits every width, without findings', async ({ visitor, checkAccessibility }) => {
  await dashboard.open(ANNA, '');
  const tabs = visitor.role('tablist', 'Dashboard').role('tab');
  await expect.poll(() => tabs.texts()).toEqual(TABS);
  for (const name of TABS) {
    await visitor.role('tablist', 'Dashboard').role('tab', name).click();
    await visitor.role('tabpanel', name).shown();
    for (const width of WIDTHS) {
      await visitor.resize(width);
      await visitor.fits();
    }
    await checkAccessibility();
  }
});

test('arrow keys walk through the tabs, which live in the address', async ({ visitor }) => {
  await dashboard.open(ANNA, '');
  const tab = (name: string) => visitor.role('tablist', 'Dashboard').role('tab', name);
  await tab('Quotes').focus();
  await visitor.press('ArrowRight');
  await tab('Social Links').focused();
  await visitor.press('End');
  await tab('Users').focused();
  await visitor.addressIs('/admin#users');
  // The tab's data are loaded when it is opened: an earlier reload would interrupt that.
  await dashboard.button('Create User').shown();
  await visitor.tab.reload();
  await visitor.role('tabpanel', 'Users').shown();
  await visitor.tab.back();
  await visitor.role('tabpanel', 'Social Links').shown();
});

test('a dialog keeps the focus, and gives it back', async ({ visitor }) => {
  await dashboard.open(ANNA, '#holy-days');
  await dashboard.button('Add Holy Day').focus();
  await visitor.press('Enter');
  const dialog = dashboard.dialog('Add Holy Day');
  await dialog.label('Name').focused();
  // Tab is pressed more often than the dialog has stops, forwards and backwards.
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 12; stop += 1) {
      await visitor.press(key);
      const isInside = await visitor.run(
        () => document.activeElement?.closest('[role=dialog]') !== null,
      );
      expect(isInside, `${key}, ${stop + 1} times`).toBe(true);
    }
  }
  await visitor.press('Escape');
  await dialog.gone();
  await dashboard.button('Add Holy Day').focused();
});

test('what was typed is not lost by a key pressed by mistake', async ({ visitor }) => {
  await dashboard.open(ANNA, '#holy-days');
  await dashboard.button('Add Holy Day').click();
  const dialog = dashboard.dialog('Add Holy Day');
  await dialog.label('Name').fill('New Year');
  await visitor.press('Escape');
  const question = dashboard.question('Leave without saving?');
  await question.role('button', 'Stay').click();
  await question.gone();
  expect(await dialog.label('Name').value()).toBe('New Year');
  await dialog.label('Name').focused();
});

test('a holy day is added, changed and deleted', async ({ visitor }) => {
  await dashboard.open(ANNA, '#holy-days');
  await dashboard.button('Add Holy Day').click();
  const dialog = dashboard.dialog('Add Holy Day');
  await dialog.label('Name').fill('World Peace Day');
  await dialog.label('Date').focus();
  await visitor.tab.typeDay('2100-01-17');
  await dialog.role('button', 'Add Holy Day').click();
  await dashboard.toast('Holy Day Added').shown();
  await dashboard.row('World Peace Day').containing('January 17, 2100').shown();
  await dashboard.button('Edit World Peace Day, January 17, 2100').click();
  await dashboard.dialog('Edit Holy Day').label('Name').fill('Peace Day');
  await visitor.press('Enter');
  await dashboard.toast('Holy Day Updated').shown();
  await dashboard.button('Delete Peace Day, January 17, 2100').click();
  await dashboard.question('Confirm Deletion').role('button', 'Delete').click();
  await dashboard.row('Peace Day').gone();
});

test('a link is added, which the home page shows', async ({ visitor }) => {
  await dashboard.open(ANNA, '#social-links');
  const form = visitor.role('form');
  await form.label('Platform').fill('Threads');
  await form.label('URL').fill('https://www.threads.com/@friends');
  await form.label('Display Order').fill('1');
  await dashboard.button('Add Link').click();
  await dashboard.toast('Social link added successfully!').shown();
  await visitor.open('/');
  await visitor
    .role('region', 'Connect With Us')
    .role('link', /Threads/)
    .shown();
});

test('a user is created, renamed and deleted', async ({ visitor, checkAccessibility }) => {
  await dashboard.open(MASTER, '#users');
  await dashboard.button('Create User').click();
  const dialog = dashboard.dialog('Create User');
  await dialog.label('Username').fill('carla');
  await dialog.label('Password').fill(NEW_PASSWORD);
  await dialog.label('Confirm Password').fill(NEW_PASSWORD);
  await checkAccessibility();
  await dialog.role('button', 'Create User').click();
  await dashboard.toast('User created successfully').shown();
  await dialog.gone();
  await dashboard.button(/^Edit carla/).focus();
  await visitor.press('Enter');
  await visitor.role('menuitem', 'Edit Username').focused();
  await visitor.press('Enter');
  await dashboard.dialog('Edit Username').label('Username').fill('clara');
  await visitor.press('Enter');
  await dashboard.toast('Username updated successfully').shown();
  await dashboard.button(/^Edit clara/).click();
  await visitor.role('menuitem', 'Delete User').click();
  await dashboard.question('Delete User').role('button', 'Delete User').click();
  await dashboard.toast('User deleted successfully').shown();
  await dashboard.row(/^clara/).gone();
});

test('an invitation lets somebody choose a password', async ({ visitor, checkAccessibility }) => {
  await dashboard.open(MASTER, '#users');
  await dashboard.button('Invite').click();
  const dialog = dashboard.dialog('Invite');
  await dialog.label('Username').fill('clara');
  await dialog.role('button', 'Make the link').click();
  await dialog.label('Link').focused();
  const link = await dialog.label('Link').value();
  await checkAccessibility();
  await dialog.role('button', 'Close').click();
  await visitor.role('heading', 'Open invitations').shown();
  await dashboard.button('Logout').click();
  await visitor.role('heading', "Today's Quote").shown();
  await visitor.tab.goto(link);
  await visitor.role('heading', 'Choose your password').shown();
  await visitor.label('Password').fill(NEW_PASSWORD);
  await visitor.label('Confirm Password').fill(NEW_PASSWORD);
  await checkAccessibility();
  await dashboard.button('Save password').click();
  await visitor.role('heading', 'Choose your password').gone();
  await dashboard.open({ username: 'clara' }, '', NEW_PASSWORD);
});

test('the settings are changed, and the site goes by them', async ({
  visitor,
  checkAccessibility,
}) => {
  await dashboard.open(MASTER, '#settings');
  await visitor.label('Name').fill('Friends in Haifa');
  await visitor.role('combobox', 'Find a town').fill('haif');
  await visitor
    .role('listbox', 'Towns')
    .role('option', /^Haifa/)
    .nth(0)
    .click();
  await expect.poll(() => visitor.label('Time zone').value()).toBe('Asia/Jerusalem');
  await checkAccessibility();
  await dashboard.button('Save Changes').click();
  await dashboard.toast('Settings saved successfully!').shown();
  await dashboard.button('View Site').click();
  await visitor.role('heading', 'Friends in Haifa').shown();
});
