import type { FastifyRequest } from 'fastify';

/** A version that no entity ever has: a validator which is not ours matches nothing. */
const NO_VERSION = 0;

/** The version that the caller says it has seen (`If-Match`); undefined when it says nothing. */
export function expectedVersion({ headers }: FastifyRequest): number | undefined {
  const tag = headers['if-match'];
  if (tag === undefined || tag === '*') return undefined;
  const version = /^"(\d{1,15})"$/.exec(tag)?.[1];
  return version === undefined ? NO_VERSION : Number(version);
}
