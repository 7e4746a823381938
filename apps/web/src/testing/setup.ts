import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { apiServer, endOfCalls, forgetCalls } from './api-server.ts';
import './jsdom-polyfills.ts';
import { assertNothingLogged, watchConsole } from './console-watch.ts';
import { clearToasts } from './toasts.ts';

// React then checks that every change of a component is awaited by its test.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// Only a test that fails waits this long; the machine may have other things to do.
configure({ asyncUtilTimeout: 60_000 });

// Never closed: a call that outlives its test must not reach a real server.
beforeAll(() => apiServer.listen({ onUnhandledFrame: 'error' }));

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
  }
});
