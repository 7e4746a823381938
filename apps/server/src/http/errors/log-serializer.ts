import { type SerializedError, stdSerializers } from 'pino';

/** PostgreSQL repeats rows there, with whatever is in them. */
const UNTOLD = ['detail', 'where', 'internalQuery'] as const;

/**
 * What the log tells of an error. Pino's own redaction would do the same, but rewrites every object of
 * every line, and each request has two.
 */
export function loggedError(error: Error): SerializedError {
  const told = stdSerializers.err(error);
  for (const field of UNTOLD) delete told[field];
  return told;
}
