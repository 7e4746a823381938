import { type ClientRequestArgs, Agent as PlainAgent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import type { Duplex } from 'node:stream';
import { type HttpOptions, openChecked } from '../http/checked-connection.ts';

type Connected = (error: Error | null, stream: Duplex) => void;

/** Makes the connections of an agent to the addresses that were checked, and to no others. */
function connecting(options: HttpOptions, isTls: boolean) {
  return ({ host, port }: ClientRequestArgs, callback?: Connected): undefined => {
    openChecked({ host: String(host), port: Number(port), isTls }, options).then(
      (socket) => callback?.(null, socket),
      (error: Error) => callback?.(error, undefined as never),
    );
  };
}

const KEPT = { keepAlive: true, maxSockets: 5 } as const;

/** Keeps connections for the next requests, each made to an address that the site may connect to. */
export function checkedAgents(options: HttpOptions): {
  readonly plain: PlainAgent;
  readonly secure: SecureAgent;
} {
  const plain = new PlainAgent(KEPT);
  const secure = new SecureAgent(KEPT);
  plain.createConnection = connecting(options, false);
  secure.createConnection = connecting(options, true);
  return { plain, secure };
}
