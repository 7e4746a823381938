// Reads the reports of the test runners: how many tests passed and failed, and why.
import { existsSync, readFileSync } from 'node:fs';

export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  /** A few lines for each failed test: its file, its name, its error. */
  readonly failures: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

/** The number of lines of a message that are shown: enough to see the expected and the actual value. */
const LINES_OF_A_FAILURE = 12;

/** The report of Vitest's reporter `json` in this file; undefined when there is no such file. */
export function readVitestReport(path: string): TestReport | undefined {
  const report: VitestReport | undefined = readReport(path);
  if (report === undefined) return undefined;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that cannot be loaded fails without a test of its own.
    if (status === 'failed' && failed.length === 0) return [failureOf(name, message)];
    return failed.map(({ fullName, failureMessages }) =>
      failureOf(`${name} › ${fullName}`, failureMessages?.[0]),
    );
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures };
}

/**
 * The report of Playwright's reporter `json` in this file; undefined when there is no such file. A test that passed
 * only in a second try counts as failed.
 */
export function readPlaywrightReport(path: string): TestReport | undefined {
  const report: PlaywrightReport | undefined = readReport(path);
  if (report === undefined) return undefined;
  const { expected, unexpected, flaky } = report.stats;
  const failures = [
    ...report.errors.map(({ message }) => failureOf('Before any test', message)),
    ...report.suites.flatMap((suite) => failuresIn(suite, [])),
  ];
  return { passed: expected, failed: unexpected + flaky, failures };
}

function failuresIn(suite: PlaywrightSuite, above: readonly string[]): string[] {
  const titles = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        failureOf(
          [projectName, ...titles, `${title} (line ${line})`].filter(Boolean).join(' › '),
          results.find(({ error }) => error !== undefined)?.error?.message,
        ),
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, titles))];
}

function failureOf(test: string, message = 'It gave no reason.'): string {
  const lines = message.trimEnd().split('\n').slice(0, LINES_OF_A_FAILURE);
  return [`Failed: ${test}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

function readReport<Report>(path: string): Report | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
