import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** An address at which a site answers, and what it has sent there. */
export interface CountedSite {
  readonly url: string;
  /** Bytes on the wire, headers included, whoever in the browser has asked for them. */
  sent(): number;
  stop(): Promise<void>;
}

/** In the place of the header by which a browser says what it unpacks: no server knows it, and it is as long. */
const UNKNOWN = 'X-Accept-Encode';

/**
 * Stands between a browser and a site, and counts what the site sends.
 *
 * @param isPacked Whether the browser may say which encodings it takes.
 */
export async function countBytes(siteUrl: string, isPacked = true): Promise<CountedSite> {
  const { hostname, port } = new URL(siteUrl);
  const open = new Set<Socket>();
  let bytes = 0;
  const server = createServer((visitor) => {
    const site = connect(Number(port), hostname);
    for (const [socket, other] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      // Whoever goes first takes the other along.
      socket.on('error', () => other.destroy());
    }
    site.on('data', (chunk) => {
      bytes += chunk.length;
    });
    site.pipe(visitor);
    if (isPacked) visitor.pipe(site);
    else {
      visitor.on('data', (chunk) => {
        site.write(chunk.toString('latin1').replace(/Accept-Encoding/gi, UNKNOWN), 'latin1');
      });
      visitor.on('end', () => site.end());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => bytes,
    async stop() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}
