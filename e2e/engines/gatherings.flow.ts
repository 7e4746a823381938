import { addDays } from '@bahai-friends/badi-calendar';
import { switchOn } from '../gatherings/switch-on.ts';
import { ANNA } from '../users/users.ts';
import { Dashboard } from './dashboard.ts';
import { expect, test, WIDTHS } from './fixtures.ts';

/** Later than the clock of any browser, so that a session of the site has not expired for the browser. */
const TODAY = '2099-03-10';
const TOMORROW = addDays(TODAY, 1);

test.use({ content: 'users', siteClock: `${TODAY}T12:00:00Z` });

let dashboard: Dashboard;

test.beforeEach(async ({ visitor, site }) => {
  await switchOn(site);
  dashboard = new Dashboard(visitor);
});

test('a gathering is announced, one day of it called off, and the page says so', async ({
  visitor,
  checkAccessibility,
}) => {
  await dashboard.open(ANNA, '#gatherings');
  await dashboard.button('Add gathering').click();
  const form = dashboard.dialog('Add gathering');
  await form.label('Title').fill('Evening of prayers');
  await form.label('First day').focus();
  await visitor.tab.typeDay(TOMORROW);
  await form.label('Time').focus();
  await visitor.tab.typeTime('19:30');
  expect(await form.label('Time').value()).toBe('19:30');
  await checkAccessibility();
  await form.role('button', 'Add gathering').click();
  await dashboard.toast('The gathering has been added.').shown();
  await dashboard.row('Evening of prayers').containing('For everyone').shown();
  for (const width of WIDTHS) {
    await visitor.resize(width);
    await visitor.fits();
  }
  await visitor.role('tab', 'Single days').click();
  await dashboard.button(/^Call off: Evening of prayers/).click();
  await dashboard.row('Evening of prayers').containing('Cancelled').shown();
  await visitor.open('/gatherings');
  await visitor.role('article').containing('Evening of prayers').containing('Cancelled').shown();
  await checkAccessibility();
});

test('the year goes from day to day by arrow keys, and opens a day', async ({ visitor }) => {
  await dashboard.open(ANNA, '#gatherings/year');
  const day = (civilDay: string) => visitor.css(`[data-day="${civilDay}"]`);
  await day(TODAY).shown();
  await day(TODAY).focus();
  await visitor.press('ArrowRight');
  await day(TOMORROW).focused();
  await visitor.press('Enter');
  const form = dashboard.dialog('Add gathering');
  expect(await form.label('First day').value()).toBe(TOMORROW);
  await visitor.press('Escape');
  await form.gone();
  await day(TOMORROW).focused();
});
