import { describe, expect, it, vi } from 'vitest';
import { assertNothingLogged, takeConsoleErrors, watchConsole } from './console-watch.ts';
import { stopClock } from './fake-time.ts';
import { linkWith } from './samples.ts';
import { clearWindow } from './window-state.ts';

describe('the test environment', () => {
  it.each(['error', 'warn'] as const)('fails a test that logs by console.%s', (method) => {
    // biome-ignore lint/suspicious/noConsole: the test is about what is logged
    console[method]('Oh', 'no');
    expect(assertNothingLogged).toThrow(`console.${method}: Oh no`);
    watchConsole();
  });

  it('lets a test expect an error', () => {
    // biome-ignore lint/suspicious/noConsole: the test is about what is logged
    console.error('As', 'expected');
    expect(takeConsoleErrors()).toEqual([['As', 'expected']]);
    expect(assertNothingLogged).not.toThrow();
  });

  it('fails a call that the test did not foresee', async () => {
    await expect(fetch('/api/unforeseen')).rejects.toThrow('fetch failed');
    expect(String(takeConsoleErrors())).toContain('GET /api/unforeseen');
  });

  it('leaves nothing in the window for the next file', () => {
    document.documentElement.lang = 'fa';
    document.title = 'Ours';
    document.body.append('Text');
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in jsdom.
    document.cookie = 'name=value';
    window.localStorage.setItem('key', 'value');
    window.history.pushState(null, '', '/page?query#hash');
    clearWindow();
    expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
    expect([document.cookie, window.localStorage.length]).toEqual(['', 0]);
    expect(window.location.href).toBe(`${window.location.origin}/`);
  });

  it('lets a test spy on a clock that it has stopped', () => {
    stopClock('2026-03-20T12:00:00Z');
    vi.spyOn(globalThis, 'setInterval');
    vi.spyOn(globalThis, 'setTimeout');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has the clock go on in the test after it', async () => {
    await new Promise<void>((resolve) => setTimeout(resolve));
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        clearInterval(timer);
        resolve();
      });
    });
  });

  it('makes no test data that the contract rejects', () => {
    expect(() => linkWith({ order: -1 })).toThrow();
  });
});
