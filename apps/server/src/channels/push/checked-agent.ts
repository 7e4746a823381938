import { type ClientRequestArgs, Agent as PlainAgent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectSecurely } from 'node:tls';
import type { TargetRules } from '../targets/allowed-address.ts';
import { connectChecked } from '../targets/connect-checked.ts';

/** How connections are made. */
export interface CheckedOptions extends TargetRules {
  readonly timeoutMs: number;
  /** Certificates of authorities besides those of Node. */
  readonly ca?: string;
  /** Finds the addresses of a name. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
}

type Connected = (error: Error | null, stream: Duplex) => void;

/** Makes the connections of an agent to the addresses that were checked, and to no others. */
function connecting({ ca, ...options }: CheckedOptions, isSecure: boolean) {
  return ({ host: name, port }: ClientRequestArgs, callback?: Connected): undefined => {
    const host = String(name);
    connectChecked({ ...options, host, port: Number(port) }).then(
      (socket) => {
        if (!isSecure) return callback?.(null, socket);
        const servername = isIP(host) === 0 ? { servername: host } : {};
        const trusted = ca === undefined ? {} : { ca };
        const secure = { socket, minVersion: 'TLSv1.2', ...servername, ...trusted } as const;
        callback?.(null, connectSecurely(secure));
      },
      (error: Error) => callback?.(error, undefined as never),
    );
  };
}

const KEPT = { keepAlive: true, maxSockets: 5 } as const;

/** Keeps connections for the next requests, each made to an address that the site may connect to. */
export function checkedAgents(options: CheckedOptions): {
  readonly plain: PlainAgent;
  readonly secure: SecureAgent;
} {
  const plain = new PlainAgent(KEPT);
  const secure = new SecureAgent(KEPT);
  plain.createConnection = connecting(options, false);
  secure.createConnection = connecting(options, true);
  return { plain, secure };
}
