import { DEFAULT_SETTINGS } from '@bahai-friends/contract';
import { withoutCodes } from '@bahai-friends/languages/testing/without-codes';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';

const HAIFA = { name: 'Haifa', latitude: 32.8, longitude: 35 };
const [embedded] = databases;

async function site() {
  const database = await embedded.open();
  await addUsers(database, { anna: 'Master Admin' });
  return loggedIn(await createTestApp(database), 'anna');
}

const ZONE = 'Time zone must be the name of a time zone, such as Asia/Tehran';

describe('settings', () => {
  it('are refused with a sentence for each wrong field, and then not kept', async () => {
    const anna = await site();
    const refused: [path: string, wrong: object, message: string][] = [
      ...[
        '+02:00',
        'UTC+2',
        'IST',
        'Asia/Nowhere',
        'a'.repeat(9999),
        '',
        ' UTC',
        'Etc/../UTC',
        7,
        null,
      ].map((timeZone): [string, object, string] => ['timeZone', { timeZone }, ZONE]),
      ...[91, -90.1, '32', null].map((latitude): [string, object, string] => [
        'place.latitude',
        { place: { ...HAIFA, latitude } },
        'Latitude must be a number from -90 to 90',
      ]),
      [
        'place.longitude',
        { place: { ...HAIFA, longitude: 180.01 } },
        'Longitude must be a number from -180 to 180',
      ],
      ['place.name', { place: { ...HAIFA, name: ' ' } }, 'Place is required'],
      ['siteName', { siteName: '' }, 'Name is required'],
      [
        'siteName',
        { siteName: 'a\u202eb' },
        'Name must not have characters that change the direction of text',
      ],
      ...['one\ntwo', 'one\u2028two', 'one\u2029two'].map((tagline): [string, object, string] => [
        'tagline',
        { tagline },
        'Tagline must be one line',
      ]),
      ...[...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'].map(
        (character): [string, object, string] => [
          'tagline',
          { tagline: `a${character}b` },
          'Tagline must not have characters that change the direction of text',
        ],
      ),
      ['siteName', { siteName: '𝒳'.repeat(101) }, 'Name must be at most 100 characters'],
      ['tagline', { tagline: 'x'.repeat(301) }, 'Tagline must be at most 300 characters'],
      ['contact', { contact: 'x'.repeat(2001) }, 'Contact must be at most 2,000 characters'],
      [
        'contact',
        { contact: '\u0000' },
        'Contact contains characters that cannot be shown. Please type it again',
      ],
      [
        'place.name',
        { place: { ...HAIFA, name: 'x'.repeat(101) } },
        'Place must be at most 100 characters',
      ],
      [
        'language',
        { language: 'xx' },
        'language must be one of en, ar, de, es, fa, fr, lv, nl, pt, ru, sv, zh',
      ],
      ['listed', { listed: 'no' }, 'listed must be true or false'],
      [
        'features',
        { features: true },
        'features must have gatherings, letters, notifications, each true or false',
      ],
      [
        'features.letters',
        { features: { gatherings: false, notifications: false } },
        'features.letters must be true or false',
      ],
    ];
    for (const [path, wrong, message] of refused) {
      const response = await anna.call('PUT', '/api/settings', { ...DEFAULT_SETTINGS, ...wrong });
      expect([response.statusCode, withoutCodes(response.json().issues)]).toEqual([
        400,
        [{ path, message }],
      ]);
    }
    for (const missing of Object.keys(DEFAULT_SETTINGS)) {
      // Earlier programs do not know features.
      if (missing === 'features') continue;
      const { [missing as 'siteName']: _, ...rest } = DEFAULT_SETTINGS;
      expect((await anna.call('PUT', '/api/settings', rest)).statusCode, missing).toBe(400);
    }
    expect((await anna.send('GET', '/api/settings')).json().version).toBe(1);
  });

  it('are kept as typed, with coordinates to a tenth of a degree', async () => {
    const anna = await site();
    const save = async (some: object) =>
      (await anna.call('PUT', '/api/settings', { ...DEFAULT_SETTINGS, ...some })).json();
    expect(await save({ place: { ...HAIFA, latitude: 32.849, longitude: -0.04 } })).toMatchObject({
      place: { name: 'Haifa', latitude: 32.8, longitude: 0 },
      sunsetAt: '2026-03-21T18:10:00.000Z',
    });
    for (const [latitude, longitude] of [
      [-90, 180],
      [90, -180],
    ]) {
      const place = { ...HAIFA, latitude, longitude };
      expect(await save({ place })).toMatchObject({ place, sunsetFor: null });
    }
    for (const timeZone of ['UTC', 'Asia/Kolkata', 'Asia/Calcutta', 'Etc/GMT+12', 'EST5EDT']) {
      expect(await save({ timeZone })).toMatchObject({ timeZone });
      expect((await anna.send('GET', '/')).statusCode).toBe(200);
    }
    const longest = {
      siteName: '𝒳'.repeat(100),
      tagline: 'x'.repeat(300),
      contact: 'x'.repeat(2000),
    };
    expect(await save(longest)).toMatchObject(longest);
    // Persian needs its zero-width non-joiner.
    expect(await save({ siteName: 'خانه\u200cها' })).toMatchObject({ siteName: 'خانه\u200cها' });
    const name = '<b>Ḥaẓíratu’l-Quds</b> & "friends"';
    expect(await save({ siteName: name, contact: ' Anna\n<script>x</script> ' })).toMatchObject({
      siteName: name,
      contact: 'Anna\n<script>x</script>',
    });
    const page = (await anna.send('GET', '/')).body;
    expect(page).not.toContain('<b>Ḥaẓíratu');
    expect(page).not.toContain('<script>x');
  });
});
