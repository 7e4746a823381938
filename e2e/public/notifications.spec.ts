import { DEFAULT_SETTINGS, NO_FEATURES } from '@bahai-friends/contract';
import { textsOf } from '@bahai-friends/languages/language-of';
import type { Page } from '@playwright/test';
import { browserSubscription } from '../../apps/server/src/features/notifications/testing/browser-subscription.ts';
import { saveSettings } from '../../apps/server/src/features/settings/settings.repository.ts';
import { expect, overflowsSideways, test, WITH_WORKER } from '../support/fixtures.ts';
import type { Site } from '../support/site.ts';

test.use(WITH_WORKER);

const switchOn = (site: Site) =>
  site.change(({ writes }) =>
    saveSettings(
      writes,
      { ...DEFAULT_SETTINGS, contact: 'Anna', features: { ...NO_FEATURES, notifications: true } },
      2,
      '2026-03-21T12:00:00.000Z',
    ),
  );

/**
 * A browser with a push service, which the one without windows lacks: the browser's responses are imitated, the rest is
 * the site's.
 */
const withPushService = (page: Page, permission: 'granted' | 'default' = 'granted') =>
  page.addInitScript(
    ([given, subscription]) => {
      let now: object | null = null;
      const made = {
        toJSON: () => subscription,
        async unsubscribe() {
          now = null;
          return true;
        },
      };
      const notification = { permission: 'default', requestPermission: async () => given };
      Object.defineProperty(window, 'Notification', { value: notification });
      PushManager.prototype.getSubscription = async () => now as PushSubscription | null;
      PushManager.prototype.subscribe = async (options) => {
        const key = options?.applicationServerKey as Uint8Array;
        if (key.length !== 65) throw new Error('This is no key');
        now = made;
        return made as unknown as PushSubscription;
      };
    },
    [permission, browserSubscription('https://fcm.googleapis.com/fcm/send/one')] as const,
  );

for (const language of ['en', 'fa'] as const) {
  test(`a visitor turns notifications on, changes and ends them in ${language}`, async ({
    page,
    site,
    siteHost,
    checkAccessibility,
  }) => {
    await siteHost.pause();
    await siteHost.resume({ environment: { PUBLIC_URL: site.url, ALLOW_LOCAL_TARGETS: 'on' } });
    await switchOn(site);
    await withPushService(page);
    const texts = await textsOf('notifications', language);
    const { form } = await textsOf('letters', language);
    await page.goto(language === 'en' ? '/' : `/${language}`);
    await page.getByRole('link', { name: texts.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(page.getByLabel(texts.form.language)).toHaveValue(language);
    // The box is read as it is, even before the script has shown the form and checked it.
    await expect(page.getByLabel(form.daily)).toBeChecked();
    await page.getByLabel(form.daily).uncheck();
    await page.getByRole('button', { name: texts.form.turnOn }).click();
    const { wrong } = await textsOf('letters', language);
    await expect(page.getByRole('alert')).toHaveText(wrong.topics);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowsSideways(page)).toBe(false);
    }
    await checkAccessibility();
    await page.emulateMedia({ colorScheme: 'dark' });
    await checkAccessibility();

    const stored = async () => {
      let rows: unknown[] = [];
      await site.change(async ({ reads }) => {
        rows = await reads
          .selectFrom('push_subscriptions')
          .select(['language', 'discreet', 'reminders_since as reminders'])
          .execute();
      });
      return rows;
    };
    await page.getByLabel(form.daily).check();
    await page.getByRole('button', { name: texts.form.turnOn }).click();
    await expect(page.getByRole('status')).toHaveText(texts.said.on);
    await expect(page.getByRole('alert')).toBeHidden();
    expect(await stored()).toEqual([{ language, discreet: 0, reminders: null }]);
    await page.getByLabel(form.reminders).check();
    await page.getByLabel(texts.form.discreet).check();
    await page.getByLabel(texts.form.language).selectOption('de');
    await page.getByRole('button', { name: texts.form.save }).click();
    await expect(page.getByRole('status')).toHaveText(texts.said.saved);
    expect(await stored()).toEqual([
      { language: 'de', discreet: 1, reminders: expect.any(String) },
    ]);
    await checkAccessibility();
    await page.getByRole('button', { name: texts.form.end }).click();
    await expect(page.getByRole('status')).toHaveText(texts.said.ended);
    await expect(page.getByRole('button', { name: texts.form.turnOn })).toBeVisible();
    expect(await stored()).toEqual([]);
  });
}

test('the page says what to do where there can be none, and that nothing was stored without leave', async ({
  page,
  site,
  siteHost,
}) => {
  await siteHost.pause();
  await siteHost.resume({ environment: { PUBLIC_URL: site.url, ALLOW_LOCAL_TARGETS: 'on' } });
  await switchOn(site);
  const { cannot, form, wrong } = await textsOf('notifications', 'en');
  await page.goto(`${site.url.replace('127.0.0.1', 'plain-http.test')}/notifications`);
  await expect(page.getByText(cannot.insecure)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await withPushService(page, 'default');
  await page.goto('/notifications');
  await page.getByRole('button', { name: form.turnOn }).click();
  await expect(page.getByRole('alert')).toHaveText(wrong.notAllowed);
});
