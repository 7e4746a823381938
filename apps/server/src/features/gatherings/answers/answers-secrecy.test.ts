import { describe, expect, it } from 'vitest';
import { expectNoneIn, searchedSite } from '../../../testing/searched-site.ts';
import { databaseEnvironments } from '../../../testing/test-database.ts';
import { ASKING, addressOf, answer, answersSite, TUESDAY } from './testing/answers-site.ts';

/** A name that occurs nowhere else on a site. */
const READER = 'Ozymandias Thistlewood';
const NAMES = [
  'Quintessa Zephyrine',
  'Xanthippe Nightingale',
  'Ulyxes Wintergreen',
  READER,
] as const;
const WORDS = NAMES.flatMap((name) => name.split(' '));

describe.each(databaseEnvironments)(
  'what a site keeps of who comes and reads, on $name',
  ({ migrated }) => {
    it('has no name and no token in database, log, audit trail, metrics, backup or any answer', async () => {
      const { database, log, environment, everything } = await searchedSite(await migrated());
      const site = await answersSite(database, { log, environment });
      const { app, anna } = site;
      const open = await site.add(ASKING);
      const hidden = await site.add({ ...ASKING, audience: 'link', capacity: 4 });
      const tokens: string[] = [];
      for (const gathering of [open, hidden]) {
        const url = addressOf(gathering);
        const own = await site.answered(url, { name: NAMES[0], people: '2' });
        tokens.push(own.split('/').at(-1) ?? '');
        await app.inject(`${own}?x=${own}`);
        await site.post(own, { name: NAMES[1], people: '3' });
        await site.post(own, { name: NAMES[1], people: '99' });
        // They are refused for the stamp, for the name, and for want of places.
        await site.post(url, { name: NAMES[2], people: '1' });
        await answer(site, url, { name: `${NAMES[2]}\n`.repeat(2), people: '1' });
        await answer(site, url, { name: NAMES[2], people: '20' });
      }
      const day = (id: number) => `/api/gatherings/${id}/occurrences/${TUESDAY}`;
      for (const { id, token } of [open, hidden]) {
        const items = [{ part: 'devotional', title: 'Prayer', reader: READER }];
        await anna.call('PUT', `${day(id)}/programme`, { items });
        // It is refused, and shown to people with the link.
        await anna.call('PUT', `${day(id)}/programme`, { items: [{ part: 'x', reader: READER }] });
        const shown = await app.inject(`/gatherings/with/${token}/${TUESDAY}/programme`);
        expect(shown.body).toContain(READER);
      }
      await anna.call('PUT', day(open.id), { day: '2026-03-25' });
      await site.change(open, { capacity: 1 });
      await site.change(hidden, { repeat: null, starts: '2026-03-25' });
      await anna.call('DELETE', `/api/gatherings/${hidden.id}`);

      // Volunteers see who comes, but nobody else does.
      expect(await site.listed(open.id)).toMatchObject([{ name: NAMES[1] }, { name: NAMES[2] }]);
      expect((await app.inject(`${day(open.id)}/answers`)).statusCode).toBe(401);
      const everywhere = await everything(app, anna, [
        '/api/audit',
        '/api/activity',
        '/api/settings',
        '/api/session',
        '/api/gatherings',
        '/api/gatherings/lost-days',
        '/api/gatherings/occurrences?from=2026-03-20&to=2026-04-20',
        '/api/gatherings/upcoming',
        '/api/attention',
        '/api/batches',
        addressOf(open),
        `${addressOf(open)}/programme`,
        `${addressOf(open)}/show`,
        `/gatherings/with/${open.token}`,
        '/gatherings',
        '/feeds/gatherings.ics',
        '/',
      ]);
      expectNoneIn(everywhere, [...WORDS, ...tokens]);
      // The searched text has the requests and the rows in it.
      expect(everywhere).toContain('/gatherings/answers/…');
      expect(await site.stored()).toHaveLength(2);
      expect(everywhere).toContain((await site.stored())[0]?.token_hash);
    });
  },
);
