import type { GatheringOccurrence } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { addHolyDays } from '../../testing/content.ts';
import { databases } from '../../testing/test-database.ts';
import { told } from '../../testing/told.ts';
import { DEVOTIONAL, gatheringsSite } from './testing/gatherings-site.ts';

const TUESDAY = '2026-03-24';
const NEXT = '2026-03-31';

type Site = Awaited<ReturnType<typeof gatheringsSite>>;

async function occurrences({ anna }: Pick<Site, 'anna'>, id: number, from: string, to: string) {
  return (await anna.send('GET', `/api/gatherings/${id}/occurrences?from=${from}&to=${to}`)).json();
}

describe.each(databases)('occurrences on $name', ({ open }) => {
  it('are told with all that holds of them', async () => {
    const site = await gatheringsSite(await open());
    const { id } = await site.add({ ...DEVOTIONAL, online: 'https://meet.example/1' });
    expect(await occurrences(site, id, '2026-03-22', '2026-04-05')).toEqual([
      {
        day: TUESDAY,
        startsAt: '2026-03-24T18:30:00.000Z',
        endsAt: '2026-03-24T19:30:00.000Z',
        time: '19:30',
        place: 'Garden Street 4',
        online: 'https://meet.example/1',
        note: null,
        cancelled: false,
        moved: null,
        people: 0,
      },
      // The clocks have changed meanwhile, and the meeting is still at half past seven.
      expect.objectContaining({ day: NEXT, startsAt: '2026-03-31T17:30:00.000Z', time: '19:30' }),
    ]);
  });

  it('of all gatherings are told in one answer, in the order in which people meet', async () => {
    const site = await gatheringsSite(await open());
    const evenings = await site.add(DEVOTIONAL);
    const talk = { kind: 'other', title: 'Talk', starts: '2026-03-24', time: '18:00' };
    const { id } = await site.add({ ...talk, audience: 'link' });
    const asked = (days: string) => site.anna.send('GET', `/api/gatherings/occurrences?${days}`);
    const all = (await asked('from=2026-03-22&to=2026-04-05')).json();
    expect(all.map(({ gathering, day }: GatheringOccurrence) => [gathering, day])).toEqual([
      [id, TUESDAY],
      [evenings.id, TUESDAY],
      [evenings.id, NEXT],
    ]);
    const own = await occurrences(site, evenings.id, '2026-03-22', '2026-04-05');
    expect(all.slice(1)).toEqual(
      own.map((occurrence: object) => ({ ...occurrence, gathering: evenings.id })),
    );
    expect((await asked('from=2026-03-22&to=2026-03-21')).statusCode).toBe(400);
    expect((await asked('from=2026-03-22&to=2027-04-26')).statusCode).toBe(400);
    expect((await asked('from=2026-03-22')).statusCode).toBe(400);
    expect((await site.app.inject('/api/gatherings/occurrences')).statusCode).toBe(401);
  });

  it('differ one by one, and are as the others again', async () => {
    const site = await gatheringsSite(await open());
    const { id } = await site.add(DEVOTIONAL);
    const url = `/api/gatherings/${id}/occurrences/${TUESDAY}`;
    const body = { day: '2026-03-26', time: '20:00', place: 'Hall', note: 'The garden is wet' };
    const changed = await site.anna.call('PUT', url, body);
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toMatchObject({
      day: TUESDAY,
      moved: '2026-03-26',
      startsAt: '2026-03-26T19:00:00.000Z',
      time: '20:00',
      place: 'Hall',
      note: 'The garden is wet',
    });
    expect(await occurrences(site, id, TUESDAY, TUESDAY)).toEqual([]);
    expect(await occurrences(site, id, '2026-03-26', '2026-03-26')).toEqual([changed.json()]);
    expect((await site.anna.call('PUT', url, { cancelled: true })).json()).toMatchObject({
      cancelled: true,
      moved: null,
      place: 'Garden Street 4',
    });
    expect((await site.anna.call('DELETE', url)).statusCode).toBe(204);
    expect(await occurrences(site, id, TUESDAY, TUESDAY)).toMatchObject([{ cancelled: false }]);
    expect((await site.anna.call('DELETE', url)).statusCode).toBe(204);
  });

  it('are none on a day that the rule does not have, or does not have any more', async () => {
    const site = await gatheringsSite(await open());
    const { id } = await site.add(DEVOTIONAL);
    const url = (day: string) => `/api/gatherings/${id}/occurrences/${day}`;
    const wrong = await site.anna.call('PUT', url('2026-03-25'), { cancelled: true });
    expect(wrong.statusCode).toBe(404);
    expect(told(wrong)).toEqual({ message: 'There is no gathering on this day' });
    expect((await site.anna.call('DELETE', url('2026-03-25'))).statusCode).toBe(404);
    expect((await site.anna.call('PUT', url('2026-02-30'), {})).statusCode).toBe(400);
    await site.anna.call('PUT', url(TUESDAY), { cancelled: true });
    const wednesdays = { ...DEVOTIONAL, repeat: { ...DEVOTIONAL.repeat, weekdays: [3] } };
    await site.anna.call('PUT', `/api/gatherings/${id}`, wednesdays);
    expect(await occurrences(site, id, TUESDAY, '2026-03-25')).toMatchObject([
      { day: '2026-03-25' },
    ]);
    // The exception is kept for a rule that has the day again.
    await site.anna.call('PUT', `/api/gatherings/${id}`, DEVOTIONAL);
    expect(await occurrences(site, id, TUESDAY, TUESDAY)).toMatchObject([{ cancelled: true }]);
  });

  it.each([
    ['2026-03-24', '2026-03-23', 'The last day that is asked for is before the first'],
    ['2026-03-24', '2027-04-28', 'At most 400 days can be asked for at once'],
    ['2026-03-24', '2026-02-30', /real day/],
  ])('are not told from %s to %s', async (from, to, message) => {
    const site = await gatheringsSite(await open());
    const { id } = await site.add(DEVOTIONAL);
    const url = `/api/gatherings/${id}/occurrences`;
    const response = await site.anna.send('GET', `${url}?from=${from}&to=${to}`);
    expect(response.statusCode).toBe(400);
    expect(told(response)).toMatchObject({ issues: [{ message: expect.stringMatching(message) }] });
    expect((await site.anna.send('GET', `${url}?from=2026-03-24&to=2027-04-27`)).statusCode).toBe(
      200,
    );
  });

  it('follow the holy days that volunteers keep, two on one day being one', async () => {
    const database = await open();
    const site = await gatheringsSite(database);
    await addHolyDays(database, ['Ours', '2026-04-02'], ['Theirs', '2026-04-02']);
    const { id } = await site.add({
      ...DEVOTIONAL,
      kind: 'holy-day',
      repeat: { every: 'holy-day', when: 'eve' },
    });
    expect(await occurrences(site, id, TUESDAY, '2026-04-05')).toMatchObject([
      { day: '2026-04-01' },
    ]);
    const [one, two] = (await site.anna.send('GET', '/api/holy-days')).json();
    await site.anna.call('DELETE', `/api/holy-days/${one.id}`);
    await site.anna.call('PUT', `/api/holy-days/${two.id}`, { name: 'New', date: '2026-04-02' });
    expect(await occurrences(site, id, TUESDAY, '2026-04-05')).toHaveLength(1);
    await site.anna.call('DELETE', `/api/holy-days/${two.id}`);
    expect(await occurrences(site, id, TUESDAY, '2026-04-05')).toEqual([]);
  });

  it('follow the community to another time zone', async () => {
    const site = await gatheringsSite(await open());
    const { id } = await site.add(DEVOTIONAL);
    const settings = (await site.anna.send('GET', '/api/settings')).json();
    const { siteName, tagline, language, contact, holyDaysAhead, listed } = settings;
    const moved = await site.anna.call('PUT', '/api/settings', {
      siteName,
      tagline,
      language,
      contact,
      holyDaysAhead,
      listed,
      place: null,
      timeZone: 'America/New_York',
    });
    expect(moved.statusCode).toBe(200);
    expect(await occurrences(site, id, TUESDAY, TUESDAY)).toMatchObject([
      { time: '19:30', startsAt: '2026-03-24T23:30:00.000Z' },
    ]);
  });
});
