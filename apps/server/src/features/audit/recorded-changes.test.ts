import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { describe, expect, it } from 'vitest';
import { trailOf } from '../../testing/audit-trail.ts';
import { addHolyDays, addQuotes, addSocialLinks } from '../../testing/content.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { sendFile } from '../../testing/upload.ts';

const NOW = '2026-03-21T12:00:00.000Z';
const QUOTE = newQuoteWith({ text: 'Be generous', displayDate: '2026-04-01' });
const LINK = { platform: 'YouTube', url: 'https://www.youtube.com/@friends', order: 2 };
const DAY = { name: 'Picnic', date: '2026-05-05' };

describe.each(databases)('the entry of a change on $name', ({ open }) => {
  async function site() {
    const database = await open();
    const ids = await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
    const app = await createTestApp(database, { clock: new TestClock(NOW) });
    const bruno = await loggedIn(app, 'bruno');
    /** The only entry, of a change by bruno. */
    const onlyEntry = async () => {
      const [entry, ...others] = await trailOf(database);
      expect(others).toEqual([]);
      expect(entry).toMatchObject({ at: NOW, actor: { id: ids.bruno, name: 'bruno' } });
      const { kind, subjectId, change } = entry ?? {};
      return { kind, subjectId, change };
    };
    return { database, app, ids, bruno, onlyEntry };
  }

  it('tells which quote was added', async () => {
    const { bruno, onlyEntry } = await site();
    const { id } = (await bruno.call('POST', '/api/quotes', QUOTE)).json();
    expect(await onlyEntry()).toEqual({
      kind: 'quote',
      subjectId: id,
      change: { action: 'created', values: QUOTE },
    });
  });

  it('tells what has become different in a quote, and nothing else', async () => {
    const { database, bruno, onlyEntry } = await site();
    const [id] = await addQuotes(database, { text: 'Be kind', displayDate: '2026-04-01' });
    await bruno.call('PUT', `/api/quotes/${id}`, { ...QUOTE, displayDate: null });
    expect(await onlyEntry()).toEqual({
      kind: 'quote',
      subjectId: id,
      change: {
        action: 'updated',
        name: 'Be kind',
        fields: [
          { field: 'text', before: 'Be kind', after: 'Be generous' },
          { field: 'displayDate', before: '2026-04-01', after: null },
        ],
      },
    });
  });

  it('tells that the same was saved again', async () => {
    const { database, bruno, onlyEntry } = await site();
    const [id] = await addQuotes(database, QUOTE as never);
    await bruno.call('PUT', `/api/quotes/${id}`, QUOTE);
    expect(await onlyEntry()).toMatchObject({
      change: { action: 'updated', name: 'Be generous', fields: [] },
    });
  });

  it('tells what a deleted quote was', async () => {
    const { database, bruno, onlyEntry } = await site();
    const [id] = await addQuotes(database, { text: 'Be kind', source: 'Somebody' });
    await bruno.call('DELETE', `/api/quotes/${id}`);
    const values = newQuoteWith({ text: 'Be kind', source: 'Somebody' });
    expect(await onlyEntry()).toEqual({
      kind: 'quote',
      subjectId: id,
      change: { action: 'deleted', values },
    });
  });

  it('has all of a deleted quote, however long: it is nowhere else any more', async () => {
    const { database, bruno, onlyEntry } = await site();
    const values = { text: 'word '.repeat(999).trim(), source: 'source '.repeat(70).trim() };
    const [id] = await addQuotes(database, values);
    await bruno.call('DELETE', `/api/quotes/${id}`);
    expect(await onlyEntry()).toMatchObject({ change: { action: 'deleted', values } });
  });

  it('tells how many quotes were deleted at once', async () => {
    const { database, bruno, onlyEntry } = await site();
    const ids = await addQuotes(database, { text: 'a' }, { text: 'b' }, { text: 'c' });
    await bruno.call('DELETE', '/api/quotes', { ids: [...ids.slice(0, 2), 999] });
    expect(await onlyEntry()).toEqual({
      kind: 'quote',
      subjectId: null,
      change: { action: 'deleted-several', count: 2, batch: expect.any(Number) },
    });
  });

  it('tells how many quotes came from which file', async () => {
    const { bruno, onlyEntry } = await site();
    const csv = 'text,source\nBe kind,Somebody\nBe generous,Somebody\n';
    expect((await sendFile(bruno, 'upload', 'Spring.csv', csv)).statusCode).toBe(201);
    // Uploading the same file again adds nothing.
    expect((await sendFile(bruno, 'upload', 'Spring.csv', csv)).statusCode).toBe(201);
    expect(await onlyEntry()).toEqual({
      kind: 'quote',
      subjectId: null,
      change: { action: 'uploaded', count: 2, file: 'Spring.csv', batch: expect.any(Number) },
    });
  });

  it('tells of a social link', async () => {
    const { database, bruno } = await site();
    const { id } = (await bruno.call('POST', '/api/social-links', LINK)).json();
    const url = `/api/social-links/${id}`;
    await bruno.call('PUT', url, { ...LINK, order: 0 });
    await bruno.call('DELETE', url);
    expect(await trailOf(database)).toMatchObject(
      [
        { action: 'created', values: LINK },
        {
          action: 'updated',
          name: 'YouTube',
          fields: [{ field: 'order', before: 2, after: 0 }],
        },
        { action: 'deleted', values: { ...LINK, order: 0 } },
      ].map((change) => ({ kind: 'social-link', subjectId: id, change })),
    );
  });

  it('tells of a holy day', async () => {
    const { database, bruno } = await site();
    const { id } = (await bruno.call('POST', '/api/holy-days', DAY)).json();
    const url = `/api/holy-days/${id}`;
    await bruno.call('PUT', url, { ...DAY, name: 'Feast' });
    await bruno.call('DELETE', url);
    expect(await trailOf(database)).toMatchObject(
      [
        { action: 'created', values: DAY },
        {
          action: 'updated',
          name: 'Picnic',
          fields: [{ field: 'name', before: 'Picnic', after: 'Feast' }],
        },
        { action: 'deleted', values: { ...DAY, name: 'Feast' } },
      ].map((change) => ({ kind: 'holy-day', subjectId: id, change })),
    );
  });

  it('tells how many holy days came from the calendar', async () => {
    const { database, bruno, onlyEntry } = await site();
    await addHolyDays(database, ['Naw-Rúz', '2026-03-21']);
    await bruno.call('POST', '/api/holy-days/from-calendar', { year: 183 });
    await bruno.call('POST', '/api/holy-days/from-calendar', { year: 183 });
    expect(await onlyEntry()).toEqual({
      kind: 'holy-day',
      subjectId: null,
      change: { action: 'added-from-calendar', count: 10, year: 183 },
    });
  });

  it('cuts long texts to where they differ', async () => {
    const { database, bruno, onlyEntry } = await site();
    const text = 'word '.repeat(900).trim();
    const [id] = await addQuotes(database, { text });
    await bruno.call('PUT', `/api/quotes/${id}`, { ...QUOTE, displayDate: null, text: `${text}!` });
    const { change } = await onlyEntry();
    expect(change).toMatchObject({ action: 'updated', fields: [{ field: 'text' }] });
    expect(JSON.stringify(change).length).toBeLessThan(500);
    expect(JSON.stringify(change)).toContain('word!"');
  });

  it('is kept with the name that the user had, when both are gone', async () => {
    const { database, app, ids, bruno } = await site();
    await addSocialLinks(database, ['X', 0]);
    const [link] = (await bruno.send('GET', '/api/social-links')).json();
    await bruno.call('DELETE', `/api/social-links/${link.id}`);
    const anna = await loggedIn(app, 'anna');
    await anna.call('DELETE', `/api/users/${ids.bruno}`);
    expect(await trailOf(database)).toMatchObject([
      { actor: { id: ids.bruno, name: 'bruno' }, subjectId: link.id },
      { actor: { id: ids.anna, name: 'anna' }, subjectId: ids.bruno },
    ]);
  });
});
