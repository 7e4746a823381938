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

interface PlaywrightResult {
  readonly errors: readonly { readonly message?: string }[];
  readonly attachments: readonly { readonly name: string; readonly path?: string }[];
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
      readonly results: readonly PlaywrightResult[];
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

/** The number of lines that are shown of what was on the page: a message in place of a page is in the first of them. */
const LINES_OF_A_PAGE = 40;

/** The accessibility tree in the file that Playwright writes about a failure. */
const SNAPSHOT = /^# Page snapshot\n+```yaml\n(.*?)^```/ms;

/** The report of Vitest's reporter `json` in this file; undefined when there is no such file. */
export function readVitestReport(path: string): TestReport | undefined {
  const report: VitestReport | undefined = readReport(path);
  if (report === undefined) return undefined;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that cannot be loaded fails without a test of its own.
    if (status === 'failed' && failed.length === 0) return [failureOf(name, [firstLines(message)])];
    return failed.map(({ fullName, failureMessages }) =>
      failureOf(
        `${name} › ${fullName}`,
        (failureMessages ?? []).map((one) => firstLines(one)),
      ),
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
    ...report.errors.map(({ message = '' }) => failureOf('Before any test', [firstLines(message)])),
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
          results.flatMap(reasonsIn),
        ),
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, titles))];
}

/** All that went wrong in one try, such as messages in the console after a failed check, and what the page showed. */
function reasonsIn({ errors, attachments }: PlaywrightResult): string[] {
  const reasons = errors.map(({ message = '' }) => firstLines(message));
  const context = attachments.find(({ name }) => name === 'error-context')?.path;
  const page = context && existsSync(context) && SNAPSHOT.exec(readFileSync(context, 'utf8'))?.[1];
  return page ? [...reasons, 'The page showed:', firstLines(page, LINES_OF_A_PAGE)] : reasons;
}

const firstLines = (text: string, count = LINES_OF_A_FAILURE): string =>
  text.trimEnd().split('\n').slice(0, count).join('\n');

function failureOf(test: string, reasons: readonly string[]): string {
  const lines = (reasons.join('\n') || 'It gave no reason.').split('\n');
  return [`Failed: ${test}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

function readReport<Report>(path: string): Report | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
