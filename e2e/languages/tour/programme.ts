import { expect } from '../../support/fixtures.ts';
import { addProgramme } from './gathering-content.ts';
import { dialog, expectInvalid, finish, leave, onFirstDay, press, type Stop } from './steps.ts';

/** The programme of the first of several days: it is shown, and the form of a day is open. */
export const programme: readonly Stop[] = [
  {
    name: 'programme with an empty item',
    async show(page, words) {
      const { add, title } = words.gatheringsProgramme;
      await leave(page, words);
      await onFirstDay(page, title).click();
      await press(page, add);
      await finish(page);
      await expectInvalid(page);
    },
  },
  {
    name: 'programme that somebody else has changed, and an item that was taken out',
    async show(page, { common, gatheringsProgramme: texts }, site) {
      await dialog(page).getByRole('textbox').first().fill('Eröffnung');
      await press(page, texts.add);
      await press(page, texts.actionOf(common.remove, `${common.numberOf(2)}. ${texts.untitled}`));
      await site.change(addProgramme);
      await finish(page);
      await expect(dialog(page).getByText(texts.removed)).toBeVisible();
      await expect(
        page.getByRole('button', { name: common.loadNewerVersion, exact: true }),
      ).toBeVisible();
    },
  },
  {
    name: 'programme of several items',
    async show(page, { common }) {
      await press(page, common.loadNewerVersion);
      await expect(dialog(page).getByRole('listitem')).toHaveCount(3);
    },
  },
];
