// Runs every check and closes with one line: how many passed and how many failed.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hangOf } from '../e2e/engines/driving/hangs.ts';
import project from '../package.json' with { type: 'json' };
import { ensureBrowser, findWholeBrowser } from './browser.ts';
import { engineLine, ensureEngines, needsAllEngines } from './engines.ts';
import { BUNDLE, bundleServer } from './release/bundle-server.ts';
import { readPlaywrightReport, readVitestReport, type TestReport } from './test-reports.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/**
 * The environment as it was at the start: a build in this process sets NODE_ENV to production, with which React's test
 * utilities do not work.
 */
const givenEnvironment = { ...process.env };
const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, 'node_modules', '.cache', 'test-results');
const bundle = join(root, BUNDLE);
const { check } = project.scripts;
/** The projects that `npm run check` checks. */
const TYPED_PROJECTS = [...check.matchAll(/tsc -p (\S+)/g)].map(([, folder]) => folder ?? '');
/** The lines about browser engines that are printed before the last line. */
const engineLines: string[] = [];
/** The tests that failed and why. They are repeated near the end, as the middle of a long output is easily missed. */
const failures: string[] = [];
/** How long each step took, in milliseconds, in the order in which they ended. */
const durations: [name: string, milliseconds: number][] = [];

/** Runs one of the installed programs, and prints its output: at once, or when it has ended. */
async function run(
  name: string,
  [command = '', ...args]: readonly string[],
  { environment = {}, quiet = false }: { environment?: NodeJS.ProcessEnv; quiet?: boolean } = {},
): Promise<boolean> {
  const heading = `\n▸ ${name}\n`;
  if (!quiet) process.stderr.write(heading);
  const start = performance.now();
  const child = spawn(join(root, 'node_modules', '.bin', command), args, {
    cwd: root,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    env: { ...givenEnvironment, ...environment },
  });
  const printed: Buffer[] = [];
  child.stdout?.on('data', (chunk) => printed.push(chunk));
  child.stderr?.on('data', (chunk) => printed.push(chunk));
  child.on('error', (error) => printed.push(Buffer.from(`${error.message}\n`)));
  const status = await new Promise((resolve) => child.once('close', resolve));
  durations.push([name, performance.now() - start]);
  if (quiet) process.stderr.write(`${heading}${Buffer.concat(printed)}`);
  return status === 0;
}

const one = (passed: boolean): Count => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

/** A runner that fails without a failed test (a crash, no test found) counts as one failure. */
function countOf(succeeded: boolean, report: TestReport | undefined): Count {
  if (report === undefined) return one(false);
  failures.push(...report.failures);
  const { passed, failed } = report;
  const crashed = !succeeded && failed === 0;
  return { passed, failed: crashed || (succeeded && passed === 0) ? 1 : failed };
}

/** Checks without a running program; each uses hardly more than one core. */
function staticChecks(): Promise<Count[]> {
  const checks: [string, string[]][] = [
    ['Format and lint', ['biome', 'ci', '.']],
    ['Imports', ['node', 'scripts/check-imports.ts']],
    ...TYPED_PROJECTS.map((project): [string, string[]] => [
      `Types of ${project}`,
      // One thread: several would each look at what is imported, and all the checks run at once.
      ['tsc', '-p', project, '--singleThreaded'],
    ]),
  ];
  return Promise.all(
    checks.map(async ([name, args]) => {
      const passed = await run(name, args, { quiet: true });
      if (!passed) failures.push(`Failed: ${name}`);
      return one(passed);
    }),
  );
}

/** The unit tests. Those that start the programs start them as production does: from the bundle of a release. */
async function unitTests(): Promise<Count> {
  const report = join(results, 'unit.json');
  try {
    await bundleServer(root, bundle);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return one(false);
  }
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const succeeded = await run('Unit and server tests', ['vitest', 'run', ...reporters], {
    environment: { SERVER_BUNDLE: bundle },
  });
  return countOf(succeeded, readVitestReport(report));
}

async function browserTests(): Promise<Count> {
  const report = join(results, 'browser.json');
  let browser: string;
  try {
    browser = ensureBrowser();
  } catch (error) {
    engineLines.push(`${error instanceof Error ? error.message : error}`);
    return one(false);
  }
  engineLines.push(`Used: Chromium (${browser})`);
  const environment = { CHROMIUM_PATH: browser };
  return playwright('Browser tests', ['test'], environment, report);
}

/**
 * The result about Chromium with windows. Without it there are no notifications, and their tests are skipped: that is a
 * failure where all engines are required.
 */
function wholeBrowser(): Count[] {
  const path = findWholeBrowser();
  engineLines.push(
    path === undefined
      ? 'Not used: Chromium with windows, for notifications; on Debian: apt-get install chromium'
      : `Used: Chromium with windows, for notifications (${path})`,
  );
  return path === undefined && needsAllEngines(process.env) ? [one(false)] : [];
}

async function playwright(
  name: string,
  command: readonly string[],
  environment: NodeJS.ProcessEnv,
  report: string,
): Promise<Count> {
  const succeeded = await run(name, ['playwright', ...command, '--reporter=list,json'], {
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return countOf(succeeded, readPlaywrightReport(report));
}

/** The flows in Firefox and WebKit, as far as they are installed: a missing one fails only where it is required. */
async function engineFlows(): Promise<Count[]> {
  const found = ensureEngines();
  const counts: Count[] = [];
  const used = found.filter((engine) => 'version' in engine);
  const missing = found.filter((engine) => 'advice' in engine);
  engineLines.push(...missing.map((engine) => engineLine(engine)));
  if (needsAllEngines(process.env)) counts.push(...missing.map(() => one(false)));
  if (used.length === 0) return counts;
  const ENGINES = used.map(({ name }) => name).join();
  const command = ['test', '--config=e2e/engines'];
  counts.push(await playwright('Flows', command, { ENGINES }, join(results, 'engines.json')));
  engineLines.push(...used.map((engine) => engineLine(engine, hangOf(engine.name))));
  return counts;
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const counts = [
  ...(await staticChecks()),
  await unitTests(),
  await browserTests(),
  ...wholeBrowser(),
  ...(await engineFlows()),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
const seconds = durations.map(([name, duration]) => `${name}: ${Math.round(duration / 1000)} s`);
process.stdout.write(`\n${[...seconds, ...engineLines, ...failures].join('\n')}\n`);
process.exitCode = failed === 0 ? 0 : 1;
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
