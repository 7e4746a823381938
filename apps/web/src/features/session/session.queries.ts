import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { sessionQuery } from '../../api/session-query.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { logError } from '../../log-error.ts';
import { logIn } from './log-in.ts';

/** Whether the visitor is logged in; fetched each time the dashboard is opened. */
export const useSession = () => useQuery(sessionQuery);

/** Logs in; concurrent calls share one login. */
export function useLogIn() {
  return useApiMutation({ mutationFn: logIn });
}

/** Ends the session. A failure is only logged: the visitor leaves the dashboard anyway. */
export function useLogout() {
  return useApiMutation({
    mutationFn: () => request('POST /api/logout'),
    onError: (error) => logError('Failed to log out', error),
  });
}
