import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { startTcpProxy } from '../../testing/tcp-proxy.ts';
import { databaseEnvironments } from '../../testing/test-database.ts';
import { PostgresContentVersion } from './postgres-content-version.ts';

it('does not end the queries of a database that is closed while it begins to listen', async () => {
  const [, { make }] = databaseEnvironments;
  const way = await startTcpProxy((await make()).DATABASE_URL);
  const onUnreachable = vi.fn();
  const version = new PostgresContentVersion(way.url, { onLost() {}, onUnreachable });
  const begins = way.silenceAt('listen ');
  version.current();
  await begins;
  await version.close();
  await turn();
  expect(onUnreachable).not.toHaveBeenCalled();
});
