import { useQuery } from '@tanstack/react-query';
import { request } from './client.ts';

/** Whether the site sends mail to its volunteers; undefined until that is known. Nothing of it is there where it does not. */
export function useHasMail(): boolean | undefined {
  const { data, isError } = useQuery({
    queryKey: ['has mail'],
    queryFn: async ({ signal }) => (await request('GET /api/session', { signal })).mail === true,
    staleTime: 0,
  });
  return isError ? false : data;
}
