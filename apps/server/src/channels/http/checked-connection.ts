import { once } from 'node:events';
import { isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { TargetRules } from '../targets/allowed-address.ts';
import { connectChecked } from '../targets/connect-checked.ts';
import { connectedWithin, timeLimit } from '../targets/time-limit.ts';

/** How the site connects to other sites. */
export interface HttpOptions extends Pick<TargetRules, 'allowLocal'> {
  /** How long the other side may take, from the name to the last byte. */
  readonly timeoutMs?: number;
  /** Certificates of authorities besides those of Node. */
  readonly ca?: string;
  /** Finds the addresses of a name. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
}

export const HTTP_TIMEOUT_MS = 30_000;

interface Target {
  /** A name or a number, without brackets. */
  readonly host: string;
  readonly port: number;
  readonly isTls: boolean;
}

/**
 * A connection to the very address that was checked, encrypted where that is asked for.
 *
 * @param limit The time of what the connection is for; by default it has one of its own.
 */
export async function openChecked(
  { host, port, isTls }: Target,
  { timeoutMs = HTTP_TIMEOUT_MS, ca, ...options }: HttpOptions,
  limit = timeLimit(timeoutMs),
): Promise<Socket> {
  const socket = await connectChecked({
    ...options,
    refusesOwnMachine: true,
    host,
    port,
    limit,
  });
  if (!isTls) return socket;
  const secure = connectTls({
    socket,
    host,
    minVersion: 'TLSv1.2',
    ...(isIP(host) === 0 && { servername: host }),
    ...(ca !== undefined && { ca }),
  });
  try {
    await connectedWithin(limit, once(secure, 'secureConnect'));
    return secure;
  } catch (error) {
    secure.destroy();
    throw error;
  }
}
