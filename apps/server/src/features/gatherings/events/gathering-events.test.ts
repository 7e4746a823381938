import { describe, expect, it, onTestFinished } from 'vitest';
import { type HeardEvent, startWebhookProgram } from '../../../channels/testing/webhook-program.ts';
import type { Database } from '../../../db/database.ts';
import { createSealing } from '../../../sealing/key-in-use.ts';
import { createFeatureWork } from '../../../sender/feature-work.ts';
import { createSender } from '../../../sender/sender.ts';
import { databases, temporaryFolder } from '../../../testing/test-database.ts';
import { DEVOTIONAL, gatheringsSite } from '../testing/gatherings-site.ts';

const TUESDAY = '2026-03-24';
const NEXT = '2026-03-31';
const PUBLIC = {
  ...DEVOTIONAL,
  online: 'https://meet.example/quiet',
  description: 'Bring a friend',
};

type Told = HeardEvent<{
  readonly id: number;
  readonly day: string | null;
  readonly gathering: { readonly title: string } | null;
  readonly occurrences: readonly Readonly<Record<string, unknown>>[];
}>;

/** A program on this machine, which ends with the test. */
async function startProgram() {
  const program = await startWebhookProgram<Told['data']>();
  onTestFinished(() => program.close());
  /** The events since the last call. */
  return { ...program, news: () => program.heard.splice(0) };
}

/** A community with gatherings that sends events to programs, and two senders of it. */
async function tellingSite(database: Database, programs = 1) {
  const DATA_DIR = temporaryFolder();
  const environment = {
    DATA_DIR,
    ALLOW_LOCAL_TARGETS: 'on',
    PUBLIC_URL: 'https://friends.example',
  };
  const site = await gatheringsSite(database, { environment });
  const { anna, clock } = site;
  const errors: unknown[] = [];
  const sender = async () => {
    const sealing = createSealing(database, { DATA_DIR });
    const features = await createFeatureWork({
      database,
      clock,
      sealing,
      environment: {
        PUBLIC_URL: environment.PUBLIC_URL,
        ALLOW_LOCAL_TARGETS: true,
        QUOTE_ROTATION: false,
        PUSH_HOSTS: [],
        OFFLINE_PAGES: true,
      },
      onError: (error) => errors.push(error),
    });
    const made = createSender({
      database,
      clock,
      sealing,
      work: features.work,
      allowLocalTargets: true,
      publicUrl: null,
      onError: (error) => errors.push(error),
    });
    onTestFinished(async () => {
      await made.stop();
      await features.close();
    });
    return made;
  };
  const listening = await Promise.all(Array.from({ length: programs }, startProgram));
  const setUp = async (webhooks: readonly object[]) => {
    const sending = { mail: null, telegram: null, mastodon: null, sendAt: '07:00', weeklyOn: 1 };
    const { statusCode, body } = await anna.call('PUT', '/api/sending', { ...sending, webhooks });
    expect([statusCode, body]).toEqual([200, expect.anything()]);
  };
  const senders = [await sender(), await sender()];
  return {
    ...site,
    errors,
    setUp,
    programs: listening,
    program: listening[0] as (typeof listening)[number],
    listen: () => setUp(listening.map(({ url, secret }) => ({ url, secret }))),
    async send() {
      await Promise.all(senders.map(({ run }) => run()));
      expect(errors).toEqual([]);
    },
    async change(id: number, gathering: object) {
      const { statusCode, body } = await anna.call('PUT', `/api/gatherings/${id}`, gathering);
      expect([statusCode, body]).toEqual([200, expect.anything()]);
    },
    async waiting() {
      const state = (await anna.send('GET', '/api/sending/state')).json();
      return Object.values(state as Record<string, { waiting: number }>).reduce(
        (sum, { waiting }) => sum + waiting,
        0,
      );
    },
  };
}

const summary = ({ type, data: { id, day, gathering } }: Told) => [
  type,
  id,
  day,
  gathering?.title ?? null,
];

describe.each(databases)('programs of others on $name', ({ open }) => {
  it('are told once of each gathering for everybody, and of each change that everybody sees', async () => {
    const site = await tellingSite(await open(), 2);
    await site.add({ ...PUBLIC, title: 'Before anybody listened' });
    await site.listen();
    const { id } = await site.add(PUBLIC);
    await site.send();
    await site.send();
    for (const { news } of site.programs) {
      const [first, ...others] = news();
      expect(others).toEqual([]);
      expect(first).toMatchObject({
        type: 'gathering.announced',
        timestamp: site.clock.now(),
        data: {
          id,
          day: null,
          gathering: {
            kind: 'devotional',
            kindName: 'Devotional gathering',
            title: 'Evening of prayers',
            description: 'Bring a friend',
            language: 'en',
          },
        },
      });
      // These are the upcoming meetings, without the address that is only for people with the link.
      expect(first?.data.occurrences).toHaveLength(10);
      expect(first?.data.occurrences).toEqual(
        (await site.upcoming('?days=95'))
          .filter((one: { id: number }) => one.id === id)
          .slice(0, 10),
      );
      expect(first?.data.occurrences[0]).toMatchObject({
        day: TUESDAY,
        online: null,
        url: `https://friends.example/gatherings/${id}/${TUESDAY}`,
      });
    }

    // A change that nobody else can see causes no event.
    await site.change(id, { ...PUBLIC, capacity: 20, online: 'https://meet.example/other' });
    await site.anna.call('POST', `/api/gatherings/${id}/renew`);
    await site.anna.call('POST', `/api/gatherings/${id}/new-link`);
    await site.send();
    expect(site.program.news()).toEqual([]);

    await site.change(id, { ...PUBLIC, title: 'Evening of songs' });
    await site.send();
    expect(site.program.news().map(summary)).toEqual([
      ['gathering.changed', id, null, 'Evening of songs'],
    ]);
    const meeting = `/api/gatherings/${id}/occurrences/${NEXT}`;
    await site.anna.call('PUT', meeting, { day: '2026-04-01', note: 'In the park' });
    await site.send();
    const [moved, ...more] = site.program.news();
    expect(more).toEqual([]);
    expect(moved?.data).toMatchObject({ id, day: NEXT });
    expect(moved?.data.occurrences).toEqual([
      expect.objectContaining({ day: '2026-04-01', note: 'In the park', cancelled: false }),
    ]);
    await site.anna.call('PUT', meeting, { cancelled: true });
    await site.send();
    expect(site.program.news()[0]?.data.occurrences).toEqual([
      expect.objectContaining({ day: NEXT, cancelled: true }),
    ]);
    await site.anna.call('DELETE', meeting);
    await site.anna.call('DELETE', meeting);
    await site.send();
    expect(site.program.news().map(summary)).toEqual([
      ['gathering.changed', id, NEXT, 'Evening of songs'],
    ]);
  });

  it('are told of the deletion without a word, and of what comes back', async () => {
    const site = await tellingSite(await open());
    await site.listen();
    const { id } = await site.add(PUBLIC);
    await site.send();
    const { batch } = (await site.anna.call('DELETE', `/api/gatherings/${id}`)).json();
    await site.send();
    const [, gone] = site.program.news();
    expect(gone).toMatchObject({ type: 'gathering.changed' });
    expect(gone?.data).toEqual({ id, day: null, gathering: null, occurrences: [] });
    const undone = await site.anna.call('POST', `/api/batches/${batch}/undo`);
    expect(undone.statusCode).toBe(200);
    await site.send();
    expect(site.program.news().map(summary)).toEqual([
      ['gathering.announced', id, null, 'Evening of prayers'],
    ]);
  });

  it('are never told what is for the link', async () => {
    const site = await tellingSite(await open());
    await site.listen();
    const words = { title: 'Zaubernuss', place: 'Quittenweg 77', description: 'Zebrastrasse' };
    const { id } = await site.add({ ...PUBLIC, ...words, audience: 'link' });
    await site.anna.call('PUT', `/api/gatherings/${id}/occurrences/${TUESDAY}`, { note: 'Birke' });
    await site.change(id, { ...PUBLIC, ...words, audience: 'link', time: '20:00' });
    const children = await site.add({ ...PUBLIC, ...words, kind: 'children' });
    await site.anna.call('DELETE', `/api/gatherings/${children.id}`);
    await site.send();
    expect(site.program.news()).toEqual([]);
    expect(await site.waiting()).toBe(0);

    await site.change(id, { ...PUBLIC, audience: 'everyone' });
    await site.send();
    expect(site.program.news().map(summary)).toEqual([
      ['gathering.announced', id, null, 'Evening of prayers'],
    ]);
    // The audience is set back to the link before the change is sent.
    await site.change(id, { ...PUBLIC, ...words, audience: 'everyone' });
    await site.change(id, { ...PUBLIC, ...words, audience: 'link' });
    await site.send();
    const news = site.program.news();
    expect(news.map(({ data }) => data)).toEqual([
      { id, day: null, gathering: null, occurrences: [] },
    ]);
  });

  it('are told once of what changes again before it is sent, in the words of that moment', async () => {
    const site = await tellingSite(await open());
    await site.listen();
    const { id } = await site.add(PUBLIC);
    await site.change(id, { ...PUBLIC, title: 'Evening of songs' });
    await site.change(id, { ...PUBLIC, title: 'Evening of psalms' });
    await site.send();
    expect(site.program.news().map(summary)).toEqual([
      ['gathering.announced', id, null, 'Evening of psalms'],
    ]);
    // A message that was tried may have arrived: a later change gets one of its own.
    site.program.answerNext({ as: 'lost-answer' });
    await site.change(id, { ...PUBLIC, title: 'Morning of psalms' });
    await site.send();
    await site.change(id, { ...PUBLIC, title: 'Morning of songs' });
    await site.send();
    site.clock.advance(60);
    await site.send();
    const [tried, next, again, ...more] = site.program.news();
    expect(more).toEqual([]);
    expect(tried?.data.gathering?.title).toBe('Morning of psalms');
    expect(next?.data.gathering?.title).toBe('Morning of songs');
    expect(again?.data.gathering?.title).toBe('Morning of songs');
    expect(again?.id).toBe(tried?.id);
    expect(next?.id).not.toBe(tried?.id);
  });

  it('are not told of what was deleted before they were told that it is there', async () => {
    const site = await tellingSite(await open());
    await site.listen();
    const { id } = await site.add(PUBLIC);
    await site.anna.call('PUT', `/api/gatherings/${id}/occurrences/${NEXT}`, { note: 'Park' });
    await site.anna.call('DELETE', `/api/gatherings/${id}`);
    await site.send();
    expect(site.program.news()).toEqual([]);
    expect(await site.waiting()).toBe(0);
  });

  it('are told nothing while gatherings or webhooks are off, nor of it afterwards', async () => {
    const site = await tellingSite(await open());
    await site.add({ ...PUBLIC, title: 'Nobody listens' });
    expect(await site.waiting()).toBe(0);
    await site.listen();
    await site.add(PUBLIC);
    expect(await site.waiting()).toBe(1);
    await site.setUp([]);
    expect(await site.waiting()).toBe(0);
    await site.listen();
    await site.add({ ...PUBLIC, title: 'Another' });
    expect(await site.waiting()).toBe(1);
    await site.switchOff();
    expect(await site.waiting()).toBe(0);
    const holyDay = { name: 'Naw-Rúz', date: '2027-03-21' };
    await site.anna.call('POST', '/api/holy-days', holyDay);
    await site.send();
    expect(site.program.news()).toEqual([]);
  });

  it('are told when a holy day or another time zone moves what goes by it, but nothing of what is over', async () => {
    const site = await tellingSite(await open());
    await site.listen();
    const byHolyDays = await site.add({ ...PUBLIC, repeat: { every: 'holy-day', when: 'day' } });
    const once = await site.add({ ...PUBLIC, repeat: null });
    const over = await site.add({ ...PUBLIC, repeat: null, starts: '2026-03-10' });
    await site.send();
    expect(
      site.program
        .news()
        .map(({ data }) => data.id)
        .sort(),
    ).toEqual([byHolyDays.id, once.id]);
    await site.change(over.id, { ...PUBLIC, repeat: null, starts: '2026-03-10', title: 'Over' });
    await site.anna.call('POST', '/api/holy-days', { name: 'A day', date: '2026-04-05' });
    await site.send();
    const [event, ...more] = site.program.news();
    expect(more).toEqual([]);
    expect(summary(event as Told)).toEqual([
      'gathering.changed',
      byHolyDays.id,
      null,
      'Evening of prayers',
    ]);
    expect(event?.data.occurrences.map(({ day }) => day)).toContain('2026-04-05');
    await site.changeSettings({ timeZone: 'Asia/Jerusalem' });
    await site.send();
    const told = site.program.news();
    expect(told.map(({ type, data }) => [type, data.id]).sort()).toEqual([
      ['gathering.changed', byHolyDays.id],
      ['gathering.changed', once.id],
    ]);
    const [held] = told.find(({ data }) => data.id === once.id)?.data.occurrences ?? [];
    expect(held?.startsAt).toBe('2026-03-24T17:30:00.000Z');
  });
});
