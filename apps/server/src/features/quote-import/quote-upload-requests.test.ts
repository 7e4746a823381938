import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { told } from '../../testing/told.ts';
import { sendFile } from '../../testing/upload.ts';

const FILE = 'text,source,displayDate,referenceUrl\na,b,,';

describe.each(databases)('a request to upload quotes on $name', ({ open }) => {
  async function admin(environment: Record<string, string> = {}) {
    const database = await open();
    await addUsers(database, { anna: 'Admin' });
    const app = await createTestApp(database, { environment });
    return { app, browser: await loggedIn(app, 'anna') };
  }

  it('rejects a file above the size limit, however it was named', async () => {
    const { browser } = await admin({ UPLOAD_MAX_BYTES: '2048' });
    for (const name of ['quotes.csv', 'quotes.exe']) {
      const response = await sendFile(browser, 'upload', name, 'x'.repeat(2049));
      expect(response.statusCode).toBe(413);
      expect(response.json().message).toMatch(/^The file is larger than/);
    }
    expect((await browser.send('GET', '/api/quotes')).json()).toEqual([]);
  });

  it.each(['quotes.txt', 'quotes', 'quotes.csv.exe', '.xlsx2'])('rejects %s', async (name) => {
    const { browser } = await admin();
    const response = await sendFile(browser, 'check-conflicts', name, FILE);
    expect(response.statusCode).toBe(400);
    expect(told(response)).toEqual({
      message: 'Only CSV, XLSX, or XLS files are allowed',
      total: 0,
      issues: [],
    });
  });

  it('takes an ending in capitals', async () => {
    const { browser } = await admin();
    const response = await sendFile(browser, 'upload', 'QUOTES.CSV', FILE);
    expect(response.statusCode).toBe(201);
  });

  it('asks for a file where there is none', async () => {
    const { browser } = await admin();
    const elsewhere = await sendFile(browser, 'upload', 'quotes.csv', FILE, 'attachment');
    expect([elsewhere.statusCode, elsewhere.json().message]).toEqual([
      400,
      'Please select a file first',
    ]);
    const json = await browser.call('POST', '/api/quotes/upload', { file: 'a' });
    expect(json.statusCode).toBe(415);
  });

  it('rejects a caller without a session or CSRF token, before the file is read', async () => {
    const { app, browser } = await admin();
    const stranger = new TestBrowser(app);
    expect((await sendFile(stranger, 'upload', 'a.csv', FILE)).statusCode).toBe(401);
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    const response = await browser.send('POST', '/api/quotes/upload', '--x--', form);
    expect(response.statusCode).toBe(403);
    for (const path of ['/api/templates', '/api/quotes/export']) {
      expect((await stranger.send('GET', path)).statusCode).toBe(401);
    }
  });

  it('lets other calls reject a form', async () => {
    const { browser } = await admin();
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await browser.call('POST', '/api/quotes', '--x--', form)).statusCode).toBe(415);
  });
});
