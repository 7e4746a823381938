import { NO_FEATURES } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { postForm } from '../../testing/public-forms.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { NO_SENDING, saveSending } from '../sending/sending.repository.ts';
import { readStoredSettings, saveSettings } from '../settings/settings.repository.ts';
import { takeLetterNote } from './letter-note.repository.ts';
import { lettersSite, NOON, subscribe, tokenOf } from './testing/letters-site.ts';

const ANNA = 'anna.believer@mail.example';
const WEEK_SECONDS = 7 * 24 * 60 * 60;
const MAIL = {
  host: 'localhost',
  port: 25,
  security: 'none',
  username: null,
  fromName: 'Friends',
  fromAddress: 'friends@site.example',
  replyTo: null,
  perHour: null,
  dkim: null,
} as const;

describe.each(databases)('what volunteers see of letters on $name', ({ open }) => {
  async function site() {
    const database = await open();
    await addUsers(database, { master: 'Master Admin', bruno: 'Admin' });
    const letters = await lettersSite(database);
    const [master, bruno] = await Promise.all([
      loggedIn(letters.app, 'master'),
      loggedIn(letters.app, 'bruno'),
    ]);
    return { ...letters, master, bruno };
  }

  const read = async ({ bruno }: Pick<Awaited<ReturnType<typeof site>>, 'bruno'>) =>
    (await bruno.send('GET', '/api/letters')).json();

  it('counts who gets what, and says when letters are sent next', async () => {
    const here = await site();
    const none = { daily: 0, weekly: 0, reminders: 0 };
    expect(await read(here)).toEqual({
      topics: none,
      unconfirmed: 0,
      note: '',
      noteVersion: 1,
      nextAt: null,
    });
    await subscribe(here, ANNA, ['daily', 'weekly']);
    await subscribe(here, 'other@mail.example', ['daily']);
    await postForm(here.app, `/letters/confirm/${await tokenOf(here, ANNA)}`, []);
    const sending = {
      ...NO_SENDING,
      version: 2,
      mail: MAIL,
      sendAt: '07:00',
      weeklyOn: 1,
      since: NOON,
    };
    await saveSending(here.database.writes, { ...sending, pausedAt: null }, NOON);
    expect(await read(here)).toMatchObject({
      topics: { daily: 1, weekly: 1, reminders: 0 },
      unconfirmed: 1,
      nextAt: '2026-03-22T07:00:00.000Z',
    });
    await saveSending(here.database.writes, { ...sending, pausedAt: NOON }, NOON);
    expect((await read(here)).nextAt).toBeNull();
  });

  it('counts nobody who has not confirmed for a week, and reading deletes nothing', async () => {
    const here = await site();
    await subscribe(here, ANNA, ['daily']);
    here.clock.advance(WEEK_SECONDS - 1);
    const bruno = await loggedIn(here.app, 'bruno');
    expect((await read({ bruno })).unconfirmed).toBe(1);
    here.clock.advance(1);
    expect((await read({ bruno })).unconfirmed).toBe(0);
    const stored = here.database.reads.selectFrom('letter_subscriptions').select('created_at');
    expect(await stored.execute()).toHaveLength(1);
  });

  it('keeps a note for the next weekly letter, in the trail without its words', async () => {
    const here = await site();
    const text = 'We meet\nat Anna’s: نامه';
    const saved = await here.bruno.call('PUT', '/api/letters/note', { text: ` ${text}\r\n` });
    expect([saved.statusCode, saved.json().note]).toEqual([200, text]);
    await here.bruno.call('PUT', '/api/letters/note', { text });
    expect((await read(here)).note).toBe(text);
    const { entries } = (await here.master.send('GET', '/api/audit?kind=settings')).json();
    expect(entries).toMatchObject([
      { actor: { name: 'bruno' }, change: { action: 'letter-note-changed' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('We meet');
    const preview = await here.bruno.send('GET', '/api/letters/preview?topic=weekly');
    expect(preview.json().text).toContain(text);
    for (const wrong of ['x'.repeat(2001), 7, 'a\u0000b', '\ud800', undefined]) {
      const refused = await here.bruno.call('PUT', '/api/letters/note', { text: wrong });
      expect([refused.statusCode, refused.json().issues?.[0]?.path]).toEqual([400, 'text']);
    }
    expect((await here.bruno.call('PUT', '/api/letters/note', { text: '' })).json().note).toBe('');
  });

  it('replaces no note unseen that somebody else has written, or that was sent', async () => {
    const here = await site();
    const put = async (by: typeof here.bruno, text: string, version?: string) => {
      const headers = {
        'csrf-token': await by.csrfToken(),
        ...(version !== undefined && { 'if-match': version }),
      };
      return by.send('PUT', '/api/letters/note', { text }, headers);
    };
    const first = await put(here.bruno, 'Tea', '"1"');
    expect([first.statusCode, first.headers.etag, first.json().noteVersion]).toEqual([
      200,
      '"2"',
      2,
    ]);
    const refused = await put(here.master, 'Coffee', '"1"');
    expect([refused.statusCode, refused.json().code]).toEqual([412, 'changed-meanwhile']);
    expect(await read(here)).toMatchObject({ note: 'Tea', noteVersion: 2 });
    // Saving the same text again changes nothing.
    expect((await put(here.master, 'Tea', '"2"')).headers.etag).toBe('"2"');
    await takeLetterNote(here.database.writes, '2026-03-23');
    expect((await put(here.bruno, 'Tea and cake', '"2"')).statusCode).toBe(412);
    expect(await read(here)).toMatchObject({ note: '', noteVersion: 3 });
    // Sending an empty note does not change its version.
    await takeLetterNote(here.database.writes, '2026-03-30');
    expect((await put(here.bruno, 'Tea and cake', '"3"')).statusCode).toBe(200);
    // A change without a version is accepted as before.
    expect((await put(here.master, 'Coffee')).json()).toMatchObject({
      note: 'Coffee',
      noteVersion: 5,
    });
  });

  it('ends the letters to an address for the Master Admin, who learns nothing by it', async () => {
    const here = await site();
    await subscribe(here, ANNA, ['daily']);
    await postForm(here.app, `/letters/confirm/${await tokenOf(here, ANNA)}`, []);
    const remove = (email: unknown, by = here.master) =>
      by.call('POST', '/api/letters/remove', { email });
    expect((await remove(ANNA, here.bruno)).statusCode).toBe(403);
    expect((await read(here)).topics.daily).toBe(1);
    const [known, unknown] = [await remove(' Anna.Believer@MAIL.example'), await remove(ANNA)];
    expect([known.statusCode, unknown.statusCode]).toEqual([204, 204]);
    expect((await read(here)).topics.daily).toBe(0);
    const { entries } = (await here.master.send('GET', '/api/audit?kind=settings')).json();
    expect(entries.map(({ change }: { change: unknown }) => change)).toEqual([
      { action: 'letters-removed' },
      { action: 'letters-removed' },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/believer/i);
    for (const wrong of [
      '',
      'anna',
      'a@b',
      'a@b.example, c@d.example',
      'x'.repeat(1001),
      7,
      null,
    ]) {
      const refused = await remove(wrong);
      expect([refused.statusCode, refused.json().issues?.[0]?.path]).toEqual([400, 'email']);
    }
  });

  it('is not there while letters are off, nor for who is not logged in', async () => {
    const here = await site();
    const calls = [
      ['GET', '/api/letters', undefined],
      ['PUT', '/api/letters/note', { text: 'x' }],
      ['POST', '/api/letters/remove', { email: ANNA }],
    ] as const;
    expect((await here.app.inject('/api/letters')).statusCode).toBe(401);
    const stored = await readStoredSettings(here.database.reads);
    const off = { ...stored, features: NO_FEATURES };
    await saveSettings(here.database.writes, off, stored.version + 1, NOON);
    for (const [method, url, body] of calls) {
      const answer = await (method === 'GET'
        ? here.master.send(method, url)
        : here.master.call(method, url, body));
      expect(answer.statusCode, url).toBe(404);
    }
  });
});
