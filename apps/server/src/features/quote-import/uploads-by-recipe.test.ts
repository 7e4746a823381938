import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { told } from '../../testing/told.ts';
import { sendForm } from '../../testing/upload.ts';

const csv = (...rows: string[]): string =>
  ['text,source,displayDate,referenceUrl', ...rows].join('\n');

describe.each(databases)('a file with a recipe on $name', ({ open }) => {
  async function admin() {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin' });
    return loggedIn(await createTestApp(database), 'anna');
  }

  it('names what a recipe has to say, which keeps a check and an upload from going on', async () => {
    const browser = await admin();
    const file = csv('One,s,03/04/2027,', 'Two,s,05/06/2027,');
    const parts = ['file', file, 'quotes.csv'] as const;
    expect((await sendForm(browser, 'preview', parts)).json()).toMatchObject({
      needs: ['dateOrder'],
      dateQuestion: { row: 2, text: '03/04/2027' },
    });
    for (const call of ['check-conflicts', 'upload'] as const) {
      const response = await sendForm(browser, call, parts);
      expect(response.statusCode).toBe(400);
      expect(response.json().needs).toEqual(['dateOrder']);
    }
    const recipe = ['recipe', JSON.stringify({ dateOrder: 'dmy' })] as const;
    const uploaded = await sendForm(browser, 'upload', parts, recipe);
    expect(uploaded.json()).toMatchObject({ created: 2 });
    const stored = (await browser.send('GET', '/api/quotes')).json();
    expect(stored).toMatchObject([{ displayDate: '2027-04-03' }, { displayDate: '2027-06-05' }]);
    expect((await sendForm(browser, 'preview', recipe, parts)).json().counts).toMatchObject({
      same: 2,
      new: 0,
    });
  });

  it('of which every row is left out is shown, and cannot be uploaded', async () => {
    const browser = await admin();
    const parts = [
      ['file', csv('One,s,,'), 'quotes.csv'],
      ['recipe', '{"leaveOut":[2]}'],
    ] as const;
    const preview = await sendForm(browser, 'preview', ...parts);
    expect(preview.json().counts).toMatchObject({ 'left out': 1, new: 0 });
    for (const call of ['check-conflicts', 'upload'] as const) {
      expect((await sendForm(browser, call, ...parts)).statusCode).toBe(400);
    }
  });

  it.each(['check-conflicts', 'upload', 'preview'] as const)(
    'has a recipe checked in %s, before or after the file',
    async (call) => {
      const browser = await admin();
      const file = ['file', csv('One,s,,'), 'quotes.csv'] as const;
      const good = ['recipe', '{}'] as const;
      for (const parts of [[file], [file, good], [good, file]]) {
        expect((await sendForm(browser, call, ...parts)).statusCode).toBeLessThan(300);
      }
      for (const recipe of ['', '{"cells":[{"row":0}]}', '[', Buffer.from([0x22, 0xff, 0x22])]) {
        const response = await sendForm(browser, call, ['recipe', recipe], file);
        expect(response.statusCode).toBe(400);
        expect(told(response)).toEqual({
          message: expect.stringMatching(/^The recipe /),
          total: 0,
          issues: [],
        });
      }
      expect((await sendForm(browser, call, file, good)).statusCode).toBeLessThan(300);
    },
  );
});
