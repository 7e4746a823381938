import { rmSync } from 'node:fs';
import {
  type AttentionEntry,
  DEFAULT_SETTINGS,
  type GatheringFields,
  gatheringDefaults,
  NO_FEATURES,
} from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { keyFilePath } from '../../sealing/key-file.ts';
import { addHolyDays, addQuotes } from '../../testing/content.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases, temporaryFolder } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { saveLastBackup } from '../backups/backups.repository.ts';
import { deleteAnswer, insertAnswer } from '../gatherings/answers/answers.repository.ts';
import { insertGathering } from '../gatherings/gatherings.repository.ts';
import { readSending, saveSending } from '../sending/sending.repository.ts';
import { saveSettings } from '../settings/settings.repository.ts';

/** The Tuesday before the Feast of Jalál, which is on a Thursday. */
const NOON = '2026-04-07T12:00:00.000Z';
const FEAST = '2026-04-09';
const DAY_SECONDS = 24 * 60 * 60;
const SENDING = {
  mail: {
    host: 'smtp.mail.example',
    port: 465,
    security: 'tls',
    username: 'friends',
    password: 'mailbox secret',
    fromName: 'Friends',
    fromAddress: 'friends@site.example',
    replyTo: null,
    perHour: 100,
    dkim: null,
  },
  telegram: null,
  mastodon: null,
  webhooks: [],
  sendAt: '07:00',
  weeklyOn: 1,
};

describe.each(databases)('what needs volunteers on $name', ({ open }) => {
  async function siteOn(
    database: Database,
    {
      rotation = 'on',
      ...switchedOn
    }: { gatherings?: boolean; notifications?: boolean; rotation?: string } = {},
  ) {
    const clock = new TestClock(NOON);
    const DATA_DIR = temporaryFolder();
    await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
    const features = { ...NO_FEATURES, ...switchedOn };
    await saveSettings(database.writes, { ...DEFAULT_SETTINGS, features }, 2, NOON);
    const environment = { DATA_DIR, QUOTE_ROTATION: rotation };
    const app = await createTestApp(database, { clock, environment });
    const anna = await loggedIn(app, 'anna');
    const bruno = await loggedIn(app, 'bruno');
    const attention = async (who: typeof anna): Promise<AttentionEntry[]> => {
      const response = await who.send('GET', '/api/attention');
      expect(response.statusCode).toBe(200);
      return response.json();
    };
    return { app, clock, database, DATA_DIR, anna, bruno, attention };
  }

  /** Adds a message, and returns what fails to send it once more. */
  async function failingOn(database: Database, clock: TestClock, channel: string) {
    const outbox = createOutbox({ database, clock });
    await outbox.add(database.writes, [{ key: 'a', channel, kind: 'k', subject: {} }]);
    return async () => {
      const [row] = await outbox.advance([], [channel], 1);
      if (row === undefined) throw new Error('Nothing is due');
      await outbox.advance([{ row, result: { outcome: 'failed', error: 'no' } }], [], 0);
      clock.advance(60);
    };
  }

  const scheduled = (days: number, from = 7) =>
    Array.from({ length: days }, (_, index) => ({
      text: `Quote ${index}`,
      displayDate: `2026-04-${String(from + index).padStart(2, '0')}`,
    }));

  it('is nothing in a new installation, and only for who is logged in', async () => {
    const { app, anna, bruno, attention } = await siteOn(await open());
    expect(await attention(anna)).toEqual([]);
    expect(await attention(bruno)).toEqual([]);
    expect((await app.inject('/api/attention')).statusCode).toBe(401);
  });

  it('is quotes that end within two weeks, until another is added', async () => {
    const database = await open();
    await addQuotes(database, ...scheduled(14));
    const { anna, bruno, attention } = await siteOn(database);
    const entry = {
      kind: 'quotes-run-out',
      count: 14,
      since: '2026-04-07',
      place: '/admin#quotes/manage?view=year',
    };
    expect(await attention(anna)).toEqual([entry]);
    expect(await attention(bruno)).toEqual([entry]);
    const quote = { text: 'One more', source: 'Somebody', displayDate: '2026-04-21' };
    await anna.call('POST', '/api/quotes', quote);
    expect(await attention(anna)).toEqual([]);
  });

  it('is worked out anew when the day of the community changes', async () => {
    const database = await open();
    await addQuotes(database, ...scheduled(15));
    const { clock, bruno, attention } = await siteOn(database);
    expect(await attention(bruno)).toEqual([]);
    clock.advance(DAY_SECONDS);
    expect(await attention(bruno)).toMatchObject([{ kind: 'quotes-run-out', count: 14 }]);
  });

  it('is quotes that have ended, and a day between without one', async () => {
    const database = await open();
    await addQuotes(database, ...scheduled(2, 1), ...scheduled(3, 9));
    const { anna, attention } = await siteOn(database);
    expect(await attention(anna)).toMatchObject([{ count: 0, since: '2026-04-03' }]);
    await anna.call('POST', '/api/quotes', { text: 'A', source: 'B', displayDate: '2026-04-07' });
    expect(await attention(anna)).toMatchObject([{ count: 1, since: '2026-03-25' }]);
  });

  it('is no day that the rotation fills, as long as it is on', async () => {
    const database = await open();
    await addQuotes(database, { text: 'Without a day' }, ...scheduled(1));
    const { anna, attention } = await siteOn(database);
    expect(await attention(anna)).toEqual([]);
    const without = await open();
    await addQuotes(without, { text: 'Without a day' }, ...scheduled(1));
    const site = await siteOn(without, { rotation: 'off' });
    expect(await site.attention(site.anna)).toMatchObject([{ kind: 'quotes-run-out', count: 1 }]);
  });

  it('is a Feast and a holy day in the next seven days for which nobody meets', async () => {
    const database = await open();
    await addHolyDays(database, ['Ours', '2026-04-13'], ['Next week', '2026-04-14']);
    const { anna, attention } = await siteOn(database, { gatherings: true });
    expect(await attention(anna)).toEqual([
      { kind: 'day-without-gathering', count: 2, since: '2026-04-03', place: '/admin#gatherings' },
    ]);
    const feast = { kind: 'feast', title: 'Feast', starts: '2026-04-08', time: '19:30' };
    const { id } = (await anna.call('POST', '/api/gatherings', feast)).json();
    expect(await attention(anna)).toMatchObject([{ count: 1, since: '2026-04-07' }]);
    // In the morning it is not yet that Badí day.
    await anna.call('PUT', `/api/gatherings/${id}`, { ...feast, time: '10:00' });
    expect(await attention(anna)).toMatchObject([{ count: 2 }]);
    await anna.call('PUT', `/api/gatherings/${id}`, { ...feast, starts: FEAST });
    expect(await attention(anna)).toMatchObject([{ count: 1 }]);
    const day = `/api/gatherings/${id}/occurrences/${FEAST}`;
    await anna.call('PUT', day, { cancelled: true });
    expect(await attention(anna)).toMatchObject([{ count: 2 }]);
  });

  it('is a gathering for which more have answered than there are places, as long as it is ahead', async () => {
    const database = await open();
    const { anna, bruno, attention, clock } = await siteOn(database, { gatherings: true });
    // It is for this week's Feast, so that there is no other notice.
    const evening = { kind: 'feast', title: 'Feast', starts: FEAST, time: '19:30', capacity: 5 };
    const { id } = (await anna.call('POST', '/api/gatherings', evening)).json();
    const answered = {
      gathering_id: id,
      day: FEAST,
      held_on: FEAST,
      name: null,
      answered_at: NOON,
    };
    for (const people of [3, 2]) {
      await insertAnswer(database.writes, { ...answered, people, token_hash: String(people) });
    }
    expect(await attention(anna)).toEqual([]);
    const lower = (capacity: number) =>
      anna.call('PUT', `/api/gatherings/${id}`, { ...evening, capacity });
    await lower(4);
    const entry = {
      kind: 'answers-above-capacity',
      count: 1,
      since: null,
      place: '/admin#gatherings/days',
    };
    expect(await attention(anna)).toEqual([entry]);
    expect(await attention(bruno)).toEqual([entry]);
    // Withdrawing changes no public content, and the notice is gone at once.
    await deleteAnswer(database.writes, '2');
    expect(await attention(anna)).toEqual([]);
    await lower(2);
    expect(await attention(anna)).toMatchObject([{ kind: 'answers-above-capacity' }]);
    const day = `/api/gatherings/${id}/occurrences/${FEAST}`;
    await anna.call('PUT', day, { cancelled: true });
    expect(await attention(anna)).toMatchObject([{ kind: 'day-without-gathering' }]);
    await anna.call('DELETE', day);
    clock.moveTo(`${FEAST}T20:30:00Z`);
    expect(await attention(anna)).toEqual([]);
  });

  it('is a series that shows nothing further soon, until somebody renews it', async () => {
    const database = await open();
    const site = await siteOn(database, { gatherings: true });
    const weekly = {
      ...gatheringDefaults('devotional'),
      kind: 'devotional',
      title: 'Prayers',
      starts: '2026-01-01',
      time: '19:30',
      repeat: { every: 'week', weekdays: [3, 4], interval: 1 },
    } satisfies GatheringFields;
    // The series would stop within two weeks.
    const confirmed = '2026-01-15T12:00:00.000Z';
    const { id } = await insertGathering(database.writes, weekly, 'A'.repeat(22), confirmed);
    const ended = { ...weekly, ends: '2026-04-08' };
    await insertGathering(database.writes, ended, 'B'.repeat(22), confirmed);
    expect(await site.attention(site.anna)).toMatchObject([
      { kind: 'series-to-renew', count: 1, place: '/admin#gatherings' },
    ]);
    await site.anna.call('POST', `/api/gatherings/${id}/renew`);
    expect(await site.attention(site.anna)).toEqual([]);
  });

  it('is, for the Master Admin alone, sending that fails twice in a row', async () => {
    const { anna, bruno, attention, clock, database } = await siteOn(await open());
    await anna.call('PUT', '/api/sending', SENDING);
    const fail = await failingOn(database, clock, 'mail');
    for (const expected of [[], [{ kind: 'sending-fails', count: 2, since: '2026-04-07' }]]) {
      await fail();
      expect(await attention(anna)).toMatchObject(expected);
    }
    expect(await attention(bruno)).toEqual([]);
  });

  it.each([true, false])('is notifications that fail, where they are on: %s', async (isOn) => {
    const { anna, attention, clock, database } = await siteOn(await open(), {
      notifications: isOn,
    });
    const fail = await failingOn(database, clock, 'push');
    await fail();
    await fail();
    const expected = { kind: 'sending-fails', count: 2, since: '2026-04-07' };
    expect(await attention(anna)).toMatchObject(isOn ? [expected] : []);
  });

  it('is sending that is paused, until it goes on', async () => {
    const { anna, attention, database } = await siteOn(await open());
    const stored = await readSending(database.reads);
    await saveSending(database.writes, { ...stored, pausedAt: '2026-04-05T22:30:00.000Z' }, NOON);
    expect(await attention(anna)).toEqual([
      { kind: 'sending-paused', count: 1, since: '2026-04-05', place: '/admin#settings/sending' },
    ]);
    await anna.call('POST', '/api/sending/resume');
    expect(await attention(anna)).toEqual([]);
  });

  it('is a backup three days after the last one', async () => {
    const { anna, bruno, attention, clock, database } = await siteOn(await open());
    await saveLastBackup(database.writes, { at: NOON, way: 'download' });
    clock.advance(3 * DAY_SECONDS - 1);
    expect(await attention(anna)).toEqual([]);
    clock.advance(1);
    expect(await attention(anna)).toEqual([
      { kind: 'no-backup', count: 3, since: '2026-04-10', place: '/admin#settings' },
    ]);
    expect(await attention(bruno)).toEqual([]);
  });

  it('is what cannot be read without the sealing key', async () => {
    const { anna, attention, DATA_DIR } = await siteOn(await open());
    await anna.call('PUT', '/api/sending', SENDING);
    rmSync(keyFilePath(DATA_DIR));
    expect(await attention(anna)).toMatchObject([
      { kind: 'unreadable-data', count: 1, since: null, place: '/admin#settings/sending' },
    ]);
    await anna.call('POST', '/api/sending/begin-anew');
    expect(await attention(anna)).toEqual([]);
  });

  it('is put off for seven days, by one volunteer for that one', async () => {
    const database = await open();
    await addQuotes(database, ...scheduled(1));
    const { anna, bruno, attention, clock } = await siteOn(database);
    const notNow = () => bruno.call('POST', '/api/attention/quotes-run-out/not-now');
    expect((await notNow()).statusCode).toBe(204);
    expect((await notNow()).statusCode).toBe(204);
    expect(await attention(bruno)).toEqual([]);
    expect(await attention(anna)).toMatchObject([{ kind: 'quotes-run-out' }]);
    clock.advance(7 * DAY_SECONDS);
    expect(await attention(bruno)).toMatchObject([{ kind: 'quotes-run-out' }]);
    const unknown = await bruno.call('POST', '/api/attention/nothing/not-now');
    expect(unknown.statusCode).toBe(404);
  });
});
