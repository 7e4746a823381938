import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newLinkToken } from '../../sealing/link-tokens.ts';
import { listen, openConnection } from '../../testing/raw-connection.ts';
import { serverOptions } from '../server-options.ts';
import { LOG_SERIALIZERS, serializeError } from './log-serializer.ts';

describe('a logged error', () => {
  it('has its message, stack, code and cause', () => {
    const error = Object.assign(new Error('no', { cause: new Error('because') }), {
      code: '23505',
    });
    expect(JSON.parse(JSON.stringify(serializeError(error)))).toMatchObject({
      type: 'Error',
      message: 'no: because',
      code: '23505',
      stack: expect.stringMatching(/log-serializer\.test[\s\S]+caused by/),
    });
  });

  it('lacks what PostgreSQL repeats of rows', () => {
    const rows = { detail: 'Key (a)=(secret)', where: 'secret', internalQuery: 'secret' };
    const error = Object.assign(new Error('no'), rows, { table: 'users' });
    const serialized = JSON.stringify(serializeError(error));
    expect(serialized).toContain('users');
    expect(serialized).not.toContain('secret');
    expect(error.detail).toBe(rows.detail);
  });
});

/** The log of one request for a target as a client writes it. */
async function logOf(target: string): Promise<string> {
  const lines: string[] = [];
  const app = Fastify({
    ...serverOptions(),
    logger: {
      serializers: LOG_SERIALIZERS,
      stream: { write: (line: string) => void lines.push(line) },
    },
  });
  onTestFinished(() => app.close());
  app.get('/gatherings/with/:token', async () => 'known');
  // Fastify's own would log the address once more, as the site's does not.
  app.setNotFoundHandler(async () => 'unknown');
  const request = `GET ${target} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`;
  await openConnection(await listen(app), request).closed;
  return lines.join('');
}

describe('a logged request', () => {
  it.each([
    ['as links have it', '/letters/confirm/TOKEN'],
    ['in a language, with a query', '/fa/letters/yours/TOKEN?x=TOKEN'],
    ['of the API', '/api/push/subscriptions/TOKEN'],
    ['with more behind it', '/gatherings/with/TOKEN/2026-03-21'],
    ['with an encoded letter', '/gatherings/w%69th/TOKEN'],
    ['with a letter that is encoded twice', '/gatherings/w%2569th/TOKEN'],
    ['with encoded slashes', '/letters%2Fend%2fTOKEN'],
    ['with more slashes', '//letters//end//TOKEN'],
    ['in capitals', '/Letters/END/TOKEN'],
    ['with an encoded letter, and an encoding that is none', '/gatherings/w%69th/TOKEN%zz'],
    ['behind an encoded line', '/gatherings/with/%0aTOKEN'],
    ['with scheme and host', 'http://127.0.0.1:4831/letters/end/TOKEN'],
    ['with scheme, user and host', 'HTTP://user@site.example/fa/gatherings/answers/TOKEN'],
    ['in a query', '/?back=/letters/end/TOKEN'],
  ])('lacks a token %s', async (_how, target) => {
    const token = newLinkToken();
    const logged = await logOf(target.replaceAll('TOKEN', token));
    expect(logged).toMatch(/"url":"[^"]+…"/);
    expect(logged).not.toContain(token);
  });

  it.each([
    ['/letters', '/letters'],
    ['/letters/end/', '/letters/end/'],
    ['/gatherings/without/2026-03-21?lang=de', '/gatherings/without/2026-03-21?lang=de'],
    ['/%E2%9C%93?a=%26', '/%E2%9C%93?a=%26'],
    ['/%zz', '/%25zz'],
  ])('has the address %s', async (target, url) => {
    expect(await logOf(target)).toContain(`"url":"${url}"`);
  });
});
