import { describe, expect, it } from 'vitest';
import { listen, openConnection } from '../../testing/raw-connection.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { databases } from '../../testing/test-database.ts';

const [sqlite] = databases;

describe('the Host header', () => {
  /** The response to a request with these headers: status and message, or the status alone. */
  async function response(...headers: readonly string[]) {
    const server = await createTestApp(await sqlite.open());
    const lines = ['GET /api/health HTTP/1.1', ...headers, 'Connection: close', '', ''];
    const { closed } = openConnection(await listen(server), lines.join('\r\n'));
    const [head = '', body = ''] = (await closed).split('\r\n\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
    return status === 200 ? [status] : [status, JSON.parse(body).message];
  }

  it('is there once', async () => {
    expect(await response('Host: a.example')).toEqual([200]);
    expect(await response()).toEqual([400, 'The request names no host.']);
  });

  it.each([
    ['the same', ['Host: a.example', 'Host: a.example']],
    ['another', ['Host: a.example', 'Accept: */*', 'HOST: b.example']],
    ['nothing', ['Host: a.example', 'host:']],
  ])('is refused when a second one names %s', async (_, headers) => {
    expect(await response(...headers)).toEqual([400, 'The request names more than one host.']);
  });
});
