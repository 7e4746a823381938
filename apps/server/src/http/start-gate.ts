import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';

const STARTING = 'The site is starting. Please try again in a moment.';
const RETRY_AFTER_SECONDS = 1;
/** The one call that is served at all times: whether the process is alive. */
const LIVENESS_PATH = '/api/health';

/** For people; it loads nothing else of the site, and reloads itself. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">
<title>Bahá'í Friends</title>
</head>
<body><p>${STARTING}</p></body>
</html>
`;

/** Whether a server that listens also serves. */
export interface StartGate {
  readonly isOpen: boolean;
  /** From now on every request is served. */
  open(): void;
}

/** A gate that is closed. */
export function createStartGate(): StartGate {
  let isOpen = false;
  return {
    get isOpen() {
      return isOpen;
    },
    open() {
      isOpen = true;
    },
  };
}

/** Responds with 503 to all but `/api/health` until the gate is open. */
export function startGate(app: FastifyInstance, gate: StartGate): void {
  // Not asynchronous: every request passes here for as long as the process lives.
  app.addHook('onRequest', (request, reply, done) => {
    if (gate.isOpen || request.routeOptions.url === LIVENESS_PATH) {
      done();
    } else if (request.url.startsWith('/api/')) {
      done(new DomainError('unavailable', STARTING, { retryAfter: RETRY_AFTER_SECONDS }));
    } else {
      reply
        .status(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS })
        .type('text/html; charset=utf-8')
        .send(PAGE);
    }
  });
}
