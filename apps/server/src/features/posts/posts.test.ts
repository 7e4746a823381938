import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { addQuotes } from '../../testing/content.ts';
import { databases } from '../../testing/test-database.ts';
import {
  onMastodon,
  onTelegram,
  postingSite,
  startNetworks,
  told,
} from './testing/posting-site.ts';

const DAYS = ['2026-03-21', '2026-03-22', '2026-03-23', '2026-03-24', '2026-03-25', '2026-03-26'];
const LONG = 'گواه باش که '.repeat(417).trim();
const EMOJI = '🌟'.repeat(2040);

/** A site that posts a quote of the first day on Mastodon, where the time is the site's. */
async function siteOnMastodon(database: Database) {
  const site = await postingSite(database);
  const { mastodon } = await startNetworks({ now: () => new Date(site.clock.now()) });
  await addQuotes(database, { text: 'Be kind', displayDate: DAYS[0] ?? '' });
  await site.setUp({ mastodon: onMastodon(mastodon) });
  return { site, mastodon, sender: await site.startSender() };
}

describe.each(databases)('the posts of each day on $name', ({ open }) => {
  it('are there for a week: once, whole, or a picture where there is no room', async () => {
    const database = await open();
    const site = await postingSite(database);
    const { telegram, mastodon, program } = await startNetworks();
    await addQuotes(
      database,
      { text: 'Be kind', source: 'Somebody', displayDate: DAYS[0] ?? '' },
      // The second day has no post.
      { text: 'x'.repeat(460), source: 'Somebody', displayDate: DAYS[2] ?? '' },
      { text: LONG, source: 'حضرت بهاءالله', language: 'fa', displayDate: DAYS[3] ?? '' },
      { text: EMOJI, source: 'Somebody', displayDate: DAYS[4] ?? '' },
      { text: 'Ends the week', credit: 'A translation', displayDate: DAYS[5] ?? '' },
    );
    await site.setUp({
      telegram: onTelegram(telegram),
      mastodon: onMastodon(mastodon),
      webhooks: told(program),
    });
    const senders = [await site.startSender(), await site.startSender()];
    for (const day of DAYS) {
      for (const time of ['06:59:59', '07:00:00', '07:00:01', '12:00:00', '23:59:59']) {
        site.clock.moveTo(`${day}T${time}Z`);
        await Promise.all(senders.map((sender) => sender.run()));
      }
    }
    expect(site.errors).toEqual([]);
    const at = (day: string | undefined) => `https://friends.example/quotes/${day}`;
    expect(telegram.received.map(({ method, text }) => [method, text])).toEqual([
      ['sendMessage', `“Be kind”\n— Somebody\n\n${at(DAYS[0])}`],
      ['sendMessage', `“${'x'.repeat(460)}”\n— Somebody\n\n${at(DAYS[2])}`],
      ['sendPhoto', `— حضرت بهاءالله\n\n${at(DAYS[3])}`],
      ['sendPhoto', `— Somebody\n\n${at(DAYS[4])}`],
      ['sendMessage', `“Ends the week”\n— Somebody\nA translation\n\n${at(DAYS[5])}`],
    ]);
    expect(
      mastodon.posts.map(({ status, media, language }) => [status, media.length, language]),
    ).toEqual([
      [`“Be kind”\n— Somebody\n\n${at(DAYS[0])}`, 0, null],
      [`“${'x'.repeat(460)}”\n— Somebody\n\n${at(DAYS[2])}`, 0, null],
      [`— حضرت بهاءالله\n\n${at(DAYS[3])}`, 1, 'fa'],
      [`— Somebody\n\n${at(DAYS[4])}`, 1, null],
      [`“Ends the week”\n— Somebody\nA translation\n\n${at(DAYS[5])}`, 0, null],
    ]);
    // A description that is too long, too, says where the rest is.
    expect(mastodon.uploads.map(({ description }) => description)).toEqual([
      `more at friends.example/quotes/${DAYS[3]}`,
      `more at friends.example/quotes/${DAYS[4]}`,
    ]);
    expect(program.heard.map(({ type, data }) => [type, data.day, data.text, data.url])).toEqual([
      ['quote.shown', DAYS[0], 'Be kind', at(DAYS[0])],
      ['quote.shown', DAYS[2], 'x'.repeat(460), at(DAYS[2])],
      ['quote.shown', DAYS[3], LONG, at(DAYS[3])],
      ['quote.shown', DAYS[4], EMOJI, at(DAYS[4])],
      ['quote.shown', DAYS[5], 'Ends the week', at(DAYS[5])],
    ]);
    expect(new Set(program.heard.map(({ id }) => id)).size).toBe(5);
    const state = await site.state();
    expect(state.telegram).toMatchObject({ sent: 5, waiting: 0, failed: 0, perhapsSent: 0 });
    expect(state.mastodon).toMatchObject({ sent: 5, waiting: 0, failed: 0, perhapsSent: 0 });
  });

  it('describe a picture with the whole text where it has room, and go out without links', async () => {
    const database = await open();
    const site = await postingSite(database);
    const { mastodon } = await startNetworks({ processesLater: true });
    const text = 'é'.repeat(1500);
    await addQuotes(database, { text, displayDate: DAYS[0] ?? '' });
    await site.setUp({ mastodon: { ...onMastodon(mastodon), link: false } });
    const sender = await site.startSender();
    site.clock.moveTo(`${DAYS[0]}T07:00:00Z`);
    const running = sender.run();
    await expect.poll(() => mastodon.uploads.length, { timeout: 20_000 }).toBe(1);
    mastodon.finishProcessing();
    await running;
    expect(mastodon.uploads[0]?.description).toBe(text);
    expect(mastodon.posts[0]?.status).toBe(
      `— Somebody\n\nhttps://friends.example/quotes/${DAYS[0]}`,
    );
  });

  it('have the words of the moment, and are dropped when there is none any more', async () => {
    const database = await open();
    const site = await postingSite(database);
    const { telegram, mastodon } = await startNetworks();
    const [id = 0] = await addQuotes(database, { text: 'Be knid', displayDate: DAYS[0] ?? '' });
    await site.setUp({ telegram: onTelegram(telegram), mastodon: onMastodon(mastodon) });
    const sender = await site.startSender();
    telegram.answerNext({ as: 'too-many-requests' });
    mastodon.answerNext({ as: 'server-error', status: 503 }, 'GET /api/v2/instance');
    mastodon.answerNext({ as: 'too-many-requests', retryAfter: 600 }, 'POST /api/v1/statuses');
    site.clock.moveTo(`${DAYS[0]}T07:00:00Z`);
    await sender.run();
    await database.writes
      .updateTable('quotes')
      .set({ text: 'Be kind' })
      .where('id', '=', id)
      .execute();
    site.clock.advance(60);
    await sender.run();
    expect(telegram.received.map(({ text }) => text)).toEqual([
      `“Be kind”\n— Somebody\n\nhttps://friends.example/quotes/${DAYS[0]}`,
    ]);
    await database.writes.deleteFrom('quotes').where('id', '=', id).execute();
    site.clock.advance(600);
    await sender.run();
    expect(mastodon.posts).toEqual([]);
    expect((await site.state()).mastodon).toMatchObject({ dropped: 1, sent: 0, failed: 0 });
  });

  it('are perhaps sent after a lost answer: never twice on Telegram, known again by Mastodon', async () => {
    const database = await open();
    const site = await postingSite(database);
    const { telegram, mastodon } = await startNetworks({
      now: () => new Date(site.clock.now()),
    });
    await addQuotes(database, { text: 'Be kind', displayDate: DAYS[0] ?? '' });
    await site.setUp({ telegram: onTelegram(telegram), mastodon: onMastodon(mastodon) });
    const sender = await site.startSender();
    telegram.answerNext({ as: 'lost-answer' });
    mastodon.answerNext({ as: 'lost-answer' }, 'POST /api/v1/statuses');
    mastodon.answerNext({ as: 'not-json', status: 502 }, 'POST /api/v1/statuses');
    site.clock.moveTo(`${DAYS[0]}T07:00:00Z`);
    await sender.run();
    for (const minutes of [1, 5, 30, 120, 300]) {
      site.clock.advance(minutes * 60);
      await sender.run();
    }
    expect(telegram.received).toHaveLength(1);
    expect(mastodon.posts).toHaveLength(1);
    const state = await site.state();
    expect(state.telegram).toMatchObject({ sent: 0, perhapsSent: 1, waiting: 0 });
    expect(state.telegram.lastError).not.toContain(telegram.token);
    expect(state.mastodon).toMatchObject({ sent: 1, perhapsSent: 0, waiting: 0 });
  });

  it('are not tried again by Mastodon beyond the time for which it knows them', async () => {
    const { site, mastodon, sender } = await siteOnMastodon(await open());
    for (let tries = 0; tries < 6; tries += 1) {
      mastodon.answerNext({ as: 'lost-answer' }, 'POST /api/v1/statuses');
    }
    site.clock.moveTo(`${DAYS[0]}T07:00:00Z`);
    await sender.run();
    for (const minutes of [1, 5, 30, 120, 300]) {
      site.clock.advance(minutes * 60);
      await sender.run();
    }
    expect(mastodon.posts).toHaveLength(1);
    expect((await site.state()).mastodon).toMatchObject({ perhapsSent: 1, waiting: 0, failed: 0 });
  });

  it('are not tried again by Mastodon where nobody can tell how long ago an answer was lost', async () => {
    const { site, mastodon, sender } = await siteOnMastodon(await open());
    mastodon.answerNext({ as: 'lost-answer' }, 'POST /api/v1/statuses');
    site.clock.moveTo(`${DAYS[0]}T12:00:00Z`);
    await sender.run();
    site.clock.set(-2 * 60 * 60);
    await sender.run();
    site.clock.advance(121 * 60);
    await sender.run();
    expect((await site.state()).mastodon).toMatchObject({ perhapsSent: 1, waiting: 0, sent: 0 });
  });

  it('come again to programs by the same id, as they ask, and in the words of the moment', async () => {
    const database = await open();
    const site = await postingSite(database);
    const { program, mastodon } = await startNetworks();
    const [id = 0] = await addQuotes(database, { text: 'Be knid', displayDate: DAYS[0] ?? '' });
    await site.setUp({ webhooks: told(program) });
    const sender = await site.startSender();
    program.answerNext({ as: 'lost-answer' });
    program.answerNext({ as: 'too-many-requests', retryAfter: 600 });
    program.answerNext({ as: 'too-many-requests' });
    program.answerNext({ as: 'redirect', to: mastodon.url });
    program.answerNext({ as: 'server-error', status: 503 });
    site.clock.moveTo(`${DAYS[0]}T07:00:00Z`);
    await sender.run();
    await database.writes
      .updateTable('quotes')
      .set({ text: 'Be kind' })
      .where('id', '=', id)
      .execute();
    const asked = [program.requests.length];
    // The first pause is a minute, the next what the service asks for, then come the steps; each is tried a second too
    // early, and in time.
    for (const minutes of [1, 10, 30, 120, 720]) {
      site.clock.advance(minutes * 60 - 1);
      await sender.run();
      asked.push(program.requests.length);
      site.clock.advance(1);
      await sender.run();
      asked.push(program.requests.length);
    }
    expect(asked).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
    expect(program.heard.map(({ data }) => data.text)).toEqual(['Be knid', 'Be kind']);
    expect(new Set(program.heard.map((event) => event.id)).size).toBe(1);
    expect(mastodon.requests).toEqual([]);
    const [state] = Object.entries(await site.state()).flatMap(([name, each]) =>
      name.startsWith('webhook-') ? [each] : [],
    );
    expect(state).toMatchObject({ sent: 1, failed: 0, perhapsSent: 0, waiting: 0 });
  });

  it('begin on the day after when they are set up after the hour, once whatever is changed', async () => {
    const database = await open();
    const site = await postingSite(database);
    const { telegram, mastodon } = await startNetworks();
    await addQuotes(database, ...DAYS.slice(0, 2).map((day) => ({ text: day, displayDate: day })));
    await site.setUp({ telegram: onTelegram(telegram) });
    const sender = await site.startSender();
    site.clock.moveTo(`${DAYS[0]}T07:00:00Z`);
    await sender.run();
    site.clock.moveTo(`${DAYS[0]}T07:10:00Z`);
    const both = { telegram: onTelegram(telegram), mastodon: onMastodon(mastodon) };
    await site.setUp(both);
    await sender.run();
    await site.setUp({});
    await site.setUp(both);
    await sender.run();
    await site.setUp({ ...both, sendAt: '07:15' });
    site.clock.moveTo(`${DAYS[0]}T07:15:00Z`);
    await sender.run();
    expect([telegram.received.length, mastodon.posts.length]).toEqual([1, 0]);
    site.clock.moveTo(`${DAYS[1]}T07:15:00Z`);
    await sender.run();
    expect([telegram.received.length, mastodon.posts.length]).toEqual([2, 1]);
  });
});
