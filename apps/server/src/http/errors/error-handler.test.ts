import { say } from '@bahai-friends/contract';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { DomainError } from '../../errors/domain-error.ts';
import { errorHandler } from './error-handler.ts';

const WARNING = 40;
const ERROR = 50;

/** The log and the status of a response to a request that fails with an error. */
async function logOf(error: Error) {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = Fastify({ logger: { level: 'warn', stream } });
  onTestFinished(() => app.close());
  errorHandler(app);
  app.get('/', async () => {
    throw error;
  });
  const { statusCode, headers } = await app.inject('/');
  return { statusCode, headers, lines };
}

const BUSY = say('backup-under-way');

it.each([
  ['the product', new DomainError('busy', BUSY, { retryAfter: 30 }), BUSY.message],
  ['SQLite', Object.assign(new Error('database is locked'), { errcode: 5 }), 'database is locked'],
  [
    'PostgreSQL',
    Object.assign(new Error('deadlock detected'), { code: '40P01' }),
    'deadlock detected',
  ],
])('that %s is busy is a warning without a stack', async (_what, error, reason) => {
  const { statusCode, headers, lines } = await logOf(error);
  expect(statusCode).toBe(503);
  expect(lines).toEqual([
    expect.objectContaining({ level: WARNING, msg: 'request refused', reason }),
  ]);
  expect(lines[0]).not.toHaveProperty('err');
  expect(lines[0]?.reqId).toBe(headers['x-request-id']);
});

it.each([
  ['a fault of the program', new TypeError('x is undefined'), 500],
  ['a full disk', Object.assign(new Error('database or disk is full'), { errcode: 13 }), 507],
  [
    'what cannot be done until somebody helps',
    new DomainError('unavailable', say('database-outdated')),
    503,
  ],
])('%s is an error with its stack', async (_what, error, status) => {
  const { statusCode, lines } = await logOf(error);
  expect(statusCode).toBe(status);
  expect(lines).toEqual([
    expect.objectContaining({ level: ERROR, err: expect.objectContaining({ stack: error.stack }) }),
  ]);
});
