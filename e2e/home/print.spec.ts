import { DEFAULT_SETTINGS } from '@bahai-friends/contract';
import { LANGUAGES } from '@bahai-friends/languages';
import type { Database } from '../../apps/server/src/db/database.ts';
import { addQuotes, addSocialLinks } from '../../apps/server/src/testing/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { showGatherings } from '../support/show-gatherings.ts';
import { HomePage } from './home-page.ts';

const TODAY = '2026-03-21';
test.use({ siteClock: `${TODAY}T12:00:00Z` });

const SENTENCE = 'Let your vision be world-embracing, rather than confined to your own self. ';
/** The margins that print dialogs begin with. */
const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

async function showLongQuote(database: Database): Promise<void> {
  await database.writes.deleteFrom('daily_quotes').execute();
  await database.writes.deleteFrom('quotes').execute();
  const text = SENTENCE.repeat(18).trim();
  await addQuotes(database, { text, source: 'Bahá’u’lláh', displayDate: TODAY });
}

const PLATFORMS = [
  ...['Facebook', 'X', 'TikTok', 'Threads', 'LinkedIn'],
  ...['Pinterest', 'Lemon8', 'Fanbase', 'Warpcast', 'Farcaster'],
];

/**
 * Fills in everything else that a home page can have: a name of two lines, a place with its sunset, a dozen links,
 * gatherings.
 */
async function fillTheRest(database: Database): Promise<void> {
  await addSocialLinks(
    database,
    ...PLATFORMS.map((platform, index): [string, number] => [platform, index + 3]),
  );
  const settings = {
    ...DEFAULT_SETTINGS,
    siteName: 'Friends in Haifa and in all the towns and villages around it',
    place: { name: 'Haifa', latitude: 32.8, longitude: 35 },
  };
  await showGatherings(database.writes, TODAY, settings, 'Evening of prayers');
}

test('the home page is printed on one sheet', { tag: '@fonts' }, async ({ page, site }) => {
  await site.change(showLongQuote);
  await site.change(fillTheRest);
  for (const language of LANGUAGES) {
    await page.goto(language === 'en' ? '/' : `/${language}`, { waitUntil: 'networkidle' });
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format, margin })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), `${language} ${format}`).toHaveLength(1);
    }
  }
});

test('on paper holy days are a table that no container holds', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 480, height: 900 });
  const card = home.card('Upcoming Holy Days');
  await expect(card.locator('.card-body')).toHaveCSS('container-type', 'normal');
  await expect(card.getByRole('columnheader')).toHaveText([
    'Holy Day',
    'Badí Date',
    'Gregorian Date',
  ]);
  await expect(card.getByRole('row').last()).toHaveCSS('display', 'table-row');
});
