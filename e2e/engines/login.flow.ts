import { Secret, TOTP } from 'otpauth';
import { ANNA, PASSWORD } from '../users/users.ts';
import { Dashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';

test.use({ content: 'users' });

let dashboard: Dashboard;

test.beforeEach(({ visitor }) => {
  dashboard = new Dashboard(visitor);
});

test('a wrong password is refused, what was typed stays, and the right one lets in', async ({
  visitor,
  checkAccessibility,
}) => {
  await dashboard.enter(ANNA.username, 'wrong');
  await dashboard.toast('Invalid username or password').shown();
  await visitor.addressIs('/admin-auth');
  expect(await visitor.label('Username').value()).toBe(ANNA.username);
  await checkAccessibility();
  await visitor.label('Password').fill(PASSWORD);
  await visitor.press('Enter');
  await visitor.addressIs('/admin');
  await dashboard.toast('Logged in successfully!').shown();
  await visitor.role('heading', 'Admin Dashboard').focused();
});

test('the keyboard alone lets in', async ({ visitor }) => {
  await visitor.open('/admin-auth');
  await dashboard.button('Login').shown();
  await visitor.label('Username').focus();
  await visitor.type(ANNA.username);
  await visitor.press('Tab');
  await visitor.type(PASSWORD);
  await visitor.press('Enter');
  await visitor.addressIs('/admin');
  await visitor.role('heading', 'Admin Dashboard').shown();
});

test('the dashboard leads whoever is not logged in to the login', async ({ visitor }) => {
  await visitor.open('/admin');
  await visitor.addressIs('/admin-auth');
  await dashboard.toast('Please log in to access the admin dashboard').shown();
  await dashboard.button('Login').shown();
});

test('after Logout nothing of the dashboard comes back with Back', async ({ visitor }) => {
  await dashboard.open(ANNA, '#quotes/manage');
  await dashboard.row('Be generous').shown();
  await dashboard.button('Logout').click();
  await visitor.role('heading', 'Admin Dashboard').gone();
  await visitor.tab.back();
  await visitor.addressIs('/admin-auth');
  await dashboard.button('Login').shown();
  expect(await visitor.text(/Be generous/).count()).toBe(0);
  expect(await visitor.run(async () => (await fetch('/api/session')).json())).toEqual({
    authenticated: false,
  });
});

test('a session that has ended asks for the password in place, and goes on', async ({
  visitor,
  site,
  checkAccessibility,
}) => {
  await dashboard.open(ANNA, '#quotes');
  await visitor.label('Quote Text').fill('Be patient');
  await visitor.label('Source').fill('A friend');
  await site.change((database) => database.writes.deleteFrom('sessions').execute());
  await visitor.press('Enter');
  const question = dashboard.dialog('Log in again');
  await question.shown();
  expect(await question.label('Username').value()).toBe(ANNA.username);
  await checkAccessibility();
  await question.label('Password').fill('wrong');
  await question.role('button', 'Log in').click();
  await question.role('alert').containing('Invalid username or password').shown();
  await question.label('Password').fill(PASSWORD);
  await visitor.press('Enter');
  await question.gone();
  await dashboard.toast('Quote added successfully!').shown();
  await visitor.addressIs('/admin#quotes');
  expect(await visitor.label('Quote Text').value()).toBe('');
});

/** The code that the authenticator app shows now, or a number of steps of 30 seconds later. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

test('an authenticator app is added, and its code is asked for at the next login', async ({
  visitor,
  checkAccessibility,
}) => {
  // Just after a login with the password, the way of logging in may be changed without entering it again.
  await dashboard.enter(ANNA.username);
  await visitor.addressIs('/admin');
  await visitor.open('/admin#account');
  await dashboard.button('Add app').click();
  const dialog = dashboard.dialog('Add an authenticator app');
  await dialog.role('img', 'QR code for an authenticator app').shown();
  await checkAccessibility();
  const secret = (await dialog.css('.secret-text').seenText()).replaceAll(/\s/g, '');
  await dialog.label('Code that the app shows').fill(codeOf(secret));
  await visitor.press('Enter');
  const codes = dashboard.question('Your recovery codes');
  await expect.poll(() => codes.role('listitem').count()).toBe(10);
  await codes.role('button', 'I have kept them').click();
  await codes.gone();
  await dashboard.button('Logout').click();
  await visitor.role('heading', "Today's Quote").shown();
  await dashboard.enter(ANNA.username);
  // It is the code of the next half minute, as each code is accepted only once.
  await visitor.label('Code from your authenticator app').fill(codeOf(secret, 1));
  await visitor.press('Enter');
  await visitor.addressIs('/admin');
  await visitor.role('heading', 'Admin Dashboard').shown();
});
