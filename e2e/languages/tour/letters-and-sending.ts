import { DEFAULT_SETTINGS, NO_FEATURES } from '@bahai-friends/contract';
import { saveSettings } from '../../../apps/server/src/features/settings/settings.repository.ts';
import { AT, setUp } from '../../sending/sending-part.ts';
import { expect } from '../../support/fixtures.ts';
import type { Site } from '../../support/site.ts';
import { close, dialog, expectInvalid, goTo, press, type Stop } from './steps.ts';

const switchLettersOn = (site: Site) =>
  site.change(({ writes }) =>
    saveSettings(
      writes,
      { ...DEFAULT_SETTINGS, contact: 'Anna', features: { ...NO_FEATURES, letters: true } },
      2,
      AT,
    ),
  );

const POSTING = { language: null, link: true };

/** A network of each kind and a webhook besides mail, without their secrets. */
const setNetworksUp = (site: Site) =>
  site.change(({ writes }) =>
    writes
      .updateTable('sending')
      .set({
        telegram: JSON.stringify({ chat: '@freunde', server: null, ...POSTING }),
        mastodon: JSON.stringify({ server: 'https://social.example', ...POSTING }),
        webhooks: JSON.stringify([
          { id: 'webhook-0123456789abcdef', url: 'https://program.example' },
        ]),
      })
      .execute(),
  );

/** The parts of the settings about sending, from an empty state to errors. */
export const lettersAndSending: readonly Stop[] = [
  {
    name: 'letters',
    async show(page, words) {
      await goTo(page, 'settings/letters', '.subtabs');
      await press(page, words.letters.switchOn);
      await expect(page.getByText(words.letters.notSwitched)).toBeVisible();
    },
  },
  {
    name: 'notifications',
    async show(page, words) {
      await goTo(page, 'settings/notifications', '.subtabs');
      await press(page, words.lettersNotifications.switchOn);
      await expect(page.getByText(words.lettersNotifications.notSwitched)).toBeVisible();
    },
  },
  {
    name: 'sending',
    async show(page, words) {
      await goTo(page, 'settings/sending', '.subtabs');
      await press(page, words.sending.setUpMail);
      await page.getByLabel(words.sending.signs).check();
      for (const network of ['Telegram', 'Mastodon']) {
        await page.getByLabel(words.sendingNetworks.postTo(network)).check();
      }
      await press(page, words.sendingNetworks.addWebhook);
      await press(page, words.common.saveChanges);
      await expectInvalid(page);
    },
  },
  {
    name: 'sending that is set up, paused and without its key',
    async show(page, words, site) {
      await setUp(site, { pausedAt: AT, checkValue: 'of a key that is gone' });
      await setNetworksUp(site);
      await goTo(page, 'settings/sending', 'section dl');
      await expect(page.getByRole('heading', { name: words.sending.keyMissing })).toBeVisible();
      // Webhooks have an address field, too.
      await page.getByLabel(words.sending.testTo, { exact: true }).last().fill('nobody');
      await press(page, words.sending.sendTest);
      await press(page, words.sendingNetworks.tryIt);
      await expect(page.getByText(words.sendingNetworks.doesNotWork)).toBeVisible();
      await expectInvalid(page);
    },
  },
  {
    name: 'removal of the mail account',
    async show(page, words) {
      await press(page, words.sending.removeMail);
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'sending anew without the key',
    async show(page, words) {
      await close(page);
      await press(page, words.sending.beginAnew);
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'letters that are on',
    async show(page, words, site) {
      await switchLettersOn(site);
      await goTo(page, 'settings/letters', '.letter-preview iframe');
      await page.getByText(words.letters.about, { exact: true }).click();
      await page.getByLabel(words.letters.email).fill('nobody');
      await press(page, words.letters.remove);
      await expectInvalid(page);
    },
  },
  {
    name: 'the note of a letter, changed by somebody else',
    async show(page, words, site) {
      await goTo(page, 'settings/letters', '.letter-preview');
      await press(page, words.letters.asText);
      await page.getByLabel(words.letters.note).fill('Wasser');
      await press(page, words.letters.saveNote);
      await expect(page.getByText(words.common.unsaved)).toBeHidden();
      await page.getByLabel(words.letters.note).fill('Tee');
      await site.change(({ writes }) =>
        writes.updateTable('letter_note').set({ text: 'Kaffee', version: 9 }).execute(),
      );
      await press(page, words.letters.saveNote);
      await expect(page.getByRole('blockquote')).toBeVisible();
    },
  },
  {
    name: 'letters that are switched off',
    async show(page, words) {
      await press(page, words.letters.switchOff);
      await expect(dialog(page)).toBeVisible();
    },
  },
];
