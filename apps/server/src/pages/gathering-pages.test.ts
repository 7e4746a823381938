import { describe, expect, it } from 'vitest';
import { DEVOTIONAL, gatheringsSite } from '../features/gatherings/testing/gatherings-site.ts';
import { databases } from '../testing/test-database.ts';

const [sqlite] = databases;
const TUESDAY = '2026-03-24';

const site = async (options = {}) =>
  gatheringsSite(await sqlite.open(), {
    environment: { PUBLIC_URL: 'https://friends.example' },
    ...options,
  });

/** The structured data for search engines on a page. */
const eventIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

describe('the pages of gatherings', () => {
  it('show the next five weeks and each meeting, for search engines, too', async () => {
    const { app, anna, add } = await site();
    const { id } = await add({
      ...DEVOTIONAL,
      description: 'Bring <b>songs</b> </script> & "joy"',
    });
    const list = await app.inject('/gatherings');
    expect(list.statusCode).toBe(200);
    expect(list.body.match(/<article/g)).toHaveLength(5);
    expect(list.body).toContain(`href="/gatherings/${id}/${TUESDAY}"`);
    const page = await app.inject(`/gatherings/${id}/${TUESDAY}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>Evening of prayers – Friends of Haifa</title>');
    expect(eventIn(page.body)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Evening of prayers',
      startDate: '2026-03-24T18:30:00.000Z',
      endDate: '2026-03-24T19:30:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: [{ '@type': 'Place', name: 'Garden Street 4', address: 'Garden Street 4' }],
      description: 'Bring <b>songs</b> </script> & "joy"',
      inLanguage: 'en',
      organizer: {
        '@type': 'Organization',
        name: 'Friends of Haifa',
        url: 'https://friends.example',
      },
      url: `https://friends.example/gatherings/${id}/${TUESDAY}`,
    });
    const day = `/api/gatherings/${id}/occurrences/${TUESDAY}`;
    await anna.call('PUT', day, { day: '2026-03-25' });
    const moved = await app.inject(`/gatherings/${id}/${TUESDAY}`);
    expect(eventIn(moved.body)).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: TUESDAY,
      startDate: '2026-03-25T18:30:00.000Z',
    });
    expect(moved.body).toContain('Moved from Tuesday, March 24');
    await anna.call('PUT', day, { cancelled: true });
    const cancelled = await app.inject(`/gatherings/${id}/${TUESDAY}`);
    expect(eventIn(cancelled.body).eventStatus).toBe('https://schema.org/EventCancelled');
    expect(cancelled.body).toContain('Cancelled');
  });

  it('speak every language, and a gathering keeps its own', async () => {
    const { app, add } = await site();
    const { id, token } = await add({ ...DEVOTIONAL, title: 'جلسهٔ دعا', language: 'fa' });
    const german = await app.inject(`/de/gatherings/${id}/${TUESDAY}`);
    expect(german.body).toContain('<html lang="de">');
    expect(german.body).toContain('<span lang="fa" dir="rtl">جلسهٔ دعا</span>');
    expect(german.body).toContain('Dienstag, 24. März 2026');
    expect(german.body).toContain(`https://friends.example/de/gatherings/${id}/${TUESDAY}`);
    const behind = await app.inject(`/gatherings/with/${token}`);
    expect(behind.body).toContain('<html lang="fa" dir="rtl">');
    expect(behind.body).toContain('سه‌شنبه');
  });

  it('are none where there is nothing, and none at all while gatherings are off', async () => {
    const { app, add } = await site();
    const { id } = await add(DEVOTIONAL);
    for (const path of [
      `/gatherings/${id}`,
      `/gatherings/${id}/2026-03-25`,
      `/gatherings/${id}/2026-02-30`,
      `/gatherings/${id}/0001-01-01`,
      `/gatherings/0${id}/${TUESDAY}`,
      `/gatherings/999/${TUESDAY}`,
      '/gatherings/with',
      '/gatherings/2147483648/2026-03-24',
    ]) {
      expect((await app.inject(path)).statusCode, path).toBe(404);
    }
    const off = await site({ isOn: false });
    for (const path of ['/gatherings', '/de/gatherings', `/gatherings/${id}/${TUESDAY}`]) {
      expect((await off.app.inject(path)).statusCode, path).toBe(404);
    }
    expect((await off.app.inject('/')).body).not.toContain('gathering');
  });

  it('are beside the home page as a sixth card, which no script carries', async () => {
    const { app, anna, add } = await site();
    const card = async () =>
      /<section [^>]*class="card gatherings-card">.*?<\/section>/s.exec(
        (await app.inject('/')).body,
      )?.[0];
    expect(await card()).toBeUndefined();
    const { id } = await add(DEVOTIONAL);
    await anna.call('PUT', `/api/gatherings/${id}/occurrences/${TUESDAY}`, { cancelled: true });
    const shown = await card();
    expect(shown?.match(/<li>/g)).toHaveLength(3);
    expect(shown).toContain(`/gatherings/${id}/2026-03-31`);
    expect(shown).not.toContain(TUESDAY);
    const { body } = await app.inject('/');
    expect(body.split('Evening of prayers')).toHaveLength(4);
    await anna.call('PUT', `/api/gatherings/${id}`, { ...DEVOTIONAL, audience: 'link' });
    expect(await card()).toBeUndefined();
  });
});
