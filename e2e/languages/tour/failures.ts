import { DEFAULT_SETTINGS, NO_FEATURES } from '@bahai-friends/contract';
import type { Page } from '@playwright/test';
import { saveSettings } from '../../../apps/server/src/features/settings/settings.repository.ts';
import { AT, setUp } from '../../sending/sending-part.ts';
import { expect } from '../../support/fixtures.ts';
import type { Site } from '../../support/site.ts';
import { addGatherings } from './gathering-content.ts';
import { addressOf, dialog, onFirstDay, press, type Stop } from './steps.ts';

const ALWAYS = 'session|csrf-token';
const API = /\/api\//;

async function switchAllOn(site: Site): Promise<void> {
  const features = { ...NO_FEATURES, gatherings: true, letters: true };
  await setUp(site);
  await site.change(async (database) => {
    await addGatherings(database);
    await saveSettings(database.writes, { ...DEFAULT_SETTINGS, contact: 'Anna', features }, 3, AT);
  });
}

/** From now on requests fail, except for reading at these paths. */
async function breakApi(page: Page, works: string): Promise<void> {
  const readable = new RegExp(`/api/(?:${works})(?:$|\\?)`);
  // Other routes stay: one of them has the pages written from right to left.
  await page.unroute(API);
  await page.route(API, (route, request) =>
    request.method() === 'GET' && readable.test(request.url()) ? route.continue() : route.abort(),
  );
}

/** Marks the alerts of the place that is left: none of them tells of a failure of the next one. */
const markAlerts = (page: Page) =>
  page.locator('[role=alert]').evaluateAll((alerts) => {
    for (const alert of alerts) alert.setAttribute('data-before', '');
  });

/** Waits until every load has succeeded or failed, also after several attempts. */
const expectFailure = (page: Page) =>
  expect
    .poll(
      async () => {
        await page.clock.fastForward(5000);
        const seen = (locator: string) => page.locator(locator).filter({ visible: true }).count();
        return (
          (await seen('[role=alert]:not([data-before])')) > 0 &&
          (await seen('[data-slot=skeleton]')) === 0
        );
      },
      { intervals: [50] },
    )
    .toBe(true);

/**
 * The stops are visited in one document after the other, in which only the calls `works` succeed: every place shows its
 * errors.
 */
const failuresOf = (
  works: string,
  places: readonly string[],
  prepare?: (site: Site) => Promise<void>,
): Stop[] =>
  places.map((place, index) => ({
    name: `failure of ${place}`,
    async show(page, _words, site) {
      if (index === 0) {
        await prepare?.(site);
        await breakApi(page, works);
        await page.clock.install();
        await page.goto('about:blank');
      }
      await markAlerts(page);
      await page.goto(addressOf(page, place));
      await expectFailure(page);
    },
  }));

/** Each tab's errors when nothing, or little, can be loaded or stored. */
export const failures: readonly Stop[] = [
  ...failuresOf(ALWAYS, [
    'quotes/manage',
    'quotes/manage?view=year',
    'social-links',
    'holy-days',
    'users',
    'account',
    'settings',
  ]),
  ...failuresOf(
    `${ALWAYS}|settings`,
    ['gatherings', 'settings/letters', 'settings/sending', 'settings'],
    switchAllOn,
  ),
  {
    name: 'settings that cannot be saved',
    async show(page, { common, settings, settingsFields }) {
      await page.getByLabel(settingsFields.tagline).fill('Willkommen');
      await press(page, common.saveChanges);
      await expect(page.getByText(settings.saveFailed).first()).toBeVisible();
    },
  },
  ...failuresOf(`${ALWAYS}|settings|sending|gatherings`, [
    'settings/sending',
    'gatherings',
    'gatherings/days',
    'gatherings/year',
  ]),
  ...failuresOf(`${ALWAYS}|settings|gatherings|gatherings/occurrences`, ['gatherings/days']),
  ...(['gatheringsAnswers', 'gatheringsProgramme'] as const).map(
    (part): Stop => ({
      name: `failure of ${part}`,
      async show(page, words) {
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toBeHidden();
        const { whoComes } = words.gatheringsAnswers;
        const opens = part === 'gatheringsAnswers' ? whoComes : words.gatheringsProgramme.title;
        await onFirstDay(page, opens).click();
        await expect(dialog(page).getByRole('alert')).toBeVisible();
      },
    }),
  ),
];
