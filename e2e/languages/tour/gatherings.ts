import type { Page } from '@playwright/test';
import type { DashboardTexts } from '../../../packages/languages/src/texts.ts';
import { AT, setUp } from '../../sending/sending-part.ts';
import { expect } from '../../support/fixtures.ts';
import { addGatherings, addNeeds, dayFromNow, EVENING } from './gathering-content.ts';
import { programme } from './programme.ts';
import {
  dialog,
  expectInvalid,
  finish,
  goTo,
  leave,
  onFirstDay,
  press,
  type Stop,
} from './steps.ts';

const LIST = '[role=tabpanel] tbody tr';

async function openGathering(page: Page, { common, gatherings }: DashboardTexts, action: string) {
  await press(page, gatherings.actionOf(common.actions, EVENING));
  await page.getByRole('menuitem', { name: action, exact: true }).click();
  await expect(dialog(page)).toBeVisible();
}
/** Fields of the form, whose labels occur in other places, too. */
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });

/** The community's gatherings, and everything in the dashboard that needs the Master Admin. */
export const gatherings: readonly Stop[] = [
  {
    name: 'gatherings that are off',
    show: (page) => goTo(page, 'settings/gatherings', 'section dl'),
  },
  {
    name: 'gatherings that are switched off again',
    async show(page, { gatheringsSwitch }) {
      await press(page, gatheringsSwitch.switchOn);
      await expect(page.getByRole('heading', { name: gatheringsSwitch.onTitle })).toBeVisible();
      await press(page, gatheringsSwitch.switchOff);
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'gatherings, and all that needs a volunteer',
    async show(page, _words, site) {
      await setUp(site, { pausedAt: AT, checkValue: 'of a key that is gone' });
      await site.change(addGatherings);
      await site.change(addNeeds);
      await goTo(page, 'gatherings', LIST);
      await expect(page.locator('.attention-entry')).toHaveCount(8);
    },
  },
  {
    name: 'what is put off, and a search without a result',
    async show(page, { attention, gatherings }) {
      const entries = page.locator('.attention-entry');
      await entries.last().getByRole('button').click();
      await expect(page.getByText(attention.putOff).first()).toBeVisible();
      await expect(entries).toHaveCount(7);
      await page.getByLabel(gatherings.search).fill('nirgends');
      await expect(page.getByText(gatherings.noneFound)).toBeVisible();
      await page.getByLabel(gatherings.search).fill('');
    },
  },
  {
    name: 'empty form of a gathering',
    async show(page, { gatherings, auditGatherings }) {
      await press(page, gatherings.add);
      for (const every of ['badi-month', 'week', 'month']) {
        await field(page, auditGatherings.repeats).selectOption(every);
      }
      await finish(page);
      await expectInvalid(page);
    },
  },
  {
    name: 'gathering that somebody else has changed',
    async show(page, words, site) {
      await leave(page, words);
      await openGathering(page, words, words.common.edit);
      await field(page, words.auditGatherings.title).fill(`${EVENING} im Garten`);
      await site.change(({ writes }) =>
        writes.updateTable('gatherings').set({ version: 9 }).execute(),
      );
      await finish(page);
      const newer = words.common.loadNewerVersion;
      await expect(page.getByRole('button', { name: newer, exact: true })).toBeVisible();
    },
  },
  {
    name: 'link of a gathering',
    async show(page, words) {
      await leave(page, words);
      await openGathering(page, words, words.gatherings.link);
    },
  },
  {
    name: 'new link of a gathering',
    async show(page, words) {
      await press(page, words.gatherings.newLink);
      await expect(page.getByText(words.gatherings.newLinkQuestion)).toBeVisible();
    },
  },
  {
    name: 'single days',
    async show(page, { gatheringsAnswers, auditGatherings }) {
      await goTo(page, 'gatherings/days', LIST);
      await expect(page.getByText(auditGatherings.cancelled)).toBeVisible();
      await expect(page.getByText(gatheringsAnswers.lostAbout)).toBeVisible();
    },
  },
  {
    name: 'who comes',
    async show(page, { gatheringsAnswers }) {
      await onFirstDay(page, gatheringsAnswers.whoComes).click();
      await expect(dialog(page).getByRole('row')).toHaveCount(2);
    },
  },
  {
    name: 'change of a day',
    async show(page, { gatherings }) {
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await onFirstDay(page, gatherings.change).click();
      await field(page, gatherings.held).fill('');
      await finish(page);
      await expectInvalid(page);
    },
  },
  ...programme,
  {
    name: 'year of gatherings',
    async show(page) {
      await goTo(page, 'gatherings/year', '[role=grid]');
      await page.locator(`[data-day="${dayFromNow(1)}"]`).click();
      await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
    },
  },
  {
    name: 'deletion of a gathering',
    async show(page, words) {
      await goTo(page, 'gatherings', LIST);
      await openGathering(page, words, words.common.remove);
    },
  },
  {
    name: 'deleted gathering',
    async show(page, { gatherings }) {
      await finish(page);
      await expect(page.getByText(gatherings.deleted).first()).toBeVisible();
      await expect(
        page.getByRole('button', { name: gatherings.bringBack, exact: true }),
      ).toBeVisible();
    },
  },
];
