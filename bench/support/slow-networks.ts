// Imitations of Telegram, Mastodon and ten webhooks' programs, behind a slow network: a process of its own, which
// reports their addresses, and on request what they have received.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { startMastodon } from '../../apps/server/src/channels/testing/mastodon-imitation.ts';
import { startTelegram } from '../../apps/server/src/channels/testing/telegram-imitation.ts';
import { startWebhookProgram } from '../../apps/server/src/channels/testing/webhook-program.ts';

const PROGRAMS = 10;
/** Milliseconds from a connection until the other side receives it. */
const SLOW_MS = 500;

/** A proxy for an address that adds the delay; returns its address. */
async function slow(url: string): Promise<string> {
  const { hostname, port, pathname, search } = new URL(url);
  const server = createServer(async (socket) => {
    socket.on('error', () => undefined);
    await setTimeout(SLOW_MS);
    const other = connect({ host: hostname, port: Number(port) });
    other.on('error', () => socket.destroy());
    socket.pipe(other).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const path = pathname === '/' ? '' : pathname;
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}${search}`;
}

const telegram = await startTelegram();
const mastodon = await startMastodon();
const programs = await Promise.all(Array.from({ length: PROGRAMS }, () => startWebhookProgram()));

export interface SlowNetworks {
  readonly telegram: { readonly url: string; readonly token: string };
  readonly mastodon: { readonly url: string };
  readonly programs: readonly { readonly url: string; readonly secret: string }[];
}

export interface Received {
  readonly telegram: number;
  readonly mastodon: number;
  readonly events: number;
}

const networks: SlowNetworks = {
  telegram: { url: await slow(telegram.url), token: telegram.token },
  mastodon: { url: await slow(mastodon.url) },
  programs: await Promise.all(
    programs.map(async ({ url, secret }) => ({ url: await slow(url), secret })),
  ),
};
process.on('message', () => {
  const received: Received = {
    telegram: telegram.received.length,
    mastodon: mastodon.posts.length,
    events: programs.reduce((sum, { heard }) => sum + heard.length, 0),
  };
  process.send?.(received);
});
process.on('disconnect', () => process.exit(0));
process.send?.(networks);
