import { isWarning, type SecurityEvent } from '@bahai-friends/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Called with each security event; the username is null where it is nobody's. */
type SecurityListener = (event: SecurityEvent, username: string | null, address: string) => void;

const LISTENER = 'onSecurityEvent';
const usernames = new WeakMap<FastifyRequest, string>();

/** Calls a listener for every security event that is logged on an app. */
export function listenToSecurityEvents(app: FastifyInstance, listener: SecurityListener): void {
  app.decorate(LISTENER, listener);
}

/**
 * Sets the username for later events of a request.
 *
 * @param username The name of an existing user: an unknown name may be a password in the wrong field.
 */
export function nameInEvents(request: FastifyRequest, username: string): void {
  usernames.set(request, username);
}

/** Writes one line to the log: a success as `info`, everything else as `warn`. */
export function logSecurityEvent(request: FastifyRequest, event: SecurityEvent): void {
  const { method, routeOptions, ip, server } = request;
  const username = usernames.get(request);
  request.log[isWarning(event) ? 'warn' : 'info'](
    {
      security: event,
      call: `${method} ${routeOptions.url ?? 'unknown'}`,
      address: ip,
      ...(username !== undefined && { username }),
    },
    'security event',
  );
  if (!server.hasDecorator(LISTENER)) return;
  server.getDecorator<SecurityListener>(LISTENER)(event, username ?? null, ip);
}
