import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { say } from '@bahai-friends/contract';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Environment } from '../environment.ts';
import { DomainError } from '../errors/domain-error.ts';
import { VERSION } from '../version.ts';
import { errorHandler } from './errors/error-handler.ts';
import { malformedRequests } from './errors/malformed-requests.ts';
import { securityHeaders, sendWithEveryResponse } from './security-headers.ts';
import { serverOptions } from './server-options.ts';

const STARTING = say('starting');
const RETRY_AFTER_SECONDS = 1;
const LOCALHOST = 'localhost';
/** The one call that is always answered: whether the process is alive. */
const LIVENESS_PATH = '/api/health';

/** What people see during a start. It loads nothing else of the site, and reloads itself. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">
<title>Bahá'í Friends</title>
</head>
<body><p>${STARTING.message}</p></body>
</html>
`;

/** The server that visitors reach from the beginning of a start to the end of the process. */
export interface StartGate {
  /** The server behind the port, to be closed at the end. */
  readonly front: FastifyInstance;
  /** @returns The address. @throws What Node throws, such as when the port is taken. */
  listen(host: string, port: number): Promise<string>;
  /** Hands every request to the site from now on, and connections that it takes over, such as WebSockets. */
  open(site: FastifyInstance): void;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Responds to all but `/api/health` with 503. */
function turnAway(front: FastifyInstance): void {
  front.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url === LIVENESS_PATH) {
      done();
    } else if (request.url.startsWith('/api/')) {
      done(new DomainError('busy', STARTING, { retryAfter: RETRY_AFTER_SECONDS }));
    } else {
      reply
        .status(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS })
        .type('text/html; charset=utf-8')
        .send(PAGE);
    }
  });
  front.get(LIVENESS_PATH, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', version: VERSION }),
  );
}

/**
 * Listens to the other addresses of `localhost` as well: Fastify does so only where it makes the servers.
 *
 * @returns The servers on these addresses.
 */
async function listenBeside(main: Server, make: () => Server): Promise<Server[]> {
  const { address, port } = main.address() as AddressInfo;
  const found = await lookup(LOCALHOST, { all: true });
  const servers: Server[] = [];
  for (const other of found.filter((each) => each.address !== address)) {
    const server = make();
    for (const event of ['request', 'connect', 'checkExpectation', 'clientError']) {
      server.on(event, (...details: unknown[]) => main.emit(event, ...details));
    }
    try {
      server.listen({ host: other.address, port });
      await once(server, 'listening');
      servers.push(server);
    } catch {
      // The name may stand for an address that this machine does not have.
      server.close();
    }
  }
  return servers;
}

/**
 * The server that listens before a start does anything else, so that a start whose port is taken does not touch the
 * database. It answers with 503 until it is opened, and hands every request over from then on.
 */
export function createStartGate(
  { PUBLIC_URL, HSTS_SUBDOMAINS, TRUST_PROXY }: Environment,
  logger: FastifyServerOptions['logger'],
): StartGate {
  let siteHandler: Handler | undefined;
  let isClosing = false;
  const { http, requestTimeout, connectionTimeout, keepAliveTimeout, ...options } = serverOptions();
  const headers = securityHeaders({
    https: PUBLIC_URL?.startsWith('https:') ?? false,
    hstsSubdomains: HSTS_SUBDOMAINS,
    scriptSources: [],
    styleSources: [],
  });
  const malformed = malformedRequests(headers);
  const prepared = (server: Server): Server => {
    Object.assign(server, { requestTimeout, keepAliveTimeout });
    return server.setTimeout(connectionTimeout);
  };
  const front = Fastify({
    ...options,
    logger: logger ?? false,
    trustProxy: TRUST_PROXY,
    clientErrorHandler: malformed.clientErrorHandler,
    serverFactory(turnedAway) {
      const server = createServer(http, (request, response) => {
        if (isClosing) response.setHeader('connection', 'close');
        (siteHandler ?? turnedAway)(request, response);
      });
      return prepared(server);
    },
  });
  errorHandler(front);
  sendWithEveryResponse(front, () => ({ ...headers, 'x-robots-tag': 'noindex' }));
  malformed.register(front);
  turnAway(front);
  let others: readonly Server[] = [];
  const takenOver = new Set<Duplex>();
  front.addHook('preClose', async () => {
    isClosing = true;
    for (const server of others) server.close();
    // Such connections would stay open for as long as the page in the browser.
    for (const socket of takenOver) socket.destroy();
  });

  function takeOver(site: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    takenOver.add(socket);
    socket.once('close', () => takenOver.delete(socket));
    site.emit('upgrade', request, socket, head);
  }

  return {
    front,
    async listen(host, port) {
      const listenTextResolver = (address: string) =>
        `Listening at ${address}; the site is starting`;
      const address = await front.listen({ host, port, listenTextResolver });
      if (host === LOCALHOST) {
        others = await listenBeside(front.server, () => prepared(createServer(http)));
      }
      return address;
    },
    open(site) {
      siteHandler = site.routing;
      // Only in development is there a listener. Elsewhere Node answers such requests like all others.
      if (site.server.listenerCount('upgrade') === 0) return;
      for (const server of [front.server, ...others]) {
        server.on('upgrade', (request, socket, head) => {
          takeOver(site.server, request, socket, head);
        });
      }
    },
  };
}
