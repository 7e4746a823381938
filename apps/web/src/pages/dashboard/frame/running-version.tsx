import * as texts from '@bahai-friends/languages/en/dashboard/frame';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { hasShape } from '../../../api/response-shape.ts';

const isHealth = (body: unknown): boolean =>
  hasShape<{ version: string }>(body, { version: ['string'] });

/** The version of the server, which may be newer than this page; its line is rendered from the start. */
export function RunningVersion() {
  const { data } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => request('GET /api/health', { signal, isValid: isHealth }),
  });
  return <p>{data ? texts.version(data.version) : '\u00a0'}</p>;
}
