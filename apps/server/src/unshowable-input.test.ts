import { HEADINGS, type WorkbookContent, xlsxOf } from '@bahai-friends/spreadsheet/testing/xlsx';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createTestApp } from './testing/test-app.ts';
import { loggedIn, TestBrowser } from './testing/test-browser.ts';
import { databases } from './testing/test-database.ts';
import { addUsers } from './testing/test-users.ts';
import { sendFile } from './testing/upload.ts';

/** Characters that PostgreSQL, or one of the file formats, cannot store. */
const UNSHOWABLE = ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\ud800', '\udfff'];

const quote = { text: 'Be kind', source: 'Somebody' };
const holyDay = { name: 'Ours', date: '2026-12-31' };
const link = { platform: 'X', url: 'https://x.example/', order: 0 };
const password = 'Quiet-River-88';
const user = { username: 'carla', password, confirmPassword: password, role: 'Admin' };

type Method = 'POST' | 'PUT' | 'PATCH';
/** Every call that takes texts, with a body that would be accepted. */
const CALLS: readonly (readonly [method: Method, url: string, body: object])[] = [
  ['POST', '/api/quotes', { ...quote, referenceUrl: link.url, displayDate: '2026-03-21' }],
  ['PUT', '/api/quotes/1', { ...quote, referenceUrl: link.url, displayDate: '2026-03-21' }],
  ['POST', '/api/holy-days', holyDay],
  ['PUT', '/api/holy-days/1', holyDay],
  ['POST', '/api/social-links', link],
  ['PUT', '/api/social-links/1', link],
  ['POST', '/api/users', user],
  ['PATCH', '/api/users/1/username', { username: user.username }],
  ['PATCH', '/api/users/1/role', { role: user.role }],
  ['POST', '/api/users/1/reset-password', { password }],
];

const texts = CALLS.flatMap(([method, url, body]) =>
  Object.keys(body)
    .filter((field) => typeof body[field as keyof typeof body] === 'string')
    .map((field) => ({ method, url, body, field })),
);

function expectRefused(response: LightMyRequestResponse, what = ''): void {
  expect([response.statusCode, response.body], what).toEqual([
    400,
    expect.stringContaining('"message":"'),
  ]);
  expect(response.json().message).toMatch(/^\w.{10,}$/);
}

describe.each(databases)('text that cannot be shown, sent to $name', ({ open }) => {
  async function volunteer() {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin' });
    const app = await createTestApp(database, { environment: { CHANGES_PER_MIN: '10000' } });
    const browser = await loggedIn(app, 'anna');
    for (const [method, url, body] of CALLS.slice(0, 6)) {
      if (method === 'POST') expect((await browser.call(method, url, body)).statusCode).toBe(201);
    }
    const stored = async () => (await browser.send('GET', '/api/audit?limit=100')).json().entries;
    return { app, browser, stored };
  }

  it('is refused in every text', async () => {
    const { browser, stored } = await volunteer();
    const before = await stored();
    for (const { method, url, body, field } of texts) {
      for (const character of UNSHOWABLE) {
        const value = `${body[field as keyof typeof body]}${character}`;
        const response = await browser.call(method, url, { ...body, [field]: value });
        expectRefused(response, `${field} of ${method} ${url}`);
      }
      expect(await stored()).toEqual(before);
    }
  });

  it('is refused in the name of somebody who logs in', async () => {
    const { app } = await volunteer();
    for (const character of UNSHOWABLE) {
      expectRefused(await new TestBrowser(app).login(`anna${character}`));
    }
  });

  it('is refused in addresses', async () => {
    const { browser } = await volunteer();
    for (const url of [
      '/api/quotes/date/2026-03-21%00',
      '/api/audit?kind=quote%00',
      '/api/audit?actor=1%00',
      '/api/audit?before=%00',
      '/api/quotes/export?format=csv%00',
      '/api/holy-days/upcoming?count=3%00',
      '/api/templates/quotes-template.csv%00',
    ]) {
      expectRefused(await browser.send('GET', url));
    }
  });

  it.each(['check-conflicts', 'upload'] as const)(
    'is refused in files sent to %s',
    async (call) => {
      const { browser, stored } = await volunteer();
      const before = await stored();
      const send = (name: string, content: string | Uint8Array) =>
        sendFile(browser, call, name, content);
      const row = (cells: string) => `text,source,displayDate,referenceUrl\n${cells}`;
      expectRefused(await send('a.csv', row('Be\u0000kind,Somebody,,')));
      expectRefused(await send('a.csv', row('Be kind,Some\u0007body,,')));
      expectRefused(await send('a.csv', row('Be kind,Somebody,,https://a.example/\u0000')));
      const cells = { ...HEADINGS, A2: 'Be kind', B2: 'Somebody', D2: 'a link' };
      const workbook = (content: WorkbookContent) => send('a.xlsx', xlsxOf(content));
      expectRefused(await workbook({ cells: { ...cells, D2: 'https://a.example/_x0000_' } }));
      expectRefused(await workbook({ cells, links: { D2: 'https://a.example/\u0007' } }));
      expectRefused(await send('a\u0007.csv', row('Be kind,Somebody,,')));
      expect(await stored()).toEqual(before);
    },
  );
});
