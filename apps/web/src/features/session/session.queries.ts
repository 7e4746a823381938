import type { LoginPayload, Session } from '@bahai-friends/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { SESSION_KEY } from '../../api/query-client.ts';
import { hasShape } from '../../api/response-shape.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { logError } from '../../log-error.ts';

const isSession = (answer: unknown): boolean =>
  hasShape<Session>(answer, { authenticated: ['boolean'] }) &&
  (!answer.authenticated || typeof answer.userId === 'number');

/** Whether somebody is logged in, asked anew each time the dashboard is entered. */
export function useSession() {
  return useQuery({
    queryKey: SESSION_KEY,
    queryFn: ({ signal }) => request('GET /api/session', { signal, isValid: isSession }),
    staleTime: 0,
    // The same answer again is news, too: whoever stayed on a page without a session is checked again.
    structuralSharing: false,
  });
}

export function useLogin() {
  return useApiMutation({
    mutationFn: (login: LoginPayload) => request('POST /api/login', { body: login }),
  });
}

/** Ends the session. A failure is only logged: the visitor leaves the dashboard all the same. */
export function useLogout() {
  return useApiMutation({
    mutationFn: () => request('POST /api/logout'),
    onError: (error) => logError('Failed to log out', error),
  });
}
