import type { Page } from '@playwright/test';
import { startMastodon } from '../../apps/server/src/channels/testing/mastodon-imitation.ts';
import { startTelegram } from '../../apps/server/src/channels/testing/telegram-imitation.ts';
import { startWebhookProgram } from '../../apps/server/src/channels/testing/webhook-program.ts';
import { test as base, expect, overflowsSideways } from '../support/fixtures.ts';
import { startSite } from '../support/site.ts';
import { addUsers, logIn, MASTER } from '../users/users.ts';
import { button, PLACE, part, toast } from './sending-part.ts';

interface Fixtures {
  readonly telegram: Awaited<ReturnType<typeof startTelegram>>;
  readonly mastodon: Awaited<ReturnType<typeof startMastodon>>;
  readonly program: Awaited<ReturnType<typeof startWebhookProgram>>;
}

const closing =
  <Service extends { close(): Promise<void> }>(start: () => Promise<Service>) =>
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern.
  async ({}, use: (service: Service) => Promise<void>) => {
    const service = await start();
    await use(service);
    await service.close();
  };

const test = base.extend<Fixtures>({
  telegram: closing(() => startTelegram()),
  mastodon: closing(() => startMastodon()),
  program: closing(() => startWebhookProgram()),

  /** The program itself with its sender as another process. */
  site: async ({ telegram }, use) => {
    const environment = { ALLOW_LOCAL_TARGETS: 'on', TELEGRAM_API: telegram.url };
    const site = await startSite(addUsers, environment);
    await use(site);
    await site.stop();
  },
});

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const fields = (page: Page, name: string) => part(page).getByRole('group', { name });
/** The state of a channel, with the button that tests it. */
const state = (page: Page, name: string) =>
  page
    .locator('section', { has: page.getByRole('heading', { name, exact: true, level: 4 }) })
    .last();

test('networks and webhooks are set up and tried on a phone, and no secret is seen again', async ({
  page,
  telegram,
  mastodon,
  program,
  checkAccessibility,
}) => {
  const isFine = async () => {
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
  };
  const save = async () => {
    await button(page, 'Save Changes').click();
    await expect(toast(page)).toContainText('How the site sends is saved.');
    await expect(page.getByText('There are unsaved changes.')).toBeHidden();
  };
  const tryIt = async (name: string, outcome: string) => {
    await state(page, name).getByRole('button', { name: 'Try it' }).click();
    await expect(state(page, name).getByText(outcome, { exact: true })).toBeVisible();
  };

  await logIn(page, MASTER);
  await page.goto(PLACE);

  await test.step('what is missing is said at its field', async () => {
    await page.getByLabel('Post to Telegram').check();
    await page.getByLabel('Post to Mastodon').check();
    await button(page, 'Add a webhook').click();
    await fields(page, 'Webhook 1').getByLabel('Secret').fill('not a secret');
    await button(page, 'Save Changes').click();
    await expect(page.getByRole('region', { name: 'Please check 4 fields' })).toBeFocused();
    await isFine();
  });

  await test.step('what is saved is tried: wrong tokens are refused', async () => {
    await fields(page, 'Telegram').getByLabel('Channel or group').fill('@quotes_channel');
    await fields(page, 'Telegram').getByLabel('Token').fill('123456:wrong-token');
    await fields(page, 'Telegram').getByLabel('Language of the posts').selectOption('fa');
    await fields(page, 'Mastodon').getByLabel('Server').fill(mastodon.url);
    await fields(page, 'Mastodon').getByLabel('Token').fill('wrong-token');
    await fields(page, 'Webhook 1').getByLabel('Address').fill(program.url);
    await fields(page, 'Webhook 1')
      .getByLabel('Secret')
      .fill(`whsec_${btoa('x'.repeat(32))}`);
    await save();
    for (const name of ['Telegram', 'Mastodon', 'Webhook 1']) {
      await tryIt(name, 'It does not work');
    }
    await expect(state(page, 'Telegram')).toContainText('Unauthorized');
    await expect(state(page, 'Mastodon')).toContainText('The access token is invalid');
    await expect(state(page, 'Webhook 1')).toContainText('HTTP 400');
    await expect(page.getByText('wrong-token')).toHaveCount(0);
    await isFine();
  });

  await test.step('the right ones work, and nothing is posted', async () => {
    await fields(page, 'Telegram').getByLabel('Token').fill(telegram.token);
    await fields(page, 'Mastodon').getByLabel('Token').fill('right-token');
    await fields(page, 'Webhook 1').getByLabel('Secret').fill(program.secret);
    await save();
    for (const name of ['Telegram', 'Mastodon', 'Webhook 1']) await tryIt(name, 'It works');
    await expect(state(page, 'Telegram')).toContainText('Nothing is posted.');
    await expect(state(page, 'Webhook 1')).toContainText('The program receives a test message.');
    expect(program.heard.map(({ type }) => type)).toEqual(['test']);
    expect([telegram.received.length, mastodon.posts.length]).toEqual([0, 0]);
    await isFine();
  });

  await test.step('secrets are stored, and nowhere to be seen', async () => {
    const stored = await (await page.request.get('/api/sending')).text();
    for (const secret of [telegram.token, 'right-token', program.secret]) {
      expect(stored).not.toContain(secret);
    }
    await page.reload();
    await expect(fields(page, 'Telegram').getByLabel('Token')).toHaveValue('');
    await expect(fields(page, 'Telegram').getByText(/A token is stored/)).toBeVisible();
    await expect(fields(page, 'Telegram').getByLabel('Language of the posts')).toHaveValue('fa');
    await expect(fields(page, 'Webhook 1').getByText(/A secret is stored/)).toBeVisible();
    await isFine();
  });

  await test.step('what is removed is forgotten', async () => {
    await button(page, 'Remove webhook 1').click();
    await page.getByLabel('Post to Mastodon').uncheck();
    await save();
    await expect(state(page, 'Telegram')).toBeVisible();
    await expect(state(page, 'Mastodon')).toHaveCount(0);
    await expect(state(page, 'Webhook 1')).toHaveCount(0);
  });
});
