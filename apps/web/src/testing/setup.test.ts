import { describe, expect, it } from 'vitest';
import { assertNothingLogged, takeConsoleErrors, watchConsole } from './console-watch.ts';
import { linkWith } from './samples.ts';

describe('the test environment', () => {
  it.each(['error', 'warn'] as const)('fails a test that logs by console.%s', (method) => {
    // biome-ignore lint/suspicious/noConsole: what is tested
    console[method]('Oh', 'no');
    expect(assertNothingLogged).toThrow(`console.${method}: Oh no`);
    watchConsole();
  });

  it('lets a test expect an error', () => {
    // biome-ignore lint/suspicious/noConsole: what is tested
    console.error('As', 'expected');
    expect(takeConsoleErrors()).toEqual([['As', 'expected']]);
    expect(assertNothingLogged).not.toThrow();
  });

  it('fails a call that the test did not foresee', async () => {
    await expect(fetch('/api/unforeseen')).rejects.toThrow('fetch failed');
    expect(String(takeConsoleErrors())).toContain('GET /api/unforeseen');
  });

  it('makes no test data that the contract rejects', () => {
    expect(() => linkWith({ order: -1 })).toThrow();
  });
});
