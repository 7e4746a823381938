import { say } from '@bahai-friends/contract';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { clientAddress } from '../../client-address.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { SessionCookie } from '../cookies/session-cookie.ts';
import { RateLimitStore } from './rate-limit-store.ts';

const WINDOW_MS = 60_000;

interface ChangeRateLimitOptions {
  /** Changes per minute of one session, and calls per minute of one address without a session. */
  readonly perMinute: number;
  readonly findSession: SessionCookie['find'];
}

/**
 * Limits changes per minute, on each instance by itself: of a session, from whatever address; and of an address for
 * calls without a session, which leaves its sessions alone.
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
