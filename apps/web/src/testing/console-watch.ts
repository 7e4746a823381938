import { vi } from 'vitest';

interface Entry {
  readonly method: 'error' | 'warn';
  readonly details: readonly unknown[];
}

let entries: Entry[] = [];

/** Collects what is logged from here on, instead of printing it. */
export function watchConsole(): void {
  entries = [];
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...details) => {
      entries.push({ method, details });
    });
  }
}

/** The errors logged so far, each as its arguments. A test that expects errors takes them. */
export function takeConsoleErrors(): (readonly unknown[])[] {
  const errors = entries.filter(({ method }) => method === 'error');
  entries = entries.filter(({ method }) => method !== 'error');
  return errors.map(({ details }) => details);
}

/** Fails a test that logged something unexpected. */
export function assertNothingLogged(): void {
  const lines = entries.map(({ method, details }) => `console.${method}: ${details.join(' ')}`);
  if (lines.length > 0) throw new Error(`Logged unexpectedly:\n${lines.join('\n')}`);
}
