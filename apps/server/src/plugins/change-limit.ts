import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';
import { addressKey } from '../features/session/address-key.ts';

const WINDOW_MS = 60_000;

/**
 * Refuses more changes a minute from one address than people make, on each instance by itself.
 *
 * @throws DomainError `too-many-attempts` (from the hook) with `retryAfter` in seconds
 */
export async function createChangeLimit(
  app: FastifyInstance,
  perMinute: number,
): Promise<onRequestAsyncHookHandler> {
  await app.register(rateLimit, { global: false });
  const count = app.createRateLimit({
    max: perMinute,
    timeWindow: WINDOW_MS,
    keyGenerator: ({ ip }) => addressKey(ip),
  });
  return async (request) => {
    const state = await count(request);
    if (state.isAllowed || !state.isExceeded) return;
    throw new DomainError(
      'too-many-attempts',
      'Too many changes within a minute. Please wait a little and try again.',
      { retryAfter: state.ttlInSeconds },
    );
  };
}
