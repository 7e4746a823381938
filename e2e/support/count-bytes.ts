import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The address of a site behind a proxy, and what was sent through it. */
export interface CountedSite {
  readonly url: string;
  /** Bytes on the wire, headers included, for requests of pages and of the service worker. */
  sent(): number;
  stop(): Promise<void>;
}

/**
 * It replaces the name of the header by which a browser names its encodings: servers do not know it, and it has the
 * same length.
 */
const UNKNOWN = 'X-Accept-Encode';

/**
 * Starts a proxy between a browser and a site that counts the bytes which the site sends.
 *
 * @param isPacked Whether the browser may name the encodings that it accepts.
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
      // When one side's connection fails, the other one is closed, too.
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
