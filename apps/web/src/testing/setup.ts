import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { apiServer, endOfCalls, forgetCalls } from './api-server.ts';
import './jsdom-polyfills.ts';
import { assertNothingLogged, watchConsole } from './console-watch.ts';
import { clearToasts } from './toasts.ts';
import { clearWindow } from './window-state.ts';

// React then checks that every change of a component is awaited by its test.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** The timers while no clock is stopped. */
const ownTimers = { setTimeout, setInterval };

// Only a failing test waits this long; the machine may be busy.
configure({ asyncUtilTimeout: 60_000 });

// It is closed only with the file: a call that outlives its test must not reach a real server.
beforeAll(() => apiServer.listen({ onUnhandledFrame: 'error' }));

// The files of a worker share its window and installed globals; each has modules of its own.
afterAll(async () => {
  // Later imports would be among the next file's modules, bound to this file's.
  await vi.dynamicImportSettled();
  apiServer.close();
  clearWindow();
  vi.resetModules();
});

beforeEach(() => watchConsole());

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.useFakeTimers();
  clearToasts();
  vi.useRealTimers();
  await endOfCalls();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  apiServer.resetHandlers();
  forgetCalls();
  try {
    assertNothingLogged();
  } finally {
    vi.restoreAllMocks();
    // When one was a spy, the function of its stopped clock is restored, and anything that waits for it waits for ever.
    Object.assign(globalThis, ownTimers);
  }
});
