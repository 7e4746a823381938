import pg from 'pg';
import { errorMessage } from '../../errors/error-message.ts';
import { OperatorError } from '../../errors/operator-error.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;
const ADVICE =
  'Let the server have a certificate, and add ?sslmode=verify-full: see docs/deploy.md.';

/** The address as the driver itself understands it, with its defaults from the environment. */
function connectionOf(url: string): { host: string; ssl: unknown } {
  try {
    const { host, ssl } = new pg.Client(url);
    return { host, ssl };
  } catch (error) {
    // The file of a certificate may be missing, for one. The message does not repeat the address.
    throw new OperatorError(`DATABASE_URL: ${errorMessage(error)}`);
  }
}

const believesAnybody = (ssl: unknown): boolean =>
  typeof ssl === 'object' && ssl !== null && Reflect.get(ssl, 'rejectUnauthorized') === false;

/**
 * A warning, in one line, about a connection that others on the network could read, or on which they could pose as the
 * database; null when they cannot, or when the connection does not leave the machine.
 *
 * @throws OperatorError when the address asks for something that cannot be used.
 */
export function encryptionWarning(url: string): string | null {
  const { host, ssl } = connectionOf(url);
  // A path is a Unix socket.
  if (host.startsWith('/') || LOOPBACK.test(host)) return null;
  if (!ssl) return `DATABASE_URL: what goes to and from ${host} is not encrypted. ${ADVICE}`;
  if (!believesAnybody(ssl)) return null;
  return `DATABASE_URL: nothing proves that who answers is ${host}. ${ADVICE}`;
}
