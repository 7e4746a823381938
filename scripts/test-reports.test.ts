import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './test-reports.ts';

const modules = join(import.meta.dirname, '..', 'node_modules');
let folder: string;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'test-reports-')));
  symlinkSync(modules, join(folder, 'node_modules'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program of the project's in the folder of these tests, and expects that it fails. */
function runFailing(program: string, args: readonly string[], environment = {}): void {
  const command = join(modules, '.bin', program);
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...environment };
  expect(() => execFileSync(command, args, { cwd: folder, env, stdio: 'pipe' })).toThrow();
}

test('Vitest: counts, and the tests and files that failed with their reasons', () => {
  writeFileSync(
    join(folder, 'sums.test.js'),
    `import { expect, test } from 'vitest';
     test('adds', () => expect(1 + 1).toBe(2));
     test('carries', () => expect(5 + 6).toBe(12));`,
  );
  writeFileSync(join(folder, 'broken.test.js'), `throw new Error('It cannot be loaded.');`);
  const report = join(folder, 'vitest.json');
  runFailing('vitest', ['run', '--reporter=json', `--outputFile=${report}`]);

  const read = readVitestReport(report);

  expect(read).toMatchObject({ passed: 1, failed: 1 });
  expect(read?.failures).toHaveLength(2);
  expect(read?.failures).toContainEqual(
    expect.stringMatching(/sums\.test\.js › carries\n.*expected 11 to be 12/),
  );
  expect(read?.failures).toContainEqual(
    expect.stringMatching(/broken\.test\.js\n.*It cannot be loaded/),
  );
});

test('Playwright: counts, and the tests that failed with all reasons and with what the page showed', () => {
  // No page is opened: what Playwright writes about a page that failed stands in a file already.
  const context = join(folder, 'error-context.md');
  writeFileSync(
    context,
    '# Error details\n\n# Page snapshot\n\n```yaml\n- heading "Out of order"\n```\n\n# Test source\n',
  );
  const attached = { name: 'error-context', contentType: 'text/markdown', path: context };
  writeFileSync(
    join(folder, 'pages.spec.ts'),
    `import { expect, test } from '@playwright/test';
     test('is there', () => {});
     test.describe('a page', () => { test('says who it is', () => expect('no').toBe('yes')); });
     test('works', () => {
       test.info().attachments.push(${JSON.stringify(attached)});
       expect.soft('slow').toBe('fast');
       expect('dark').toBe('light');
     });`,
  );
  const report = join(folder, 'playwright.json');
  runFailing('playwright', ['test', '--reporter=json', 'pages.spec.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });

  const read = readPlaywrightReport(report);

  expect(read).toMatchObject({ passed: 1, failed: 2 });
  expect(read?.failures).toEqual([
    expect.stringMatching(
      /pages\.spec\.ts › works \(line 4\)\n.*fast.*light.*\n {2}The page showed:\n {2}- heading "Out of order"$/s,
    ),
    expect.stringMatching(/pages\.spec\.ts › a page › says who it is \(line 3\)\n.*toBe/),
  ]);
});

test('a report that was never written is none', () => {
  expect(readVitestReport(join(folder, 'none.json'))).toBeUndefined();
  expect(readPlaywrightReport(join(folder, 'none.json'))).toBeUndefined();
});
