import { renameSync } from 'node:fs';
import type { ProgrammeItem } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { loggedIn } from '../../../testing/test-browser.ts';
import { databases } from '../../../testing/test-database.ts';
import { answersSite, TUESDAY } from '../answers/testing/answers-site.ts';
import { DEVOTIONAL } from '../testing/gatherings-site.ts';

const READER = 'Quintessa Zephyrine';
const ITEM = {
  part: 'devotional',
  title: 'Opening prayer',
  text: 'Blessed is the spot',
  source: 'Prayers',
  reader: READER,
} as const satisfies ProgrammeItem;

const VIEWS = ['programme', 'show'] as const;

describe.each(databases)('pages of programmes on $name', ({ open }) => {
  async function planned(gathering: object = DEVOTIONAL) {
    const site = await answersSite(await open());
    const { id, token } = await site.add(gathering);
    const day = `/api/gatherings/${id}/occurrences/${TUESDAY}`;
    const saved = await site.anna.call('PUT', `${day}/programme`, { items: [ITEM] });
    expect(saved.statusCode).toBe(200);
    const addresses = {
      open: `/gatherings/${id}/${TUESDAY}`,
      secret: `/gatherings/with/${token}/${TUESDAY}`,
    };
    const get = (url: string) => site.app.inject(url);
    return { ...site, id, day, get, ...addresses };
  }

  it('name who reads behind the link alone, and keep nothing of that', async () => {
    const site = await planned();
    for (const view of VIEWS) {
      const secret = await site.get(`${site.secret}/${view}`);
      expect(secret.statusCode).toBe(200);
      expect(secret.body).toContain(READER);
      expect(secret.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      for (const prefix of ['', '/de']) {
        const shown = await site.get(`${prefix}${site.open}/${view}`);
        expect(shown.statusCode).toBe(200);
        expect(shown.body).toContain(ITEM.text);
        expect(shown.body).not.toContain(READER);
        expect(shown.headers['cache-control']).toBe('no-cache');
      }
      expect((await site.get(`/de${site.secret}/${view}`)).statusCode).toBe(404);
      expect(
        (await site.get(`/gatherings/with/${'A'.repeat(22)}/${TUESDAY}/${view}`)).statusCode,
      ).toBe(404);
    }
    for (const page of [site.open, site.secret]) {
      const { body } = await site.get(page);
      for (const view of VIEWS) expect(body).toContain(`href="${page}/${view}"`);
      expect(body).not.toContain(READER);
    }
  });

  it('of what is for the link are behind it alone', async () => {
    const site = await planned({ ...DEVOTIONAL, kind: 'feast', audience: 'link' });
    for (const view of VIEWS) {
      expect((await site.get(`${site.open}/${view}`)).statusCode).toBe(404);
      expect((await site.get(`${site.secret}/${view}`)).statusCode).toBe(200);
    }
  });

  it('follow a change at once, a moved day, one that is called off, and a deletion', async () => {
    const site = await planned();
    const statuses = async () => {
      const pages = [site.open, site.secret].flatMap((page) =>
        VIEWS.map((view) => `${page}/${view}`),
      );
      const codes = (await Promise.all(pages.map(site.get))).map(({ statusCode }) => statusCode);
      return [...new Set(codes)];
    };
    expect(await statuses()).toEqual([200]);
    const { body } = await site.get(`${site.open}/programme`);
    expect(body).toContain('Tuesday, March 24, 2026');
    await site.anna.call('PUT', site.day, { day: '2026-03-26' });
    expect((await site.get(`${site.open}/programme`)).body).toContain('Thursday, March 26, 2026');
    await site.anna.call('PUT', site.day, { cancelled: true });
    expect(await statuses()).toEqual([404]);
    expect((await site.get(site.open)).body).not.toContain(`${site.open}/programme`);
    await site.anna.call('DELETE', site.day);
    expect(await statuses()).toEqual([200]);
    const changed = { items: [{ ...ITEM, title: 'Another prayer' }] };
    await site.anna.call('PUT', `${site.day}/programme`, changed);
    expect((await site.get(`${site.open}/programme`)).body).toContain('Another prayer');
    await site.anna.call('PUT', `${site.day}/programme`, { items: [] });
    expect(await statuses()).toEqual([404]);
    await site.anna.call('PUT', `${site.day}/programme`, changed);
    await site.anna.call('DELETE', `/api/gatherings/${site.id}`);
    expect(await statuses()).toEqual([404]);
  });

  it('forget who read 14 days after the day, whether or not that was deleted', async () => {
    const site = await planned();
    site.clock.advance(18 * 86_400);
    expect((await site.get(`${site.secret}/programme`)).body).not.toContain(READER);
    expect((await site.get(`${site.secret}/programme`)).body).toContain(ITEM.text);
  });

  it('are not there while gatherings are off', async () => {
    const site = await planned();
    await site.switchOff();
    for (const page of [site.open, site.secret]) {
      for (const view of VIEWS) expect((await site.get(`${page}/${view}`)).statusCode).toBe(404);
    }
  });

  it('refuse a paper that there is no layout for, and days that there are not', async () => {
    const site = await planned();
    for (const page of [site.open, site.secret]) {
      expect((await site.get(`${page}/programme?paper=a4`)).statusCode).toBe(200);
      expect((await site.get(`${page}/programme?paper=a3`)).statusCode).toBe(400);
      const otherDay = page.replace(TUESDAY, '2026-02-30');
      expect((await site.get(`${otherDay}/programme`)).statusCode).toBe(404);
      expect((await site.get(`${page}/songs`)).statusCode).toBe(404);
    }
  });

  it('are shown without who reads while nobody can unseal that, and no name is lost', async () => {
    const site = await planned();
    const path = `${site.DATA_DIR}/sealing.key`;
    renameSync(path, `${path}.away`);
    expect((await site.get(`${site.secret}/programme`)).body).not.toContain(READER);
    const anna = await loggedIn(site.app, 'anna');
    const refused = await anna.call('PUT', `${site.day}/programme`, { items: [] });
    expect(refused.statusCode).toBe(503);
    renameSync(`${path}.away`, path);
    expect((await site.get(`${site.secret}/programme`)).body).toContain(READER);
  });
});
