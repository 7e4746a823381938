import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { databaseEnvironments, temporaryFolder } from './testing/test-database.ts';
import { addressOf, type Running, runProgram, runServer } from './testing/test-program.ts';

const DEMO = fileURLToPath(new URL('../../../scripts/demo.ts', import.meta.url));

const runDemo = (environment: Readonly<Record<string, string>>): Running =>
  runProgram(DEMO, { PORT: '0', LOG_LEVEL: 'warn', ...environment });

async function linksOf(running: Running): Promise<unknown[]> {
  const response = await fetch(`${await addressOf(running)}/api/social-links`);
  return (await response.json()) as unknown[];
}

async function stop(running: Running): Promise<void> {
  running.child.kill('SIGTERM');
  await running.ended;
}

describe.each(databaseEnvironments)('npm run demo on $name', ({ make }) => {
  it('fills an empty site once and serves it, with a login that is printed once', async () => {
    const environment = await make();
    const first = runDemo(environment);
    await first.printed(/shown only once.*\n.*username admin\n.*password \S+\n/);
    expect(await linksOf(first)).toHaveLength(12);
    const quote = await fetch(`${await addressOf(first)}/api/quotes/today`);
    expect(await quote.json()).toMatchObject({ displayDate: expect.any(String) });
    await stop(first);
    const second = runDemo(environment);
    expect(await linksOf(second)).toHaveLength(12);
    await stop(second);
    expect(second.output().stdout).not.toContain('password');
  });

  it('adds nothing to a site that has content', async () => {
    const environment = await make();
    const site = runServer(environment);
    await addressOf(site);
    await stop(site);
    const demo = runDemo(environment);
    expect(await linksOf(demo)).toEqual([]);
    await stop(demo);
  });
});

describe('npm run demo', () => {
  it('ends with one line when a setting is wrong', async () => {
    const demo = runDemo({ DATA_DIR: temporaryFolder(), PORT: 'x' });
    expect(await demo.ended).toBe(1);
    expect(demo.output().stderr.trim().split('\n')).toEqual([expect.stringMatching(/^PORT: /)]);
  });
});
