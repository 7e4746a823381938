import { DEFAULT_SETTINGS, gatheringDefaults, NO_FEATURES } from '@bahai-friends/contract';
import { textsOf } from '@bahai-friends/languages/language-of';
import { insertGathering } from '../../apps/server/src/features/gatherings/gatherings.repository.ts';
import { saveSettings } from '../../apps/server/src/features/settings/settings.repository.ts';
import { atWidths, expect, overflowsSideways, test } from '../support/fixtures.ts';
import type { Site } from '../support/site.ts';
import { ANNA, logIn } from '../users/users.ts';
import { choose, chooseOfDay } from './choose.ts';

/** Later than the clock of any browser, so that a session of the site has not expired for the browser. */
const TODAY = '2099-03-10';
const DAY = '2099-03-12';
const NOW = `${TODAY}T12:00:00.000Z`;
const PHONE = { width: 360, height: 740 };

test.use({
  content: 'users',
  siteClock: NOW,
  siteEnvironment: { PUBLIC_URL: 'http://friends.example', ALLOW_LOCAL_TARGETS: 'on' },
  expectedMessages: /status of 4(?:00|04|09)/,
});

/** A community with one evening whose visitors are asked whether they come. */
const ask = (site: Site, language: 'ar' | null = null) =>
  site.change(async ({ writes }) => {
    const features = { ...NO_FEATURES, gatherings: true };
    await saveSettings(writes, { ...DEFAULT_SETTINGS, contact: 'Anna', features }, 2, NOW);
    const evening = {
      ...gatheringDefaults('devotional'),
      kind: 'devotional',
      title: language === 'ar' ? 'جلسة دعاء' : 'Evening of prayers',
      starts: DAY,
      time: '19:30',
      capacity: 5,
      answers: true,
      language,
    } as const;
    await insertGathering(writes, evening, 'B'.repeat(22), NOW);
  });

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('somebody answers in Arabic, changes the answer and withdraws it', async ({
    page,
    site,
  }) => {
    await ask(site, 'ar');
    const texts = await textsOf('answers', 'ar');
    const isFine = async (heading: string) => {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      expect(await overflowsSideways(page)).toBe(false);
    };
    const name = page.getByLabel(texts.name);
    const people = page.getByLabel(texts.people);

    await test.step('is asked at once again where the form came too early', async () => {
      await page.goto(`/ar/gatherings/1/${DAY}`);
      await isFine(texts.title);
      await name.fill('ليلى');
      await people.fill('2');
      await page.getByRole('button', { name: texts.send }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(name).toHaveValue('ليلى');
      await isFine(texts.title);
    });

    await test.step('answers', async () => {
      await page.getByRole('button', { name: texts.send }).click();
      await isFine(texts.yours.title);
      expect(page.url()).toMatch(/\/gatherings\/answers\/[\w-]{32}$/);
      await expect(page.getByText(texts.yours.keep)).toBeVisible();
      await expect(page.getByRole('link', { name: 'جلسة دعاء' })).toBeVisible();
      await expect(name).toHaveValue('ليلى');
    });

    await test.step('changes the answer, as far as there are places', async () => {
      await people.fill('6');
      await page.getByRole('button', { name: texts.yours.save }).click();
      await expect(page.getByRole('alert')).toHaveText(texts.wrong.places);
      await isFine(texts.yours.title);
      await people.fill('5');
      await page.getByRole('button', { name: texts.yours.save }).click();
      await expect(page.getByRole('status')).toHaveText(texts.yours.saved);
      await expect(people).toHaveValue('5');
    });

    await test.step('leaves no place to others, and says no more than that', async () => {
      const own = page.url();
      await page.goto(`/ar/gatherings/1/${DAY}`);
      await expect(page.getByRole('status')).toHaveText(texts.full);
      await expect(name).toHaveCount(0);
      await isFine(texts.title);
      await page.goto(own);
    });

    await test.step('withdraws it', async () => {
      const own = page.url();
      await page.getByRole('button', { name: texts.yours.withdraw }).click();
      await isFine(texts.withdrawn.title);
      await page.goto(own);
      // The page no longer knows whose link it was: it is in the community's language.
      await expect(page.getByText((await textsOf('answers', 'en')).gone)).toBeVisible();
      await page.goto(`/ar/gatherings/1/${DAY}`);
      await expect(name).toBeVisible();
    });
  });
});

test('a secretary sees who comes, and that a lowered number of places is too small', async ({
  page,
  site,
  checkAccessibility,
}) => {
  await ask(site);
  for (const path of [`/gatherings/1/${DAY}`, `/ar/gatherings/1/${DAY}`]) {
    await page.goto(path);
    await expect(page.locator('[name=people]')).toBeVisible();
    await checkAccessibility();
  }
  for (const [name, people] of [
    ['Leila', '3'],
    ['Omid', '2'],
  ] as const) {
    await page.goto(`/gatherings/1/${DAY}`);
    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('How many of you come').fill(people);
    const send = page.getByRole('button', { name: 'Send the answer' });
    await send.click();
    // When the form comes back because it was sent too fast, it is accepted at once when it is sent again.
    if (await page.getByRole('alert').isVisible()) await send.click();
    await expect(page.getByRole('heading', { name: 'Your answer' })).toBeVisible();
    await checkAccessibility();
  }
  await logIn(page, ANNA);
  await page.goto('/admin#gatherings/days');
  const row = page.getByRole('row', { name: /Evening of prayers/ });
  const dialog = page.getByRole('dialog');
  await atWidths(page, [320, 360, 1280], async () => {
    await expect(row).toContainText('Coming: 5, places: 5');
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
    await chooseOfDay(page, 'Evening of prayers', 'Who comes');
    await expect(dialog.getByRole('row')).toHaveCount(3);
    await expect(dialog).toContainText('Leila');
    expect(await overflowsSideways(page)).toBe(false);
    await checkAccessibility();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await page.goto('/admin#gatherings');
  await choose(page, 'Evening of prayers', 'Edit');
  await expect(dialog.getByRole('checkbox', { name: 'Ask who comes' })).toBeChecked();
  await checkAccessibility();
  await dialog.getByLabel('Places', { exact: true }).fill('4');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await page
    .getByRole('link', { name: 'More people have answered to a gathering than there are places.' })
    .click();
  await expect(row).toContainText('More have answered than there are places.');
  await checkAccessibility();
});
