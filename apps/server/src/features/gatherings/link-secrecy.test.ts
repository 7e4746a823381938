import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/test-database.ts';
import { DEVOTIONAL, gatheringsSite } from './testing/gatherings-site.ts';

const TUESDAY = '2026-03-24';
/** Words that occur nowhere else. */
const SECRETS = {
  title: 'Kinderwinkel Zaubernuss',
  description: 'Behind the blue gate of the Zebrastrasse',
  place: 'Quittenweg 77',
  online: 'https://meet.example/geheimnis',
} as const;
const WORDS = [
  'Zaubernuss',
  'Zebrastrasse',
  'Quittenweg',
  'geheimnis',
  'Walnussflur',
  'Haselstrauch',
];

/** All public content, found by following links, and what programs get without a link. */
async function everyPublicByte(
  ask: (url: string) => Promise<string>,
): Promise<Map<string, string>> {
  const start = [
    '/',
    '/fa',
    '/gatherings',
    '/feeds/gatherings.ics',
    '/feeds/calendar.ics',
    '/feeds/quotes.rss',
    '/feeds/quotes.json',
    '/api/gatherings/upcoming?days=95',
    '/api/gatherings',
    '/api/batches',
    '/api/audit',
    '/api/activity',
    '/api/settings',
    '/api/holy-days',
    '/poster',
    '/sitemap.xml',
    '/robots.txt',
    '/embed/quote',
    '/embed/date',
    `/share/${TUESDAY}.png`,
    ...[1, 2, 3, 4].flatMap((id) => [
      `/gatherings/${id}/${TUESDAY}`,
      `/gatherings/${id}/${TUESDAY}.ics`,
      `/gatherings/${id}/${TUESDAY}/programme`,
      `/gatherings/${id}/${TUESDAY}/show`,
      `/api/gatherings/${id}/occurrences?from=${TUESDAY}&to=${TUESDAY}`,
    ]),
  ];
  const seen = new Map<string, string>();
  const waiting = [...start];
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    // The calendar alone has five hundred years, and pages in other languages show the same rows.
    const isEnough =
      seen.has(url) ||
      /^\/(?:..\/)?(?:calendar|quotes)\//.test(url) ||
      /^\/(?!fa)..(?:\/|$)/.test(url);
    if (isEnough) continue;
    const body = await ask(url);
    seen.set(url, body);
    for (const [, link = ''] of body.matchAll(/(?:href|src)="(\/[^"#]*)"/g)) {
      waiting.push(link.replaceAll('&amp;', '&'));
    }
  }
  return seen;
}

describe.each(databases)('what is for the link on $name', ({ open }) => {
  it('stands nowhere but at the link, also after it was public', async () => {
    const lines: string[] = [];
    const { app, anna, add } = await gatheringsSite(await open(), {
      environment: { PUBLIC_URL: 'https://friends.example' },
      log: (line) => lines.push(line),
    });
    await add({ ...DEVOTIONAL, title: 'For all', online: SECRETS.online });
    const always = await add({ ...DEVOTIONAL, ...SECRETS, kind: 'children' });
    const once = await add({ ...DEVOTIONAL, ...SECRETS, audience: 'everyone' });
    await app.inject('/feeds/gatherings.ics');
    await anna.call('PUT', `/api/gatherings/${once.id}/occurrences/${TUESDAY}`, {
      note: 'Ring twice at the Walnussflur',
    });
    for (const { id } of [always, once]) {
      await anna.call('PUT', `/api/gatherings/${id}/occurrences/${TUESDAY}/programme`, {
        items: [{ part: 'other', title: 'Song of the Haselstrauch' }],
      });
    }
    await anna.call('PUT', `/api/gatherings/${once.id}`, {
      ...DEVOTIONAL,
      ...SECRETS,
      audience: 'link',
    });
    const deleted = await add({ ...DEVOTIONAL, ...SECRETS, audience: 'link' });
    await anna.call('DELETE', `/api/gatherings/${deleted.id}`);

    const tokens = [always.token, once.token, deleted.token];
    const found = await everyPublicByte(async (url) => (await app.inject(url)).body);
    expect(found.size).toBeGreaterThan(100);
    expect(found.get('/gatherings')).toContain('For all');
    for (const [url, body] of found) {
      const leaks = [...WORDS, ...tokens].filter((word) => body.includes(word));
      expect(leaks, url).toEqual([]);
    }

    // People with the link find it.
    for (const token of [always.token, once.token]) {
      const pages = [`/gatherings/with/${token}`, `/gatherings/with/${token}/${TUESDAY}`];
      for (const url of pages) {
        const page = await app.inject(url);
        expect(page.statusCode).toBe(200);
        expect(page.body).toContain(SECRETS.title);
        expect(page.body).toContain(SECRETS.place);
        expect(page.headers).toMatchObject({
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
        });
        expect(page.body).not.toContain('ld+json');
        expect(page.body).not.toContain('<script type="module"');
        for (const language of ['de', 'en']) {
          expect((await app.inject(`/${language}${url}`)).statusCode).toBe(404);
        }
      }
      const planned = await app.inject(`/gatherings/with/${token}/${TUESDAY}/programme`);
      expect(planned.body).toContain('Haselstrauch');
    }
    const logged = lines.join('');
    expect(logged).toContain('/gatherings/with/…');
    for (const word of [...WORDS, ...tokens]) expect(logged).not.toContain(word);
  });

  it('is not found by whoever tries tokens in order, or parts of one', async () => {
    const { app, anna, add } = await gatheringsSite(await open());
    const { token, id } = await add({ ...DEVOTIONAL, audience: 'link' });
    const wrong = [
      '1',
      'A'.repeat(22),
      token.slice(0, -1),
      `${token}A`,
      token.toUpperCase(),
      '%00',
      '..',
    ];
    for (const each of wrong.filter((text) => text !== token)) {
      expect((await app.inject(`/gatherings/with/${each}`)).statusCode, each).toBe(404);
      expect((await app.inject(`/gatherings/with/${each}/${TUESDAY}`)).statusCode, each).toBe(404);
    }
    expect((await app.inject(`/gatherings/with/${token}/2026-03-25`)).statusCode).toBe(404);
    await anna.call('DELETE', `/api/gatherings/${id}`);
    expect((await app.inject(`/gatherings/with/${token}`)).statusCode).toBe(404);
  });
});
