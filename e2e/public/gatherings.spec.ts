import { addDays } from '@bahai-friends/badi-calendar';
import {
  DEFAULT_SETTINGS,
  type GatheringFields,
  gatheringDefaults,
  NO_FEATURES,
} from '@bahai-friends/contract';
import { textsOf } from '@bahai-friends/languages/language-of';
import {
  insertGathering,
  saveException,
} from '../../apps/server/src/features/gatherings/gatherings.repository.ts';
import { saveSettings } from '../../apps/server/src/features/settings/settings.repository.ts';
import { expect, overflowsSideways, test } from '../support/fixtures.ts';
import type { Site } from '../support/site.ts';

const TOKEN = 'A'.repeat(22);
/** A Saturday. */
const TODAY = '2026-03-21';
const NOW = `${TODAY}T12:00:00.000Z`;
const [TOMORROW, NEXT_WEEK] = [addDays(TODAY, 1), addDays(TODAY, 7)];
test.use({ siteClock: NOW });

const LONG_WORD = 'Gemeinschaftsandachtsvorbereitungstreffen'.repeat(3);

/**
 * A series of every day whose second evening is moved and third is called off, and a gathering only for those with the
 * link.
 */
const fill = (site: Site) =>
  site.change(async ({ writes }) => {
    const features = { ...NO_FEATURES, gatherings: true };
    await saveSettings(writes, { ...DEFAULT_SETTINGS, contact: 'Anna', features }, 2, NOW);
    const series: GatheringFields = {
      ...gatheringDefaults('devotional'),
      kind: 'devotional',
      title: 'Evening of prayers',
      description: `Open to everybody.\n${LONG_WORD}`,
      place: LONG_WORD,
      online: 'https://meet.example/1',
      onlineFor: 'everyone',
      starts: TODAY,
      time: '19:30',
      repeat: { every: 'week', weekdays: [1, 2, 3, 4, 5, 6, 7], interval: 1 },
      ends: addDays(TODAY, 4),
    };
    const { id } = await insertGathering(writes, series, 'B'.repeat(22), NOW);
    const as = { cancelled: false, moved: null, time: null, place: null, online: null, note: null };
    await saveException(writes, id, { ...as, day: TOMORROW, moved: NEXT_WEEK, note: 'Later' });
    await saveException(writes, id, { ...as, day: addDays(TODAY, 2), cancelled: true });
    const feast: GatheringFields = {
      ...series,
      kind: 'feast',
      title: 'Feast',
      audience: 'link',
      language: 'fa',
    };
    await insertGathering(writes, feast, TOKEN, NOW);
  });

for (const language of ['en', 'fa'] as const) {
  test(`a visitor finds what comes, each evening and its calendar in ${language}`, async ({
    page,
    site,
    checkAccessibility,
  }) => {
    const texts = await textsOf('gatherings', language);
    const prefix = language === 'en' ? '' : `/${language}`;
    const isFine = async () => {
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflowsSideways(page), String(width)).toBe(false);
      }
      await checkAccessibility();
      await page.emulateMedia({ colorScheme: 'dark' });
      await checkAccessibility();
      await page.emulateMedia({ colorScheme: 'light', media: 'print' });
      expect(await overflowsSideways(page)).toBe(false);
      await page.emulateMedia({ media: 'screen' });
    };
    await fill(site);
    await page.goto(prefix || '/');
    const card = page.locator('.gatherings-card');
    await expect(card.getByRole('listitem')).toHaveCount(3);
    const foot = page.locator('footer');
    await expect
      .poll(async () => {
        const [above, below] = [await card.boundingBox(), await foot.boundingBox()];
        return above && below && above.y + above.height <= below.y + 1;
      })
      .toBe(true);
    await isFine();
    await card.getByRole('link', { name: texts.all }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(5);
    await expect(page.getByText('Feast', { exact: true })).toHaveCount(0);
    await isFine();
    await page.getByRole('article').last().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evening of prayers');
    await expect(page.getByText('Later')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/gatherings/1/${TOMORROW}$`));
    await isFine();
    const { sharing } = await textsOf('documents', language);
    const sent = page.locator('.sharing').getByRole('link', { name: 'WhatsApp' });
    const text = new URL((await sent.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    expect(text.split('\n')[0]).toBe(sharing.invitation('Evening of prayers'));
    expect(text).toContain(LONG_WORD);
    const picture = page.getByRole('link', { name: sharing.sizes.portrait });
    const drawn = await page.request.get((await picture.getAttribute('href')) ?? '');
    expect(drawn.headers()['content-type']).toBe('image/png');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: texts.addToCalendar }).click();
    expect((await download).suggestedFilename()).toContain('.ics');
  });
}

test('who has the link finds what is for the link, in its own language', async ({
  page,
  site,
  checkAccessibility,
}) => {
  const texts = await textsOf('gatherings', 'fa');
  await fill(site);
  await page.goto(`/gatherings/with/${TOKEN}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1, name: 'Feast' })).toBeVisible();
  await expect(page.getByText(texts.forLink)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await overflowsSideways(page)).toBe(false);
  await checkAccessibility();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/gatherings/with/${TOKEN}/${TODAY}$`));
  expect(await overflowsSideways(page)).toBe(false);
  await checkAccessibility();
});

test('the card goes with the home page, and comes with it again', async ({ page, site }) => {
  await fill(site);
  await page.goto('/');
  const card = page.locator('.gatherings-card');
  await expect(card).toBeVisible();
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  await expect(card).toBeHidden();
  await page.goBack();
  await expect(card).toBeVisible();
});
