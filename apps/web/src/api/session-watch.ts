import type { Session } from '@bahai-friends/contract';
import { setSessionWatch } from './query-client.ts';
import { isAccountDeleted, isUnauthenticated } from './unauthenticated.ts';

/** The query of the session, which is also set when a call finds the session over. */
export const SESSION_KEY = ['session'];

setSessionWatch({
  /** Any call may find the session ended; on the login page a failed one only confirms that there is none. */
  callFailed(queryClient, error) {
    if (!isUnauthenticated(error)) return;
    const session = queryClient.getQueryData<Session>(SESSION_KEY);
    if (session === undefined) return;
    queryClient.setQueryData<Session>(SESSION_KEY, {
      authenticated: false,
      ...(session.mail && { mail: true }),
      ...(isAccountDeleted(error) && { accountDeleted: true }),
    });
  },

  /** A mutation that succeeds after the end of the session was made in a new session. */
  changeMade(queryClient) {
    const session = queryClient.getQueryData<Session>(SESSION_KEY);
    if (session?.authenticated === false) {
      void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
    }
  },
});
