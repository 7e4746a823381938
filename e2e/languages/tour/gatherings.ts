import { addDays } from '@bahai-friends/badi-calendar';
import {
  DEFAULT_SETTINGS,
  type GatheringFields,
  gatheringDefaults,
  NO_FEATURES,
} from '@bahai-friends/contract';
import type { Page } from '@playwright/test';
import type { Database } from '../../../apps/server/src/db/database.ts';
import { saveLastBackup } from '../../../apps/server/src/features/backups/backups.repository.ts';
import { insertAnswer } from '../../../apps/server/src/features/gatherings/answers/answers.repository.ts';
import { insertGathering } from '../../../apps/server/src/features/gatherings/gatherings.repository.ts';
import { saveSettings } from '../../../apps/server/src/features/settings/settings.repository.ts';
import { addHolyDays } from '../../../apps/server/src/testing/content.ts';
import type { DashboardTexts } from '../../../packages/languages/src/texts.ts';
import { AT, setUp } from '../../sending/sending-part.ts';
import { expect } from '../../support/fixtures.ts';
import { dialog, expectInvalid, finish, goTo, press, type Stop } from './steps.ts';

const EVENING = 'Abend der Andacht';
const LIST = '[role=tabpanel] tbody tr';
const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const dayFromNow = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);
/** Days of the week are 1 for Monday to 7. */
const weekdayOf = (day: string) => ((new Date(day).getUTCDay() + 6) % 7) + 1;

/**
 * A series that has soon to be confirmed, with a day that is another, one that is called off, one for which more have
 * answered than there are places and one that it has no more; a gathering that is over; and all that needs a volunteer.
 */
async function addGatherings({ writes }: Database): Promise<void> {
  const features = { ...NO_FEATURES, gatherings: true };
  await saveSettings(writes, { ...DEFAULT_SETTINGS, contact: 'Anna', features }, 2, AT);
  const first = dayFromNow(1);
  const weekly: GatheringFields = {
    ...gatheringDefaults('devotional'),
    kind: 'devotional',
    title: EVENING,
    starts: first,
    time: '19:30',
    place: 'Gartenstraße 4',
    repeat: { every: 'week', weekdays: [weekdayOf(first)], interval: 1 },
    capacity: 4,
    answers: true,
  };
  const { id } = await insertGathering(writes, weekly, 'A'.repeat(22), ago(90));
  const past = {
    ...gatheringDefaults('feast'),
    kind: 'feast',
    title: 'Fest',
    time: '19:30',
  } as const;
  await insertGathering(writes, { ...past, starts: '2020-03-20' }, 'B'.repeat(22), ago(90));
  for (const [day, held] of [
    [first, first],
    [dayFromNow(3), dayFromNow(3)],
  ] as const) {
    const answer = { name: null, people: 5, token_hash: `of ${day}`, answered_at: ago(1) };
    await insertAnswer(writes, { gathering_id: id, day, held_on: held, ...answer });
  }
  const other = { gathering_id: id, time: null, place: null, online: null };
  await writes
    .insertInto('gathering_exceptions')
    .values([
      { ...other, day: dayFromNow(8), cancelled: 1, moved: null, note: 'Im Garten' },
      { ...other, day: dayFromNow(15), cancelled: 0, moved: dayFromNow(16), note: null },
    ])
    .execute();
}

async function addNeeds(database: Database): Promise<void> {
  const { writes } = database;
  // Somebody used to add quotes, and has stopped.
  await writes.deleteFrom('quotes').where('display_date', 'is', null).execute();
  await writes.deleteFrom('quotes').where('display_date', '>', '2099').execute();
  await addHolyDays(database, ['روز مقدس', dayFromNow(5)]);
  await saveLastBackup(writes, { at: ago(4), way: 'download' });
  await writes
    .insertInto('outbox_channels')
    .values({
      channel: 'mail',
      sent: 0,
      failed: 3,
      dropped: 0,
      perhaps_sent: 0,
      failures_in_row: 3,
      failing_since: ago(2),
      last_sent_at: null,
      last_error: null,
    })
    .execute();
}

async function openGathering(page: Page, { common, gatherings }: DashboardTexts, action: string) {
  await press(page, gatherings.actionOf(common.actions, EVENING));
  await page.getByRole('menuitem', { name: action, exact: true }).click();
  await expect(dialog(page)).toBeVisible();
}
/** Its name has the day, too. */
const onFirstDay = (page: Page, button: string) =>
  page.locator('tbody tr').first().getByText(button, { exact: true });
/** Closes the form without saving what was typed. */
async function leave(page: Page, { common }: DashboardTexts): Promise<void> {
  await page.keyboard.press('Escape');
  await press(page, common.leave);
  await expect(dialog(page)).toBeHidden();
}
/** Of the form, whose fields are named alike in other places. */
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });

/** What a community does together, and what needs the Master Admin in all of the dashboard. */
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
