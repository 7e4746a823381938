import { type ChildProcess, fork } from 'node:child_process';
import { expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import { readEnvironment } from './environment.ts';
import { addQuotes } from './testing/content.ts';
import { loadTestWebApp } from './testing/test-app.ts';
import { loggedIn } from './testing/test-browser.ts';
import { TestClock } from './testing/test-clock.ts';
import { databases } from './testing/test-database.ts';
import { addUsers } from './testing/test-users.ts';

vi.mock('node:child_process', async (original) => {
  const actual = await original<typeof import('node:child_process')>();
  return { ...actual, fork: vi.fn(actual.fork) };
});

it('an app that is closed leaves none of its processes behind', async () => {
  const [sqlite] = databases;
  const database = await sqlite.open();
  await addUsers(database, { anna: 'Master Admin' });
  await addQuotes(database, { text: 'Of today', displayDate: '2026-03-21' });
  const app = await createApp({
    environment: readEnvironment({}),
    database,
    clock: new TestClock('2026-03-21T12:00:00Z'),
    webApp: await loadTestWebApp(),
    logger: false,
  });
  const anna = await loggedIn(app, 'anna');
  expect((await anna.send('GET', '/api/quotes/export?format=csv')).statusCode).toBe(200);
  expect((await app.inject('/share/2026-03-21.png')).statusCode).toBe(200);
  const started = vi.mocked(fork).mock.results.map(({ value }) => value as ChildProcess);
  expect(started.map(({ exitCode, signalCode }) => exitCode ?? signalCode)).toEqual([null, null]);
  await app.close();
  for (const { pid = 0 } of started) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
