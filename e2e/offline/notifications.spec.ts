import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, findWholeBrowser } from '../../scripts/browser.ts';
import { openDevtools } from '../support/devtools.ts';
import { expect, test, WITH_WORKER } from '../support/fixtures.ts';
import { DAY, FAILED_CALLS, untilActive, visit } from './kept-pages.ts';

const executablePath = findWholeBrowser();

test.skip(
  executablePath === undefined,
  'Chromium without windows shows no notifications: `apt-get install chromium` adds one that does',
);
test.use({
  ...WITH_WORKER,
  permissions: ['notifications'],
  launchOptions: { args: BROWSER_ARGUMENTS, ...(executablePath && { executablePath }) },
});

const PERSIAN = {
  title: 'سخن روز ۲۲ مارس ۲۰۲۶',
  body: 'مهربان باشید',
  url: '/fa',
  lang: 'fa',
  dir: 'rtl',
  tag: 'daily',
};
const DISCREET = {
  title: 'چیزی تازه',
  body: 'چیز تازه‌ای برای خواندن هست.',
  url: '/fa',
  lang: 'fa',
  dir: 'rtl',
  tag: 'new',
};

/** Delivers messages to the browser as a push service would. */
async function pusher(page: Page, origin: string) {
  await page.goto('/');
  await untilActive(page);
  const devtools = await openDevtools(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** Long enough for a worker to start on a busy machine. */
const ARRIVED_MS = 10_000;

/** The delivery of a push message is not guaranteed: it is sent again until a notification is shown. */
function pushUntil(
  push: (data: string) => Promise<unknown>,
  data: string,
  arrived: () => Promise<void>,
) {
  return expect(async () => {
    await push(data);
    await arrived();
  }).toPass();
}

/** The notifications that are shown, whichever message they come from. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, lang, dir, tag, data }) => ({
      title,
      body,
      lang,
      dir,
      tag,
      url: data,
    }));
  });

/**
 * Presses the notification that is shown, and returns the address that would be opened: windows may be opened only
 * after a real press.
 */
async function press(context: BrowserContext): Promise<string> {
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('There is no service worker');
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as ServiceWorkerGlobalScopeLike;
    const [notification] = await scope.registration.getNotifications();
    const event = new scope.NotificationEvent('notificationclick', { notification });
    let waited: Promise<unknown> = Promise.resolve();
    let opened = '';
    // Only the browser's own events accept `waitUntil`.
    Object.defineProperty(event, 'waitUntil', {
      value: (work: Promise<unknown>) => {
        waited = work;
      },
    });
    Object.defineProperty(scope.clients, 'openWindow', {
      configurable: true,
      value: async (url: string) => {
        opened = url;
      },
    });
    Object.defineProperty(scope.WindowClient.prototype, 'focus', {
      configurable: true,
      async value(this: { readonly url: string }) {
        opened = this.url;
      },
    });
    scope.dispatchEvent(event);
    await waited;
    return opened;
  });
}

/** The parts of a service worker’s scope that the test needs: its types and those of pages exclude each other. */
interface ServiceWorkerGlobalScopeLike extends EventTarget {
  readonly registration: { getNotifications(): Promise<unknown[]> };
  readonly clients: object;
  readonly WindowClient: { readonly prototype: object };
  readonly NotificationEvent: new (
    type: string,
    options: { readonly notification: unknown },
  ) => Event;
}

for (const [name, message] of [
  ['in Persian', PERSIAN],
  ['that is discreet', DISCREET],
] as const) {
  test(`a notification ${name} is shown as it is sent, and leads to the page in its language`, async ({
    page,
    site,
    context,
  }) => {
    const push = await pusher(page, site.url);
    await pushUntil(push, `${JSON.stringify(message)}   `, () =>
      expect.poll(() => shown(page), { timeout: ARRIVED_MS }).toEqual([message]),
    );
    expect(await press(context)).toBe(`${site.url}/fa`);
    await expect.poll(() => shown(page)).toEqual([]);
  });
}

test.describe('the worker of 1.0.0, which knows no notifications', () => {
  test.use({ expectedMessages: FAILED_CALLS });

  test('gives way to one that shows them', async ({ page, site, siteHost }) => {
    const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
    const pages = mkdtempSync(join(tmpdir(), 'bahai-friends-first-'));
    cpSync(path('../../apps/web/dist'), pages, { recursive: true });
    const worker = path('../../apps/server/src/testing/releases/1.0.0/sw.js');
    cpSync(worker, join(pages, 'client/sw.js'));
    await siteHost.pause();
    await siteHost.resume({ pages, now: DAY });
    await visit(page);
    const push = await pusher(page, site.url);
    await siteHost.pause();
    await siteHost.resume({ now: DAY });
    await page.goto('/');
    // The earlier worker gets the message, too, as long as it runs.
    await expect
      .poll(async () => {
        await push(JSON.stringify(PERSIAN));
        return shown(page);
      })
      .toEqual([PERSIAN]);
    rmSync(pages, { recursive: true });
  });
});

test('whatever is pushed, a notification is shown, and it leads to no other site', async ({
  page,
  site,
  context,
}) => {
  const push = await pusher(page, site.url);
  const titles = async () => (await shown(page)).map(({ title }) => title);
  const pushShown = (data: string, title: string) =>
    pushUntil(push, data, () => expect.poll(titles, { timeout: ARRIVED_MS }).toEqual([title]));
  await pushShown(JSON.stringify({ ...PERSIAN, url: '//elsewhere.example/' }), PERSIAN.title);
  expect(await press(context)).toBe(`${site.url}/`);
  await expect.poll(titles).toEqual([]);
  await pushShown('no JSON', new URL(site.url).host);
});
