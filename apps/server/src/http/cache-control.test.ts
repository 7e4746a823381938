import { endpointKeys, endpoints, parseEndpointKey } from '@bahai-friends/contract';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { loggedIn } from '../testing/test-browser.ts';
import { databases } from '../testing/test-database.ts';
import { addUsers } from '../testing/test-users.ts';

const STORABLE = [
  'GET /api/quotes',
  'GET /api/quotes/date/{displayDate}',
  'GET /api/quotes/export',
  'GET /api/templates',
  'GET /api/templates/{file}',
];
/** The values of parameters in addresses. */
const VALUES: Readonly<Record<string, string>> = {
  displayDate: '2026-03-21',
  file: 'quotes-template.csv',
};

it.each(databases)('keeps what volunteers read about people off disks on $name', async (one) => {
  const database = await one.open();
  await addUsers(database, { anna: 'Master Admin' });
  const anna = await loggedIn(await createTestApp(database), 'anna');
  const keys = endpointKeys.filter(
    (key) => key.startsWith('GET ') && endpoints[key].access === 'admin',
  );
  expect(keys).toEqual(expect.arrayContaining([...STORABLE, 'GET /api/users', 'GET /api/audit']));
  for (const key of keys) {
    const { path } = parseEndpointKey(key);
    const query = key === 'GET /api/quotes/export' ? '?format=csv' : '';
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => VALUES[name] ?? '1') + query;
    const { statusCode, headers } = await anna.send('GET', url);
    // An error is never stored, and a 404 is one.
    if (STORABLE.includes(key)) expect(statusCode, key).toBe(200);
    const expected = STORABLE.includes(key) ? 'private, no-cache' : /no-store/;
    expect(headers['cache-control'], key).toMatch(expected);
  }
});
