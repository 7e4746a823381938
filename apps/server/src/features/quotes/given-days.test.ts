import { describe, expect, it } from 'vitest';
import { addHolyDays, addQuotes } from '../../testing/content.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { told } from '../../testing/told.ts';

const QUOTE = { text: 'Be kind', source: 'Somebody', displayDate: null, referenceUrl: null };
/** The date that a date picker makes of “02 13 27”. */
const SLIP = '0027-02-13';
const BEYOND = [SLIP, '0001-01-01', '1843-12-31', '2352-01-01', '9999-12-31'];
const FIRST_AND_LAST = ['1844-01-01', '2351-12-31'];
const MESSAGE = 'Date must have a year from 1844 to 2351, with four digits';

describe.each(databases)('the days that people give on $name', ({ open }) => {
  async function site() {
    const database = await open();
    await addUsers(database, { anna: 'Admin' });
    const browser = await loggedIn(await createTestApp(database), 'anna');
    const refused = async (method: 'POST' | 'PUT', url: string, body: object, path: string) => {
      const response = await browser.call(method, url, body);
      const what = `${method} ${url} ${JSON.stringify(body)}`;
      expect([response.statusCode, told(response)], what).toEqual([
        400,
        { message: MESSAGE, issues: [{ path, message: MESSAGE }] },
      ]);
    };
    const list = async (url: string) => (await browser.send('GET', url)).json();
    return { database, browser, refused, list };
  }

  it('are never beyond the calendar, for a new quote, a changed one or a schedule', async () => {
    const { database, refused, list } = await site();
    const [id] = await addQuotes(database, { text: 'One', displayDate: '2026-03-21' });
    for (const day of BEYOND) {
      const quote = { ...QUOTE, displayDate: day };
      await refused('POST', '/api/quotes', quote, 'displayDate');
      await refused('PUT', `/api/quotes/${id}`, quote, 'displayDate');
      const schedule = { assignments: [{ id, displayDate: day }] };
      await refused('POST', '/api/quotes/schedule', schedule, 'assignments.0.displayDate');
      expect(await list('/api/quotes')).toMatchObject([{ displayDate: '2026-03-21', version: 1 }]);
    }
  });

  it('are never beyond the calendar, for a new holy day or a changed one', async () => {
    const { database, refused, list } = await site();
    await addHolyDays(database, ['Ours', '2026-03-21']);
    const [{ id }] = await list('/api/holy-days');
    for (const date of BEYOND) {
      await refused('POST', '/api/holy-days', { name: 'New', date }, 'date');
      await refused('PUT', `/api/holy-days/${id}`, { name: 'Ours', date }, 'date');
      expect(await list('/api/holy-days')).toMatchObject([{ date: '2026-03-21', version: 1 }]);
    }
  });

  it.each(FIRST_AND_LAST)('may be %s', async (day) => {
    const { browser } = await site();
    const quote = await browser.call('POST', '/api/quotes', { ...QUOTE, displayDate: day });
    const { id } = quote.json();
    const unscheduled = await browser.call('PUT', `/api/quotes/${id}`, QUOTE);
    const scheduled = await browser.call('POST', '/api/quotes/schedule', {
      assignments: [{ id, displayDate: day }],
    });
    const holyDay = await browser.call('POST', '/api/holy-days', { name: 'Ours', date: day });
    const statuses = [quote, unscheduled, scheduled, holyDay].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([201, 200, 200, 201]);
  });

  it('may stay where an earlier version has taken others, and be taken away', async () => {
    const { database, browser, list } = await site();
    const [one, two] = await addQuotes(
      database,
      { text: 'One', displayDate: SLIP },
      { text: 'Two', displayDate: SLIP },
    );
    const edit = (displayDate: string | null) =>
      browser.call('PUT', `/api/quotes/${one}`, { ...QUOTE, displayDate });
    expect((await edit(SLIP)).json()).toMatchObject({ text: 'Be kind', displayDate: SLIP });
    expect((await edit('0027-02-14')).statusCode).toBe(400);
    expect((await edit('2027-02-13')).json()).toMatchObject({ displayDate: '2027-02-13' });
    expect((await edit(SLIP)).statusCode).toBe(400);
    expect((await browser.call('DELETE', `/api/quotes/${two}`)).statusCode).toBe(204);
    expect(await list('/api/quotes')).toMatchObject([{ displayDate: '2027-02-13' }]);
  });

  it('may stay, and be taken away, among holy days, too', async () => {
    const { database, browser, list } = await site();
    await addHolyDays(database, ['Ours', SLIP]);
    const [{ id }] = await list('/api/holy-days');
    const edit = (date: string) =>
      browser.call('PUT', `/api/holy-days/${id}`, { name: 'Theirs', date });
    expect((await edit(SLIP)).json()).toMatchObject({ name: 'Theirs', date: SLIP });
    expect((await edit('0027-02-14')).statusCode).toBe(400);
    expect((await browser.call('DELETE', `/api/holy-days/${id}`)).statusCode).toBe(204);
    expect(await list('/api/holy-days')).toEqual([]);
  });

  it('come back by undo as they were', async () => {
    const { database, browser, list } = await site();
    const [id] = await addQuotes(database, { text: 'One', displayDate: SLIP });
    const before = await list('/api/quotes');
    const moved = await browser.call('POST', '/api/quotes/schedule', {
      assignments: [{ id, displayDate: '2027-02-13' }],
    });
    await browser.call('POST', `/api/batches/${moved.json().batch}/undo`);
    expect(await list('/api/quotes')).toMatchObject([{ displayDate: SLIP }]);
    const deleted = await browser.call('DELETE', '/api/quotes', { ids: [id] });
    await browser.call('POST', `/api/batches/${deleted.json().batch}/undo`);
    expect(await list('/api/quotes')).toMatchObject([{ id: before[0].id, displayDate: SLIP }]);
  });
});
