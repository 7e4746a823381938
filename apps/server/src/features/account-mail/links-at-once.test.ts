import { describe, expect, it } from 'vitest';
import { TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import {
  accept,
  accountMailSite,
  ask,
  confirmAddress,
  tokenIn,
} from './testing/account-mail-site.ts';

const AT_ONCE = 50;
const several = Array.from({ length: AT_ONCE }, (_, index) => index);
const onceGood = (statuses: readonly number[]) =>
  expect(statuses.toSorted()).toEqual([200, ...several.slice(1).map(() => 404)]);

describe.each(databases)('a link in a mail on $name', ({ open }) => {
  it('to a new password is good once, however many use it at once', async () => {
    const here = await accountMailSite(await open());
    await confirmAddress(here, here.anna);
    await ask(here, 'anna');
    const token = tokenIn((await here.run())[0]);
    const passwords = several.map((index) => `Quiet-River-${100 + index}`);
    const answers = await Promise.all(passwords.map((password) => accept(here, token, password)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    onceGood(statuses);
    const chosen = passwords[statuses.indexOf(200)];
    expect((await new TestBrowser(here.app).login('anna', chosen)).statusCode).toBe(200);
  });

  it('that confirms an address is good once, too', async () => {
    const here = await accountMailSite(await open());
    await here.anna.call('PUT', '/api/account/email', { email: 'anna@mail.example' });
    const token = tokenIn((await here.run())[0]);
    const answers = await Promise.all(
      several.map(() => here.anna.call('POST', '/api/account/email/confirm', { token })),
    );
    onceGood(answers.map(({ statusCode }) => statusCode));
  });

  it('is asked for three times a day at most, also by many at once', async () => {
    const here = await accountMailSite(await open());
    await confirmAddress(here, here.anna);
    await Promise.all(several.map(() => ask(here, 'anna')));
    expect(await here.run()).toHaveLength(3);
  });
});
