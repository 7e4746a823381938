import { withoutCodes } from '@bahai-friends/languages/testing/without-codes';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished } from 'vitest';

/**
 * The problem that a response tells of, for people: what it says besides in codes and values is checked, and
 * taken away.
 */
export function told(response: { readonly statusCode?: number; json(): unknown }): unknown {
  const { statusCode = 400 } = response;
  return statusCode < 400 ? response.json() : withoutCodes(response.json());
}

/** Lets a test fail in which a problem is answered whose codes and values do not say what its sentences do. */
export function expectEveryProblemTold(app: FastifyInstance): void {
  const faults: unknown[] = [];
  app.addHook('onSend', async ({ method, url }, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (reply.statusCode < 400 || !isJson) return;
    try {
      const problem = JSON.parse(String(payload));
      expect(problem, `${method} ${url}`).toHaveProperty('message');
      withoutCodes(problem);
    } catch (fault) {
      faults.push(fault);
    }
  });
  onTestFinished(() => {
    if (faults.length > 0) throw faults[0];
  });
}
