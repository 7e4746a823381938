import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { answer, EngineHangsError, LIMIT_MS } from '../e2e/engines/driving/engine.ts';
import { engineLine, ensureEngines, needsAllEngines } from './engines.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test('an engine that is missing is named with what to install', () => {
  vi.stubEnv('PATH', '/nowhere');
  vi.stubEnv('FIREFOX_PATH', '');
  expect(ensureEngines(false)).toEqual([
    {
      name: 'firefox',
      title: 'Firefox',
      advice:
        'firefox-esr, pdftotext is missing; on Debian: apt-get install firefox-esr poppler-utils fonts-dejavu-core',
    },
    {
      name: 'webkit',
      title: 'WebKit',
      advice: expect.stringMatching(
        /^WebKitWebDriver, Xvfb, dbus-run-session, pdftotext.* is missing; on Debian: apt-get install webkit2gtk-driver xvfb /,
      ),
    },
  ]);
});

test('what is said of an engine before the last line is its version, what to install, or that it hung', () => {
  const engine = { name: 'webkit', title: 'WebKit' } as const;
  const there = { ...engine, version: '2.50.6' };
  expect(engineLine(there)).toBe('Used: WebKit 2.50.6');
  expect(engineLine(there, 'No answer within 120 seconds to: WebKit: start')).toBe(
    'Used: WebKit 2.50.6, which hung. No answer within 120 seconds to: WebKit: start',
  );
  expect(
    engineLine({ ...engine, advice: 'Xvfb is missing; on Debian: apt-get install xvfb' }),
  ).toBe('Not used: WebKit: Xvfb is missing; on Debian: apt-get install xvfb');
});

test('an engine that does not answer is ended, and named with what it was asked', async () => {
  vi.useFakeTimers();
  const end = vi.fn();
  const asked = answer('WebKit: start', new Promise(() => {}), end);
  const refusal = expect(asked).rejects.toThrow(
    new EngineHangsError('No answer within 120 seconds to: WebKit: start'),
  );
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  await refusal;
  expect(end).toHaveBeenCalledOnce();
});

test.each([
  [{}, false],
  [{ CI: '' }, false],
  [{ CI: 'true' }, true],
  [{ REQUIRE_ENGINES: 'all' }, true],
])('where the environment is %j, a missing engine is a failure: %s', (environment, fails) => {
  expect(needsAllEngines(environment)).toBe(fails);
});

test.each([
  ['on this machine', false],
  ['on what a new machine has', true],
])('continuous integration requires all engines, %s', (_where, hasTool) => {
  const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-ci-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(new URL('../.ci', import.meta.url), join(folder, 'project/.ci'), { recursive: true });
  const program = (path: string, script: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  };
  program('bin/npm', 'echo "$REQUIRE_ENGINES: npm $*"');
  // A new machine passes on no environment variables.
  if (hasTool) program('shared/tools/as-new-machine', 'exec env -i PATH="$PATH" "$@"');
  const PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
  const said = execFileSync(join(folder, 'project/.ci/run'), { env: { PATH }, encoding: 'utf8' });
  expect(said).toBe('all: npm test\n');
});
