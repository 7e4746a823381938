import { LANGUAGES } from '@bahai-friends/languages';
import type { Database } from '../../apps/server/src/db/database.ts';
import { addQuotes, addSocialLinks } from '../../apps/server/src/testing/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { HomePage } from './home-page.ts';

test.use({ siteClock: '2026-03-21T12:00:00Z' });

const SENTENCE = 'Let your vision be world-embracing, rather than confined to your own self. ';
/** The margins that print dialogs begin with. */
const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

async function showLongQuote(database: Database): Promise<void> {
  await database.writes.deleteFrom('daily_quotes').execute();
  await database.writes.deleteFrom('quotes').execute();
  const text = SENTENCE.repeat(18).trim();
  await addQuotes(database, { text, source: 'Bahá’u’lláh', displayDate: '2026-03-21' });
}

const PLATFORMS = [
  ...['Facebook', 'X', 'TikTok', 'Threads', 'LinkedIn'],
  ...['Pinterest', 'Lemon8', 'Fanbase', 'Warpcast', 'Farcaster'],
];

/** Fills in everything else that a home page can have: a name of two lines, a place with its sunset, a dozen links. */
async function fillTheRest(database: Database): Promise<void> {
  await addSocialLinks(
    database,
    ...PLATFORMS.map((platform, index): [string, number] => [platform, index + 3]),
  );
  await database.writes
    .insertInto('settings')
    .values({
      id: 1,
      version: 2,
      site_name: 'Friends in Haifa and in all the towns and villages around it',
      tagline: "A space for everyone to learn and feel inspired by all things Bahá'í.",
      time_zone: 'UTC',
      place_name: 'Haifa',
      latitude_tenths: 328,
      longitude_tenths: 350,
      language: 'en',
      contact: '',
      holy_days_ahead: 0,
      listed: 1,
      updated_at: '2026-03-21T12:00:00.000Z',
    })
    .execute();
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
