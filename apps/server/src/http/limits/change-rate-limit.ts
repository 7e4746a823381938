import { say } from '@bahai-friends/contract';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { clientAddress } from '../../client-address.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { SessionCookie } from '../cookies/session-cookie.ts';
import { RateLimitStore } from './rate-limit-store.ts';

const WINDOW_MS = 60_000;

interface ChangeRateLimitOptions {
  /** Changes a minute of one session, and calls for one from one address without. */
  readonly perMinute: number;
  readonly findSession: SessionCookie['find'];
}

/**
 * Limits the changes a minute, on each instance by itself: of a session, wherever its calls come from;
 * and, without a session, of an address, whose sessions are not concerned.
 *
 * @throws DomainError `too-many-attempts` (from the hook) with `retryAfter` in seconds
 */
export async function createChangeRateLimit(
  app: FastifyInstance,
  { perMinute, findSession }: ChangeRateLimitOptions,
): Promise<onRequestAsyncHookHandler> {
  await app.register(rateLimit, { global: false, store: RateLimitStore });
  const keys = new WeakMap<FastifyRequest, string>();
  const limit = {
    max: perMinute,
    timeWindow: WINDOW_MS,
    keyGenerator: (request: FastifyRequest) => keys.get(request) ?? '',
  };
  const countOfSession = app.createRateLimit(limit);
  const countOfAddress = app.createRateLimit(limit);
  return async (request, reply) => {
    const session = await findSession(request, reply);
    keys.set(request, session?.tokenHash ?? clientAddress(request.ip).site[0]);
    const state = await (session ? countOfSession : countOfAddress)(request);
    if (state.isAllowed || !state.isExceeded) return;
    throw new DomainError('too-many-attempts', say('too-many-changes'), {
      retryAfter: state.ttlInSeconds,
    });
  };
}
