import { createHash, timingSafeEqual } from 'node:crypto';
import { say } from '@bahai-friends/contract';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { DomainError } from '../errors/domain-error.ts';
import { HIDDEN } from './openapi/hidden.ts';

/** The bounds of the histogram, in seconds: public responses take less than a millisecond, large files some seconds. */
const DURATIONS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Serves metrics of the process and of each route to Prometheus, for callers with the token. */
export function metrics(app: FastifyInstance, token: string): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
    registers: [register],
  });
  const expected = digest(`Bearer ${token}`);

  app.addHook('onResponse', async (request, reply) => {
    // The route stands for the address: anybody could invent any number of addresses.
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none' };
    durations.observe({ ...labels, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.addHook('onClose', async () => register.clear());

  app.get('/api/metrics', HIDDEN, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      reply.header('www-authenticate', 'Bearer');
      throw new DomainError('unauthenticated', say('metrics-need-token'));
    }
    return reply.type(register.contentType).send(await register.metrics());
  });
}
