import type { Session } from '@bahai-friends/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from './client.ts';
import { hasShape } from './response-shape.ts';
import { SESSION_KEY } from './session-watch.ts';

const isSession = (body: unknown): boolean =>
  hasShape<Session>(body, { authenticated: ['boolean'] }) &&
  (!body.authenticated || typeof body.userId === 'number');

/** Whether the visitor is logged in. It is fetched again each time that it has to be certain. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: ({ signal }) => request('GET /api/session', { signal, isValid: isSession }),
  staleTime: 0,
  // A new object for equal data: the guard checks again on a page that stayed open without a session.
  structuralSharing: false,
});

/** The session of the last response; it is fetched only where there is none. */
export const useKnownSession = () =>
  useQuery({ ...sessionQuery, staleTime: Number.POSITIVE_INFINITY });

/** Whether the site sends mail to volunteers; undefined until that is known. */
export function useHasMail(): boolean | undefined {
  const { data, isError } = useKnownSession();
  return data ? data.mail === true : isError ? false : undefined;
}
