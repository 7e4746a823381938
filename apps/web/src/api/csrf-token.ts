import type { ResponseBody } from '@bahai-friends/contract';
import { logError } from '../log-error.ts';

let inFlight: Promise<string | undefined> | undefined;

/**
 * A fresh token for the header CSRF-Token. Calls made while one is being fetched share it. Never rejects: a failure
 * is logged and resolves to undefined; the server then rejects calls that need a token.
 */
export function fetchCsrfToken(): Promise<string | undefined> {
  if (inFlight) return inFlight;
  const loading = load().finally(() => {
    if (inFlight === loading) inFlight = undefined;
  });
  inFlight = loading;
  return loading;
}

/** Called after a login, so that no call uses a token that was fetched for the session before. */
export function dropCsrfToken(): void {
  inFlight = undefined;
}

async function load(): Promise<string | undefined> {
  try {
    const response = await fetch('/api/csrf-token', { credentials: 'include' });
    if (!response.ok) throw new Error(String(response.status));
    const body: Partial<ResponseBody<'GET /api/csrf-token'>> | null = await response.json();
    if (!body?.csrfToken) logError('No CSRF token received');
    return body?.csrfToken;
  } catch (error) {
    logError('Failed to get CSRF token', error);
    return undefined;
  }
}
