import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { isAllowedAddress, type TargetRules } from './allowed-address.ts';
import { connectedWithin, type TimeLimit } from './time-limit.ts';

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
  readonly limit: TimeLimit;
  /** Finds the addresses of a name. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
}

async function resolveName(host: string): Promise<readonly string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

async function connectTo(address: string, port: number, shareMs: number, limit: TimeLimit) {
  const socket = connect({ host: address, port });
  try {
    const connected = once(socket, 'connect', { signal: AbortSignal.timeout(shareMs) });
    await connectedWithin(limit, connected);
    return socket;
  } catch (error) {
    socket.destroy();
    throw error instanceof Error && error.name === 'AbortError'
      ? new Error(`No connection within ${shareMs / 1000} seconds`)
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
  limit,
  resolve = resolveName,
  ...rules
}: CheckedConnection): Promise<Socket> {
  const all = await connectedWithin(limit, resolve(host));
  const allowed = all.filter((address) => isAllowedAddress(host, address, rules));
  if (allowed.length === 0) throw new RefusedTarget(host);
  const shareMs = Math.ceil(limit.ms / allowed.length);
  let failure: unknown;
  for (const address of allowed) {
    try {
      return await connectTo(address, port, shareMs, limit);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
