import { withoutCodes } from '@bahai-friends/languages/testing/without-codes';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished } from 'vitest';

/** The problem in a response as people read it: its codes and values are checked, and removed. */
export function told(response: { readonly statusCode?: number; json(): unknown }): unknown {
  const { statusCode = 400 } = response;
  return statusCode < 400 ? response.json() : withoutCodes(response.json());
}

/** Has a test fail in which a problem is answered whose codes and values do not match its sentences. */
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
