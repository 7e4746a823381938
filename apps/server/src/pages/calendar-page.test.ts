import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { loggedIn } from '../testing/test-browser.ts';
import { TestClock } from '../testing/test-clock.ts';
import { databases } from '../testing/test-database.ts';
import { addUsers } from '../testing/test-users.ts';

describe.each(databases)('the calendar on $name', ({ open }) => {
  async function site(environment: Record<string, string> = {}, now = '2027-03-20T12:00:00Z') {
    const database = await open();
    await addUsers(database, { anna: 'Admin' });
    const clock = new TestClock(now);
    const app = await createTestApp(database, { clock, environment });
    const page = async (url: string) => (await app.inject(url)).body;
    return { app, clock, page, browser: () => loggedIn(app, 'anna') };
  }

  it('has the holy days that volunteers keep in its year, and follows their changes', async () => {
    const { page, browser } = await site();
    expect(await page('/calendar/183')).not.toContain('First day of Riḍván');
    const volunteer = await browser();
    await volunteer.call('POST', '/api/holy-days/from-calendar', { year: 183 });
    expect(await page('/calendar/183')).toContain('First day of Riḍván');
    expect(await page('/calendar/184')).not.toContain('First day of Riḍván');
    const ofBothEnds = [
      { name: 'Last picnic', date: '2027-03-20' },
      { name: 'First picnic', date: '2027-03-21' },
    ];
    for (const holyDay of ofBothEnds) await volunteer.call('POST', '/api/holy-days', holyDay);
    expect(await page('/calendar/183')).toContain('Last picnic');
    expect(await page('/calendar/183')).not.toContain('First picnic');
    expect(await page('/calendar/184')).toContain('First picnic');
    expect(await page('/calendar/184')).not.toContain('Last picnic');
    const { id } = (await volunteer.send('GET', '/api/holy-days'))
      .json()
      .find(({ name }: { name: string }) => name === 'Naw-Rúz');
    await volunteer.call('DELETE', `/api/holy-days/${id}`);
    expect(await page('/calendar/183')).not.toContain('<bdi>Naw-Rúz</bdi>');
  });

  it('follows the community’s day into the next year', async () => {
    const { clock, page } = await site();
    expect(await page('/calendar')).toContain('<h1>Badí Calendar 183 B.E.</h1>');
    expect(await page('/calendar/184')).not.toContain('aria-current="date"');
    clock.moveTo('2027-03-21T00:00:01Z');
    expect(await page('/calendar')).toContain('<h1>Badí Calendar 184 B.E.</h1>');
    expect(await page('/calendar/184')).toContain('aria-current="date"');
    expect(await page('/calendar/183')).not.toContain('aria-current="date"');
  });

  it('names the site’s own address to calendar programs, never that of a request', async () => {
    const known = await site({ PUBLIC_URL: 'https://friends.example' });
    expect(await known.page('/calendar')).toContain(
      'href="webcal://friends.example/feeds/calendar.ics"',
    );
    const unknown = await site();
    const { body } = await unknown.app.inject({ url: '/calendar', headers: { host: 'evil.test' } });
    expect(body).toContain('href="/feeds/calendar.ics"');
    expect(body).not.toMatch(/webcal:|evil\.test/);
  });

  it.each(['0', '508', '183/', '0183', 'abc'])('has no year %s', async (year) => {
    const { app } = await site();
    expect((await app.inject(`/calendar/${year}`)).statusCode).toBe(404);
  });

  it.each(['1844-03-20T12:00:00Z', '2351-03-21T12:00:00Z'])(
    'has no year of today outside of the Badí calendar, but those in it: %s',
    async (instant) => {
      const { app } = await site({}, instant);
      const statuses = [];
      for (const url of ['/', '/calendar', '/calendar/1', '/calendar/507']) {
        statuses.push((await app.inject(url)).statusCode);
      }
      expect(statuses).toEqual([200, 404, 200, 200]);
    },
  );

  it('is small: 15 kB at most', async () => {
    const { app, browser } = await site();
    await (await browser()).call('POST', '/api/holy-days/from-calendar', { year: 183 });
    const headers = { 'accept-encoding': 'br' };
    const { rawPayload } = await app.inject({ url: '/calendar/183', headers });
    expect(rawPayload.length).toBeLessThanOrEqual(15_000);
  });
});
