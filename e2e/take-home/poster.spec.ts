import {
  DEFAULT_SETTINGS,
  type GatheringFields,
  gatheringDefaults,
  NO_FEATURES,
} from '@bahai-friends/contract';
import type { Page } from '@playwright/test';
import jsqr from 'jsqr';
import type { Database } from '../../apps/server/src/db/database.ts';
import {
  insertGathering,
  saveException,
} from '../../apps/server/src/features/gatherings/gatherings.repository.ts';
import { saveSettings } from '../../apps/server/src/features/settings/settings.repository.ts';
import { expect, overflowsSideways, test, WIDTHS } from '../support/fixtures.ts';
import type { SiteHost } from '../support/site-host.ts';
import { cutOff, printed } from './pdf.ts';

test.use({ content: 'none' });

/** Starts the site with its own public address. */
async function publish(siteHost: SiteHost, address = 'https://friends.example'): Promise<void> {
  await siteHost.pause();
  await siteHost.resume({ environment: { PUBLIC_URL: address } });
}

const name = (siteName: string, tagline: string) => (database: Database) =>
  database.writes
    .insertInto('settings')
    .values({
      id: 1,
      version: 2,
      site_name: siteName,
      tagline,
      time_zone: 'UTC',
      place_name: null,
      latitude_tenths: null,
      longitude_tenths: null,
      language: 'en',
      contact: '',
      holy_days_ahead: 0,
      listed: 1,
      updated_at: '2026-03-21T12:00:00.000Z',
    })
    .execute();

/** The text that a camera reads from the code on the screen. */
async function readCode(page: Page): Promise<string | undefined> {
  const picture = await page.locator('.qr-code').screenshot();
  const reader = await page.context().newPage();
  const { pixels, width, height } = await reader.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const image = context?.getImageData(0, 0, bitmap.width, bitmap.height);
    const pixels = new Uint8Array(image?.data ?? []).toBase64();
    return { pixels, width: bitmap.width, height: bitmap.height };
  }, picture.toString('base64'));
  await reader.close();
  return jsqr.default(new Uint8ClampedArray(Buffer.from(pixels, 'base64')), width, height)?.data;
}

test('the code leads to the site, in the language of the poster', async ({ page, siteHost }) => {
  await publish(siteHost);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [path, address] of [
      ['/poster', 'https://friends.example'],
      ['/fa/poster', 'https://friends.example/fa'],
    ] as const) {
      await page.goto(path);
      expect(await readCode(page)).toBe(address);
      await expect(page.locator('.poster-address')).toHaveText(address.replace('https://', ''));
    }
  }
});

test('a long address in a port is read, too', async ({ page, siteHost }) => {
  const address = `https://${'friends-of-the-long-valley.'.repeat(5)}example:8443`;
  await publish(siteHost, address);
  await page.goto('/poster');
  expect(await readCode(page)).toBe(address);
  expect(await cutOff(page, 'Letter', '.sheet')).toEqual([]);
});

test('is one sheet, whatever the name', { tag: '@fonts' }, async ({ page, site, siteHost }) => {
  const words = 'Friends of the long and quiet valley ';
  for (const length of [10, 45, 100]) {
    const siteName = words.repeat(3).slice(0, length);
    await site.change((database) => database.writes.deleteFrom('settings').execute());
    await site.change(name(siteName, words.repeat(8).slice(0, 200)));
    await publish(siteHost);
    for (const prefix of ['', '/fa', '/ru', '/zh']) {
      await page.emulateMedia({ media: null });
      await page.goto(`${prefix}/poster`);
      for (const format of ['A4', 'Letter'] as const) {
        expect([prefix, format, (await printed(page, format)).pages]).toEqual([prefix, format, 1]);
        expect([prefix, await cutOff(page, format, '.sheet, .poster-head')]).toEqual([prefix, []]);
      }
    }
  }
});

test.describe('where there are gatherings', () => {
  test.use({
    siteClock: '2026-03-21T12:00:00Z',
    siteEnvironment: { PUBLIC_URL: 'https://friends.example' },
  });

  test('names the next gatherings, as many as one sheet has room for', { tag: '@fonts' }, async ({
    page,
    site,
    checkAccessibility,
  }) => {
    const at = '2026-03-21T12:00:00.000Z';
    const title = 'Evening of prayers and of music for all who live in the valley '
      .repeat(3)
      .trim();
    await site.change(async ({ writes }) => {
      const features = { ...NO_FEATURES, gatherings: true };
      const siteName = 'Friends of the long and quiet valley '.repeat(3).slice(0, 100).trim();
      await saveSettings(writes, { ...DEFAULT_SETTINGS, siteName, features }, 2, at);
      for (let count = 0; count < 60; count += 1) {
        const evening: GatheringFields = {
          ...gatheringDefaults('devotional'),
          kind: 'devotional',
          title: `${count} ${title}`,
          place: 'The old mill by the water',
          starts: '2026-03-21',
          time: '19:30',
          repeat: { every: 'week', weekdays: [1, 2, 3, 4, 5, 6, 7], interval: 1 },
          // Every third one is only for those with the link.
          audience: count % 3 === 0 ? 'link' : 'everyone',
        };
        const { id } = await insertGathering(writes, evening, `token-${count}`, at);
        if (count !== 1) continue;
        const differs = { moved: null, time: null, place: null, online: null, note: null };
        await saveException(writes, id, { ...differs, day: '2026-03-21', cancelled: true });
      }
    });
    for (const prefix of ['', '/fa', '/ru', '/zh']) {
      await page.emulateMedia({ media: null });
      await page.goto(`${prefix}/poster`);
      const shown = await page.locator('.poster-gatherings li p').allTextContents();
      expect(shown.map((text) => text.split(' ')[0])).toEqual(['2', '4', '5', '7', '8']);
      for (const format of ['A4', 'Letter'] as const) {
        expect([prefix, format, (await printed(page, format)).pages]).toEqual([prefix, format, 1]);
        expect([prefix, await cutOff(page, format, '.sheet, .poster-head')]).toEqual([prefix, []]);
      }
    }
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 360, height: 740 });
    await checkAccessibility();
    expect(await overflowsSideways(page)).toBe(false);
  });
});

test('is found from the calendar, and has no axe findings', async ({
  page,
  siteHost,
  checkAccessibility,
}) => {
  await publish(siteHost);
  await page.goto('/calendar');
  await page.getByRole('link', { name: 'Poster' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Poster');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await checkAccessibility();
    expect(await overflowsSideways(page)).toBe(false);
  }
});

test.describe('where the site does not know its address', () => {
  test.use({ expectedMessages: /status of 404/ });

  test('there is no poster, and nothing leads to it', async ({ page }) => {
    expect((await page.goto('/poster'))?.status()).toBe(404);
    await page.goto('/calendar');
    await expect(page.getByRole('link', { name: 'Wall calendar' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Poster' })).toHaveCount(0);
  });
});
