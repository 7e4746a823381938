import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { isAllowedAddress, type TargetRules } from './allowed-address.ts';

/** A host's addresses are all ones that the site may not connect to. */
export class RefusedTarget extends Error {
  override readonly name = 'RefusedTarget';
  constructor(host: string) {
    super(
      `${host} is an address of this machine or its network, and those are not connected to (ALLOW_LOCAL_TARGETS)`,
    );
  }
}

interface CheckedConnection extends TargetRules {
  readonly host: string;
  readonly port: number;
  readonly timeoutMs: number;
  /** Finds the addresses of a name. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
}

async function resolveName(host: string): Promise<readonly string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

async function connectTo(host: string, port: number, timeoutMs: number): Promise<Socket> {
  const socket = connect({ host, port });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(timeoutMs) });
    return socket;
  } catch (error) {
    socket.destroy();
    throw error instanceof Error && error.name === 'AbortError'
      ? new Error(`No connection within ${timeoutMs / 1000} seconds`)
      : error;
  }
}

/**
 * Connects to a host at the very address that was checked, since its name may resolve to another one the next time.
 *
 * @throws RefusedTarget when the site may connect to none of its addresses
 */
export async function connectChecked({
  host,
  port,
  timeoutMs,
  resolve = resolveName,
  ...rules
}: CheckedConnection): Promise<Socket> {
  const all = await resolve(host);
  const allowed = all.filter((address) => isAllowedAddress(host, address, rules));
  if (allowed.length === 0) throw new RefusedTarget(host);
  let failure: unknown;
  for (const address of allowed) {
    try {
      return await connectTo(address, port, Math.ceil(timeoutMs / allowed.length));
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
