import { toBadiDate } from '@bahai-friends/badi-calendar';
import { DEFAULT_SETTINGS, type HolyDay, type Quote } from '@bahai-friends/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { saveSettings } from '../features/settings/settings.repository.ts';
import { openMigrated } from '../testing/full-database.ts';
import { HttpVisitor } from '../testing/http-visitor.ts';
import { readAnswers } from '../testing/releases/answers.ts';
import { contentsOfRelease, releaseEnvironments, releases } from '../testing/releases/releases.ts';
import { runAdmin } from '../testing/test-admin.ts';
import { createTestApp } from '../testing/test-app.ts';
import { loggedIn, TestBrowser } from '../testing/test-browser.ts';
import { TestClock } from '../testing/test-clock.ts';
import { addressOf, runServer } from '../testing/test-program.ts';
import { PASSWORD } from '../testing/test-users.ts';

const cases = releases.flatMap((version) =>
  releaseEnvironments.map(({ name, make }) => ({
    version,
    name,
    make: () => make(version),
    contents: contentsOfRelease(version),
  })),
);

describe.each(cases)('a database of $version on $name', ({ version, name, make, contents }) => {
  const { at, masterAdmin, sessions, answers } = contents;

  /** The site on this database, at the time at which the release left it. */
  async function served() {
    const database = await openMigrated(await make());
    onTestFinished(() => database.close());
    return createTestApp(database, { clock: new TestClock(at) });
  }

  it('shows what it showed before', async () => {
    const app = await served();
    const browser = await loggedIn(app, masterAdmin);
    expect(await readAnswers(app, browser.cookie('session') ?? '')).toMatchObject(answers);
  });

  it.runIf(version === '0.1.0')('asks for a new login: its sessions were not signed', async () => {
    const app = await served();
    const answer = await app.inject({ url: '/api/session', cookies: { session: sessions[name] } });
    expect(answer.json()).toEqual({ authenticated: false });
  });

  it('lets volunteers log in and go on, with ids that were never given', async () => {
    const app = await served();
    const browser = await loggedIn(app, masterAdmin);
    const added = await browser.call('POST', '/api/quotes', { text: 'New', source: 'Somebody' });
    const known = answers['/api/quotes'] as readonly Quote[];
    expect(added.json().id).toBeGreaterThan(Math.max(...known.map(({ id }) => id)));
    const trail = (await browser.send('GET', '/api/audit?limit=2')).json().entries;
    expect(trail).toMatchObject([
      { actor: { name: masterAdmin }, change: { action: 'created' } },
      (answers['/api/audit?limit=100'] as { entries: object[] }).entries[0],
    ]);
  });

  it.runIf(version === '0.1.0')('has shown what it had chosen', async () => {
    const database = await openMigrated(await make());
    onTestFinished(() => database.close());
    const daysOf = (table: 'daily_quotes' | 'shown_quotes') =>
      database.reads.selectFrom(table).selectAll().orderBy('day').execute();
    expect(await daysOf('shown_quotes')).toEqual(await daysOf('daily_quotes'));
  });

  it('gets back no holy day that was deleted', async () => {
    const database = await openMigrated(await make());
    onTestFinished(() => database.close());
    const clock = new TestClock(at);
    const known = answers['/api/holy-days'] as readonly HolyDay[];
    const years = new Set(known.map(({ date }) => toBadiDate(date).year));
    await saveSettings(
      database.writes,
      { ...DEFAULT_SETTINGS, holyDaysAhead: true },
      2,
      clock.now(),
    );
    const app = await createTestApp(database, { clock });
    const holyDays: HolyDay[] = (await app.inject('/api/holy-days')).json();
    expect(holyDays.filter(({ date }) => years.has(toBadiDate(date).year))).toMatchObject(known);
  });

  it('shows visitors its home page', async () => {
    const browser = new TestBrowser(await served());
    expect((await browser.send('GET', '/')).body).toContain('the day on which the site is left');
  });

  it('is brought up to date by a start, checked, and served', async () => {
    const environment = await make();
    const address = await addressOf(runServer(environment));
    expect((await new HttpVisitor(address).login(masterAdmin, PASSWORD)).status).toBe(200);
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
    const known = (answers['/api/holy-days'] as object[]).map((each) =>
      expect.objectContaining(each),
    );
    // Holy days of years that have begun since are there, too.
    expect(await (await fetch(`${address}/api/holy-days`)).json()).toEqual(
      expect.arrayContaining(known),
    );
    const { code, stdout, stderr } = await runAdmin(environment, ['check']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).not.toContain('FAILED');
  });
});

describe('databases of earlier versions', () => {
  it('are there', () => {
    expect(releases).toEqual(['0.1.0', '1.0.0']);
  });
});
