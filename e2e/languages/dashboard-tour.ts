import type { Page } from '@playwright/test';
import type { Database } from '../../apps/server/src/db/database.ts';
import { addHolyDays, addQuotes } from '../../apps/server/src/testing/content.ts';
import type { DashboardTexts } from '../../packages/languages/src/texts.ts';
import { expect, test } from '../support/fixtures.ts';
import { communitySheet } from '../upload/workbench.ts';

/** Goes to a place of the dashboard, or does something there, by what the dashboard says. */
type Step = (page: Page, words: DashboardTexts) => Promise<void>;

/** Something to see in the dashboard, and the way there from wherever one is. */
export interface Stop {
  readonly name: string;
  readonly show: Step;
}

/** Quotes of every kind, so that each state of lists and years is seen. */
export const addTourContent = async (database: Database): Promise<void> => {
  const today = new Date().toISOString().slice(0, 10);
  await addQuotes(
    database,
    { text: 'Von heute', displayDate: today },
    { text: 'Von damals', displayDate: '2020-02-29' },
    { text: 'Von später', displayDate: '2100-03-22', language: 'de' },
    { text: 'Auch von später', displayDate: '2100-03-22' },
  );
  await addHolyDays(database, ['نوروز', '2100-03-21']);
};

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
const press = (page: Page, name: string | RegExp) => button(page, name).click();
/** The button at the end of a dialog does what it is for. */
const finish = (page: Page) => dialog(page).getByRole('button').last().click();
const menu = async (page: Page, place: number) => {
  await page
    .getByRole('button', { expanded: false })
    .and(page.locator('[aria-haspopup=menu]'))
    .first()
    .click();
  await page.getByRole('menuitem').nth(place).click();
  await expect(dialog(page)).toBeVisible();
};

/** The place is loaded anew: what was open or typed before is gone. */
async function goTo(page: Page, place: string, shown: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/admin#${place}`);
  await expect(page.locator(shown).filter({ visible: true }).first()).toBeVisible();
}

async function upload(page: Page, name: string, content: string | Buffer): Promise<void> {
  await goTo(page, 'quotes', 'input[type=file], form');
  await page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  });
}

const csv = (...rows: string[]) => ['text,source,displayDate,referenceUrl', ...rows].join('\n');
const sheet = async (page: Page, words: DashboardTexts, name: string, content: string | Buffer) => {
  await upload(page, name, content);
  await press(page, words.quotesUpload.upload);
};
const checked = (page: Page, words: DashboardTexts) =>
  expect(page.getByRole('heading', { name: words.quotesUpload.checkFile })).toBeVisible();

const uploads: readonly Stop[] = [
  {
    name: 'quotes',
    async show(page, words) {
      await goTo(page, 'quotes', 'form');
      await press(page, words.quotesForm.addQuote);
      await press(page, words.quotesForm.nextFreeDay);
      await press(page, words.quotesLanguages.languagesAndTranslations(0));
      await expect(page.getByText(words.quotesLanguages.anotherLanguage)).toBeVisible();
    },
  },
  {
    name: 'file of another kind',
    show: (page) => upload(page, 'picture.png', 'nothing'),
  },
  {
    name: 'file with problems',
    async show(page, words) {
      await sheet(
        page,
        words,
        'wrong.csv',
        csv(
          'Eins,Jemand,2027-03-21,',
          'Zwei,,2027-03-22,nirgends',
          'Drei,Jemand,31/02/2027,',
          ',,,',
        ),
      );
      await checked(page, words);
      await expect(page.getByRole('grid')).toBeVisible();
    },
  },
  {
    name: 'file without order of dates',
    async show(page, words) {
      await sheet(
        page,
        words,
        'dates.csv',
        csv('Vier,Jemand,03/04/2027,', 'Fünf,Jemand,05/06/2027,'),
      );
      await checked(page, words);
    },
  },
  {
    name: 'file without headings',
    async show(page, words) {
      await sheet(page, words, 'none.xlsx', communitySheet('no-headings.xlsx'));
      await checked(page, words);
    },
  },
  {
    name: 'file with two lists',
    async show(page, words) {
      await sheet(page, words, 'two.xlsx', communitySheet('two-lists.xlsx'));
      await checked(page, words);
    },
  },
  {
    name: 'file with taken dates',
    async show(page, words) {
      await sheet(
        page,
        words,
        'taken.csv',
        csv('Sechs,Jemand,2100-03-22,', 'Sieben,Jemand,2100-03-22,'),
      );
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'uploaded file',
    async show(page, words) {
      await sheet(page, words, 'good.csv', csv('Acht,Jemand,,', 'Neun,Jemand,2100-05-05,'));
      await expect(page.getByText('good.csv').first()).toBeVisible();
      await press(page, words.quotesUpload.undo);
    },
  },
];

const lists: readonly Stop[] = [
  {
    name: 'list',
    show: (page) => goTo(page, 'quotes/manage', '.quotes-table tbody tr'),
  },
  {
    name: 'no quote',
    show: (page) => goTo(page, 'quotes/manage?search=nirgends', '[role=tabpanel]'),
  },
  {
    name: 'shortcuts',
    async show(page, words) {
      await goTo(page, 'quotes/manage', '.quotes-table tbody tr');
      await press(page, words.quotesList.shortcuts);
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'edit a quote',
    async show(page) {
      await goTo(page, 'quotes/manage', '.quotes-table tbody tr');
      await menu(page, 0);
      await dialog(page).getByRole('textbox').first().fill('');
      await dialog(page).getByRole('button').last().click();
    },
  },
  {
    name: 'delete a quote',
    async show(page) {
      await goTo(page, 'quotes/manage', '.quotes-table tbody tr');
      await menu(page, 1);
    },
  },
  {
    name: 'delete several quotes',
    async show(page, words) {
      await goTo(page, 'quotes/manage?status=past', '.quotes-table tbody tr');
      await page.getByRole('checkbox', { name: words.quotesList.selectPage }).check();
      await press(page, words.quotesList.deleteSelected);
      await finish(page);
      await expect(page.getByText(words.quotesList.noneFound)).toBeVisible();
    },
  },
];

const years: readonly Stop[] = [
  {
    name: 'year',
    show: (page) => goTo(page, 'quotes/manage?view=year&year=2100', '[role=grid]'),
  },
  {
    name: 'year of the Badí calendar',
    show: (page) => goTo(page, 'quotes/manage?view=year&calendar=badi&year=257', '[role=grid]'),
  },
  {
    name: 'day of the year',
    async show(page) {
      await goTo(page, 'quotes/manage?view=year&year=2100', '[role=grid]');
      await page.locator('[role=gridcell] button').nth(80).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'gaps',
    async show(page, words) {
      await goTo(page, 'quotes/manage?view=year&year=2100', '[role=grid]');
      await press(page, words.quotesYear.fillTheGaps);
      await expect(dialog(page).getByRole('row').nth(1)).toBeVisible();
    },
  },
  {
    name: 'filled gaps',
    async show(page, words) {
      await goTo(page, 'quotes/manage?view=year&year=2100', '[role=grid]');
      await press(page, words.quotesYear.fillTheGaps);
      await expect(dialog(page).getByRole('row').nth(1)).toBeVisible();
      await finish(page);
      await expect(dialog(page)).toBeHidden();
    },
  },
];

const managed: readonly Stop[] = [
  {
    name: 'social links',
    async show(page, words) {
      await goTo(page, 'social-links', 'table tbody tr');
      await press(page, words.socialLinks.addLink);
    },
  },
  {
    name: 'edit a social link',
    async show(page, words) {
      await goTo(page, 'social-links', 'table tbody tr');
      await page.locator('tbody tr').first().getByRole('button').first().click();
      await page
        .getByRole('form')
        .getByLabel(words.socialLinks.url, { exact: true })
        .fill('nowhere');
      await press(page, words.common.saveChanges);
      await expect(page.getByRole('form').locator('[aria-invalid=true]')).toBeVisible();
    },
  },
  {
    name: 'delete a social link',
    async show(page) {
      await goTo(page, 'social-links', 'table tbody tr');
      await page.locator('tbody tr').first().getByRole('button').last().click();
      await finish(page);
      await expect(dialog(page)).toBeHidden();
    },
  },
  { name: 'Badí calendar', show: (page) => goTo(page, 'badi-calendar', 'table tbody tr') },
  { name: 'holy days', show: (page) => goTo(page, 'holy-days', 'table tbody tr') },
  {
    name: 'add a holy day',
    async show(page, words) {
      await goTo(page, 'holy-days', 'table tbody tr');
      await press(page, words.holyDays.addHolyDay);
      await finish(page);
    },
  },
  {
    name: 'holy days of the calendar',
    async show(page, words) {
      await goTo(page, 'holy-days', 'table tbody tr');
      await press(page, words.holyDays.addFromCalendar);
      await expect(
        dialog(page).getByRole('listitem').or(dialog(page).getByRole('row')).first(),
      ).toBeVisible();
      await finish(page);
      await expect(dialog(page)).toBeHidden();
    },
  },
  {
    name: 'delete a holy day',
    async show(page) {
      await goTo(page, 'holy-days', 'table tbody tr');
      await page.locator('tbody tr').first().getByRole('button').last().click();
      await finish(page);
      await expect(dialog(page)).toBeHidden();
    },
  },
];

const people: readonly Stop[] = [
  {
    name: 'create a user',
    async show(page, words) {
      await goTo(page, 'users', '.activity-table');
      await press(page, words.users.createUser);
      await finish(page);
      await dialog(page).locator('input[type=password]').first().fill('Password1!');
      await expect(dialog(page).getByText(words.users.easilyGuessed)).toBeVisible();
    },
  },
  {
    name: 'invite a user',
    async show(page, words) {
      await goTo(page, 'users', '.activity-table');
      await press(page, words.users.invite);
      await dialog(page).getByRole('textbox').first().fill('dara');
      await press(page, words.users.makeLink);
      await expect(dialog(page).getByText(words.users.copyLink)).toBeVisible();
    },
  },
  ...['username', 'role', 'password', 'deletion'].map(
    (name, place): Stop => ({
      name: `${name} of a user`,
      async show(page, words) {
        await goTo(page, 'users', '.activity-table');
        await press(page, words.users.editUser('bela'));
        await page.getByRole('menuitem').nth(place).click();
        await expect(dialog(page)).toBeVisible();
        if (name !== 'role') await finish(page);
      },
    }),
  ),
  {
    name: 'own account',
    async show(page, words) {
      await goTo(page, 'account', '.factor-row');
      await press(page, words.account.changePassword);
    },
  },
  {
    name: 'authenticator app',
    async show(page, words) {
      await goTo(page, 'account', '.factor-row');
      await press(page, words.account.addApp);
      await expect(dialog(page).getByRole('textbox')).toBeVisible();
      await finish(page);
    },
  },
  {
    name: 'settings',
    async show(page, words) {
      await goTo(page, 'settings', 'dd time, dl');
      await page.getByLabel(words.settings.findTown).fill('Vien');
      await expect(page.getByRole('option').filter({ hasText: 'Vienna' }).first()).toBeVisible();
    },
  },
  {
    name: 'saved settings',
    async show(page, words) {
      await goTo(page, 'settings', 'dd time, dl');
      await page.getByLabel(words.settings.tagline).fill('Willkommen');
      await press(page, words.common.saveChanges);
      await expect(page.getByText(words.settings.saved).first()).toBeVisible();
    },
  },
  { name: 'recent changes', show: (page) => goTo(page, 'users', '.activity-table tbody tr') },
];

/** Where nothing can be loaded: each tab says so. */
const failures: readonly Stop[] = [
  'quotes/manage',
  'quotes/manage?view=year',
  'social-links',
  'holy-days',
  'users',
  'account',
  'settings',
].map((place) => ({
  name: `failure of ${place}`,
  async show(page) {
    await page.clock.install();
    await page.route(/\/api\/(?!session|csrf-token)/, (route) => route.abort());
    await page.goto('about:blank');
    await page.goto(`/admin#${place}`);
    await expect
      .poll(async () => {
        await page.clock.fastForward(5000);
        return page.locator('[role=alert]').filter({ visible: true }).count();
      })
      .toBeGreaterThan(0);
    await page.unrouteAll();
  },
}));

/** Every screen and dialog of the dashboard with its states, for the Master Admin, with `addTourContent`. */
export const TOUR: Readonly<Record<string, readonly Stop[]>> = {
  uploads,
  lists,
  years,
  managed,
  people,
  failures,
};

/** Goes from stop to stop, and looks around at each. */
export async function takeTour(
  page: Page,
  words: DashboardTexts,
  stops: readonly Stop[],
  look: (name: string) => Promise<void>,
): Promise<void> {
  // What was typed at a stop is left without saving.
  page.on('dialog', (question) => question.accept());
  for (const { name, show } of stops) {
    await test.step(name, async () => {
      await show(page, words);
      await look(name);
    });
  }
}
