import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { createPlaceSearch } from './place-search.ts';

const search = createPlaceSearch();
const namesOf = async (text: string) => (await search(text)).map(({ name }) => name);

describe('the search for towns', () => {
  it('finds a town with its country, zone, and coordinates to a tenth of a degree', async () => {
    expect(await search('haifa')).toEqual([
      {
        name: 'Haifa',
        country: 'Israel',
        countryCode: 'IL',
        latitude: 32.8,
        longitude: 35,
        timeZone: 'Asia/Jerusalem',
      },
    ]);
  });

  it.each([
    ['hai', 'Haifa'],
    ['  TEHRAN ', 'Tehran'],
    ['sao  paulo', 'São Paulo'],
    ['zuerich', undefined],
    ['zurich', 'Zürich'],
    ['ZÜRICH', 'Zürich'],
    ['lodz', 'Łódź'],
    ['n’djamena', "N'Djamena"],
    ['saint-denis', 'Saint-Denis'],
    ['ürümqi', 'Ürümqi'],
  ])('folds case, accents and punctuation: %s', async (text, name) => {
    const names = await namesOf(text);
    if (name === undefined) expect(names).toEqual([]);
    else expect(names).toContain(name);
  });

  it('gives the largest twenty first', async () => {
    const names = await namesOf('s');
    expect(names).toHaveLength(20);
    expect(names[0]).toBe('Shanghai');
  });

  it.each(['.', '%', '_', 'zzzz', '上'])('finds nothing by %s', async (text) => {
    expect(await namesOf(text)).toEqual([]);
  });
});

describe('GET /api/places', () => {
  it('is for volunteers, and asks for something to look for', async () => {
    const database = await databases[0].open();
    await addUsers(database, { bruno: 'Admin' });
    const app = await createTestApp(database);
    expect((await app.inject('/api/places?search=haifa')).statusCode).toBe(401);
    const bruno = await loggedIn(app, 'bruno');
    const found = await bruno.send('GET', '/api/places?search=%20Haifa');
    expect([found.statusCode, found.json()]).toMatchObject([200, [{ name: 'Haifa' }]]);
    for (const query of ['', '?search=', '?search=%20', `?search=${'a'.repeat(101)}`]) {
      expect((await bruno.send('GET', `/api/places${query}`)).statusCode).toBe(400);
    }
  });
});
