import type { Session } from '@bahai-friends/contract';

import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { hasShape } from '../../api/response-shape.ts';
import { SESSION_KEY } from '../../api/session-watch.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { logError } from '../../log-error.ts';
import { logIn } from './log-in.ts';

const isSession = (body: unknown): boolean =>
  hasShape<Session>(body, { authenticated: ['boolean'] }) &&
  (!body.authenticated || typeof body.userId === 'number');

/** Whether the visitor is logged in; fetched each time the dashboard is opened. */
export function useSession() {
  return useQuery({
    queryKey: SESSION_KEY,
    queryFn: ({ signal }) => request('GET /api/session', { signal, isValid: isSession }),
    staleTime: 0,
    // A new object for equal data: the guard checks again on a page that stayed open without a session.
    structuralSharing: false,
  });
}

/** Logs in, once however often it is asked for meanwhile. */
export function useLogIn() {
  return useApiMutation({ mutationFn: logIn });
}

/** Ends the session. A failure is only logged: the visitor leaves the dashboard all the same. */
export function useLogout() {
  return useApiMutation({
    mutationFn: () => request('POST /api/logout'),
    onError: (error) => logError('Failed to log out', error),
  });
}
