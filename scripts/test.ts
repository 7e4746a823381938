// Runs every check there is and closes with one line: how many passed and how many failed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, 'node_modules', '.cache', 'test-results');
const TYPED_PROJECTS = [
  'packages/badi-calendar',
  'packages/contract',
  'apps/server',
  'apps/web',
  '.',
];

function run(name: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): boolean {
  process.stderr.write(`\n▸ ${name}\n`);
  const [command = '', ...rest] = args;
  const { status } = spawnSync(join(root, 'node_modules', '.bin', command), rest, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

const one = (passed: boolean): Count => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

/** A runner that fails without a failed test (a crash, no test found) counts as one failure. */
function counted(succeeded: boolean, passed: number, failed: number): Count {
  const crashed = !succeeded && failed === 0;
  return { passed, failed: crashed || (succeeded && passed === 0) ? 1 : failed };
}

function unitTests(): Count {
  const report = join(results, 'unit.json');
  const succeeded = run('Unit and server tests', [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  if (!existsSync(report)) return one(false);
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return counted(succeeded, numPassedTests, numFailedTests);
}

function browserTests(): Count {
  const report = join(results, 'browser.json');
  let browser: string;
  try {
    browser = ensureBrowser();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return one(false);
  }
  const succeeded = run('Browser tests', ['playwright', 'test', '--reporter=list,json'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  if (!existsSync(report)) return one(false);
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(report, 'utf8')).stats;
  return counted(succeeded, expected, unexpected + flaky);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const counts = [
  one(run('Format, lint and import directions', ['biome', 'ci', '.'])),
  ...TYPED_PROJECTS.map((project) => one(run(`Types of ${project}`, ['tsc', '-p', project]))),
  unitTests(),
  browserTests(),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
