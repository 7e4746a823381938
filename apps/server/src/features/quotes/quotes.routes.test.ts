import { describe, expect, it, vi } from 'vitest';
import { addQuotes } from '../../testing/content.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { told } from '../../testing/told.ts';

describe.each(databases)('GET /api/quotes/today on $name', ({ open }) => {
  it('returns the quote as plain text, not escaped for HTML', async () => {
    const database = await open();
    const [id] = await addQuotes(database, {
      text: '<b>Be</b> kind & a < b<script>alert(1)</script>',
      source: '<i>Somebody</i>',
      displayDate: '2026-03-21',
      referenceUrl: 'https://a.b/c?d=1&e=2',
    });
    const app = await createTestApp(database);
    const response = await app.inject('/api/quotes/today');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      id,
      text: 'Be kind & a < b',
      source: 'Somebody',
      displayDate: '2026-03-21',
      referenceUrl: 'https://a.b/c?d=1&e=2',
      language: null,
      credit: null,
    });
  });

  it('responds 404 with a sentence when there is none', async () => {
    const app = await createTestApp(await open());
    const response = await app.inject('/api/quotes/today');
    expect(response.statusCode).toBe(404);
    expect(told(response)).toEqual({ message: 'No quote available for today.' });
  });

  it('follows the community’s day', async () => {
    const database = await open();
    await addQuotes(
      database,
      { text: 'today', displayDate: '2026-03-21' },
      { text: 'tomorrow', displayDate: '2026-03-22' },
    );
    const clock = new TestClock('2026-03-21T23:59:59.999Z');
    const app = await createTestApp(database, { clock });
    expect((await app.inject('/api/quotes/today')).json().text).toBe('today');
    clock.moveTo('2026-03-22T00:00:00Z');
    expect((await app.inject('/api/quotes/today')).json().text).toBe('tomorrow');
  });

  it('shows only scheduled quotes when rotation is off', async () => {
    const database = await open();
    await addQuotes(database, { text: 'loose' });
    const app = await createTestApp(database, { environment: { QUOTE_ROTATION: 'off' } });
    expect((await app.inject('/api/quotes/today')).statusCode).toBe(404);
  });

  it('is read once, whatever is added to its address', async () => {
    const database = await open();
    await addQuotes(database, { text: 'today', displayDate: '2026-03-21' });
    const app = await createTestApp(database);
    const contentVersion = vi.spyOn(database, 'contentVersion').mockReturnValue(1);
    const reads = vi.spyOn(database.reads, 'selectFrom');
    const ofQuotes = () => reads.mock.calls.filter(([table]) => String(table) === 'quotes');
    for (const question of ['', '?one=1', '?two=2&one']) {
      expect((await app.inject(`/api/quotes/today${question}`)).json().text).toBe('today');
    }
    expect(contentVersion).toHaveBeenCalled();
    expect(ofQuotes()).toHaveLength(1);
  });

  it('responds 304 to a caller that has the response, until it changes', async () => {
    const database = await open();
    await addQuotes(database, { text: 'one', displayDate: '2026-03-21' });
    const app = await createTestApp(database);
    const { headers } = await app.inject('/api/quotes/today');
    expect(headers['cache-control']).toBe('no-cache');
    const conditional = { url: '/api/quotes/today', headers: { 'if-none-match': headers.etag } };
    expect((await app.inject(conditional)).statusCode).toBe(304);
    await database.writes.updateTable('quotes').set({ text: 'two' }).execute();
    expect((await app.inject(conditional)).statusCode).toBe(200);
  });
});
