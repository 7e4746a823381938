import { addDays, feastsOf } from '@bahai-friends/badi-calendar';
import {
  meetingsByIcalJs,
  meetingsByNodeIcal,
} from '../../apps/server/src/features/feeds/testing/parsed-gatherings.ts';
import { expect, test } from '../support/fixtures.ts';
import { ANNA, logIn } from '../users/users.ts';
import { choose } from './choose.ts';
import { switchOn } from './switch-on.ts';

/** Later than the clock of any browser, so that a session of the site has not expired for the browser. */
const TODAY = '2099-03-10';
/** The evenings on which people meet for Bahá, Jalál and Jamál: each the evening before the month begins. */
const [FIRST, SECOND, THIRD] = feastsOf(256).map(({ civilDay }) => addDays(civilDay, -1)) as [
  string,
  string,
  string,
];

test.use({
  content: 'users',
  siteClock: `${TODAY}T12:00:00Z`,
  permissions: ['clipboard-read', 'clipboard-write'],
});

test('a secretary announces the Feasts, passes the link on, moves one and calls one off', async ({
  page,
  site,
  browser,
  checkAccessibility,
}) => {
  await switchOn(site);
  await logIn(page, ANNA);
  await page.goto('/admin');

  await test.step('announces them', async () => {
    await page.getByRole('tab', { name: 'Gatherings' }).click();
    await page.getByRole('button', { name: 'Add gathering' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Kind').selectOption({ label: 'Nineteen Day Feast' });
    await form.getByLabel('Title').fill('Nineteen Day Feast');
    await form.getByLabel('First day').fill(TODAY);
    await form.getByLabel('Time', { exact: true }).fill('19:30');
    await form.getByLabel('Repeats').selectOption({ label: 'Each Badí month' });
    await form.getByLabel('When').selectOption({ label: 'On the eve' });
    await form.getByLabel('Place', { exact: true }).fill('Garden Street 4');
    await form.getByRole('button', { name: 'Add gathering' }).click();
    await expect(form).toBeHidden();
    const row = page.getByRole('row', { name: /Nineteen Day Feast/ });
    await expect(row).toContainText('On the eve of the first day of each Badí month');
    await expect(row).toContainText('For those who have the link');
    await expect(row.locator(`time[datetime="${FIRST}T19:30"]`)).toBeVisible();
  });

  const link = await test.step('passes the link on', async () => {
    await choose(page, 'Nineteen Day Feast', 'Link');
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.getByText('The link has been copied.', { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    return copied;
  });

  await test.step('moves one evening, and calls another off', async () => {
    await choose(page, 'Nineteen Day Feast', 'Single days');
    const rowOf = (day: string) =>
      page.getByRole('row').filter({ has: page.locator(`time[datetime^="${day}"]`) });
    await rowOf(FIRST)
      .getByRole('button', { name: /^Change/ })
      .click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Held on').fill(addDays(FIRST, 1));
    await form.getByLabel('Time', { exact: true }).fill('18:00');
    await form.getByLabel('Place', { exact: true }).fill('Town hall');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(rowOf(addDays(FIRST, 1))).toContainText('Moved from');
    // Five weeks are shown at first, and the second one is within them.
    await rowOf(SECOND)
      .getByRole('button', { name: /^Call off/ })
      .click();
    await expect(rowOf(SECOND)).toContainText('Cancelled');
  });

  await test.step('finds each behind the link, and in the file of its calendar', async () => {
    // Another person, who is not logged in.
    const context = await browser.newContext();
    const friend = await context.newPage();
    await friend.goto(link);
    await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Nineteen Day Feast');
    await expect(friend.getByText('Town hall')).toBeVisible();
    await expect(friend.getByText('Cancelled')).toBeVisible();
    const subscribe = friend.getByRole('link', { name: 'Subscribe in your calendar' });
    const address = (await subscribe.getAttribute('href')) ?? '';
    const file = await context.request.get(
      new URL(address.replace(/^webcals?:/, 'http:'), link).href,
    );
    expect(file.headers()['content-type']).toMatch(/^text\/calendar/);
    const text = await file.text();
    const meetings = meetingsByIcalJs(text);
    expect(meetingsByNodeIcal(text)).toEqual(meetings);
    expect(
      meetings.slice(0, 3).map(({ start, status, location }) => [start, status, location]),
    ).toEqual([
      [`${addDays(FIRST, 1)}T18:00:00Z`, 'CONFIRMED', 'Town hall'],
      [`${SECOND}T19:30:00Z`, 'CANCELLED', 'Garden Street 4'],
      [`${THIRD}T19:30:00Z`, 'CONFIRMED', 'Garden Street 4'],
    ]);
    // The public feed has nothing of it.
    const open = await context.request.get(new URL('/feeds/gatherings.ics', link).href);
    expect(await open.text()).not.toContain('Feast');
    await context.close();
  });

  await test.step('sees the year', async () => {
    await page.getByRole('tab', { name: 'Year' }).click();
    const dayOf = (day: string) => page.locator(`[data-day="${day}"]`);
    await expect(dayOf(addDays(FIRST, 1))).toHaveAccessibleName(/: 1 gathering$/);
    await expect(dayOf(SECOND)).toHaveAccessibleName(/: no gathering$/);
    await dayOf(THIRD).click();
    await expect(page.getByRole('dialog')).toContainText('Garden Street 4');
    await checkAccessibility();
  });
});
