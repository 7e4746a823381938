import { NO_FEATURES } from '@bahai-friends/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { formKey } from '../../../db/installation-values.ts';
import { createStamps } from '../../../http/public-forms/stamps.ts';
import { openMigrated } from '../../../testing/full-database.ts';
import { postForm } from '../../../testing/public-forms.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { loggedIn } from '../../../testing/test-browser.ts';
import { databaseEnvironments, temporaryFolder } from '../../../testing/test-database.ts';
import { ASKING, addressOf, answersSite, TUESDAY } from './testing/answers-site.ts';

const AT_ONCE = 200;
const CAPACITY = 60;
const LIMITS = { PUBLIC_FORMS_PER_HOUR: '100000', PUBLIC_FORMS_PER_HOUR_IN_ALL: '100000' };

describe.each(databaseEnvironments)('answers at once, on $name', ({ migrated }) => {
  /** Two instances, each with connections of its own, and a gathering that asks for answers. */
  async function instances(capacity: number | null) {
    const environment = { ...LIMITS, DATA_DIR: temporaryFolder(), ...(await migrated()) };
    const [database, another] = [await openMigrated(environment), await openMigrated(environment)];
    onTestFinished(async () => {
      await database.close();
      await another.close();
    });
    const site = await answersSite(database, { environment });
    const second = await createTestApp(another, {
      clock: site.clock,
      environment: { PUBLIC_URL: 'https://friends.example', ...environment },
    });
    const stamps = createStamps({
      key: await formKey(database.writes),
      clock: site.clock,
      use: async () => true,
    });
    const gathering = await site.add({ ...ASKING, capacity });
    const apps = [site.app, second];
    const post = (index: number, url: string, fields: Readonly<Record<string, string>>) =>
      postForm(apps[index % apps.length] ?? site.app, url, Object.entries(fields));
    const answer = (index: number, people: number) =>
      post(index, addressOf(gathering), {
        name: `Visitor ${index}`,
        people: String(people),
        stamp: stamps.make('answers', 'now'),
      });
    const sum = async () => (await site.stored()).reduce((all, { people }) => all + people, 0);
    return { ...site, second, gathering, post, answer, sum };
  }

  const statusesOf = (responses: readonly { statusCode: number }[]) =>
    Object.fromEntries(
      [...Map.groupBy(responses, ({ statusCode }) => statusCode)].map(([status, all]) => [
        status,
        all.length,
      ]),
    );

  it('never exceed the capacity, on two instances', async () => {
    const { answer, sum, stored, gathering, listed } = await instances(CAPACITY);
    const indexes = Array.from({ length: AT_ONCE }, (_, index) => index);
    const responses = await Promise.all(indexes.map((index) => answer(index, 1)));
    expect(statusesOf(responses)).toEqual({ 303: CAPACITY, 409: AT_ONCE - CAPACITY });
    expect(await sum()).toBe(CAPACITY);
    const rows = await stored();
    expect(new Set(rows.map(({ token_hash }) => token_hash)).size).toBe(CAPACITY);
    expect(await listed(gathering.id)).toHaveLength(CAPACITY);
  }, 120_000);

  it('never exceed it while others raise how many they are', async () => {
    const { answer, post, sum } = await instances(CAPACITY);
    const first = await Promise.all(Array.from({ length: 20 }, (_, index) => answer(index, 1)));
    const owns = first.map(({ headers }) => String(headers.location));
    const racing = await Promise.all([
      ...owns.map((own, index) => post(index, own, { name: 'Changed', people: '3' })),
      ...Array.from({ length: AT_ONCE - 40 }, (_, index) => answer(index, (index % 4) + 1)),
      ...owns.map((own, index) => post(index + 1, own, { name: 'Changed', people: '5' })),
    ]);
    const statuses = statusesOf(racing);
    expect(Object.keys(statuses).sort()).toEqual(expect.arrayContaining(['409']));
    expect(Object.keys(statuses).every((status) => ['200', '303', '409'].includes(status))).toBe(
      true,
    );
    expect(await sum()).toBeLessThanOrEqual(CAPACITY);
    // Answers were refused only because there were too few places.
    expect(await sum()).toBeGreaterThan(CAPACITY - 5);
  }, 120_000);

  it('leave nothing that a volunteer who changes the gathering meanwhile does not know', async () => {
    const { answer, anna, change, gathering, stored, clock, listed } = await instances(null);
    const day = `/api/gatherings/${gathering.id}/occurrences/${TUESDAY}`;
    const both = async (volunteer: () => Promise<{ statusCode: number }>) => {
      const [before, changed, after] = await Promise.all([
        Promise.all([1, 2, 3, 4].map((index) => answer(index, 2))),
        volunteer(),
        Promise.all([5, 6, 7, 8].map((index) => answer(index, 2))),
      ]);
      expect(changed.statusCode).toBeLessThan(300);
      return statusesOf([...before, ...after]);
    };

    const lowered = await both(() => change(gathering, { capacity: 5 }));
    const people = (await stored()).reduce((all, row) => all + row.people, 0);
    expect(people).toBe(2 * (lowered[303] ?? 0));
    expect(statusesOf([await answer(9, 5)])).toEqual({ 409: 1 });
    await change(gathering, { capacity: null });

    // Each answer is moved, whether it was given before or after.
    await both(() => anna.call('PUT', day, { day: '2026-04-01' }));
    expect(new Set((await stored()).map(({ held_on }) => held_on))).toEqual(
      new Set(['2026-04-01']),
    );

    const cancelled = await both(() => anna.call('PUT', day, { cancelled: true }));
    expect(Object.keys(cancelled).every((status) => ['303', '409'].includes(status))).toBe(true);
    const count = (await listed(gathering.id)).length;
    expect(statusesOf([await answer(10, 1)])).toEqual({ 409: 1 });
    expect(await listed(gathering.id)).toHaveLength(count);
    await anna.call('DELETE', day);

    const deleted = await both(() => anna.call('DELETE', `/api/gatherings/${gathering.id}`));
    expect(Object.keys(deleted).every((status) => ['303', '404'].includes(status))).toBe(true);
    expect(await stored()).toEqual([]);
    expect(clock.now()).toMatch(/^2026-03-21/);
  }, 120_000);

  it('leave no name of a gathering that becomes a Feast meanwhile', async () => {
    const { answer, change, gathering, stored } = await instances(null);
    await Promise.all([
      ...[1, 2, 3, 4].map((index) => answer(index, 1)),
      change(gathering, { kind: 'feast' }),
      ...[5, 6, 7, 8].map((index) => answer(index, 1)),
    ]);
    const rows = await stored();
    expect(rows).toHaveLength(8);
    expect(rows.filter(({ name }) => name !== null)).toEqual([]);
  }, 120_000);

  it('are known to every instance, as is that gatherings are switched off', async () => {
    const { answer, second, anna, gathering } = await instances(3);
    const own = String((await answer(0, 3)).headers.location);
    expect((await second.inject(own)).statusCode).toBe(200);
    expect((await second.inject(addressOf(gathering))).body).toContain('No place is left.');
    expect(statusesOf([await answer(1, 1)])).toEqual({ 409: 1 });
    const other = await loggedIn(second, 'anna');
    const url = `/api/gatherings/${gathering.id}/occurrences/${TUESDAY}/answers`;
    expect((await other.send('GET', url)).json()).toMatchObject([{ name: 'Visitor 0', people: 3 }]);
    const { version: _, ...settings } = (await anna.send('GET', '/api/settings')).json();
    const off = await anna.call('PUT', '/api/settings', { ...settings, features: NO_FEATURES });
    expect(off.statusCode).toBe(200);
    const status = async () => (await second.inject(own)).statusCode;
    await expect.poll(status, { timeout: 30_000 }).toBe(404);
  }, 120_000);
});
