import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { errorMessage } from '../../errors/error-message.ts';
import type { TargetRules } from '../targets/allowed-address.ts';
import { connectChecked } from '../targets/connect-checked.ts';

/** How the site connects to other sites. */
export interface HttpOptions extends Pick<TargetRules, 'allowLocal'> {
  /** How long the other side may take, from the name to the last byte. */
  readonly timeoutMs?: number;
  /** Certificates of authorities besides those of Node. */
  readonly ca?: string;
  /** Finds the addresses of a name. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
}

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A request was sent, and nobody knows what became of it. */
export class LostAnswer extends Error {
  override readonly name = 'LostAnswer';
}

const TIMEOUT_MS = 30_000;
/** Far more than what any of them answers. */
const ANSWER_MAX_BYTES = 512 * 1024;
const HTTPS_PORT = 443;
const HTTP_PORT = 80;

/** A connection to the very address that was checked, encrypted where the address says so. */
async function open(url: URL, options: HttpOptions, timeoutMs: number): Promise<Socket> {
  const isTls = url.protocol === 'https:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port) || (isTls ? HTTPS_PORT : HTTP_PORT);
  const rules = { ...options, refusesOwnMachine: true };
  const socket = await connectChecked({ ...rules, host, port, timeoutMs });
  if (!isTls) return socket;
  const secure = connectTls({
    socket,
    host,
    minVersion: 'TLSv1.2',
    ...(isIP(host) === 0 && { servername: host }),
    ...(options.ca !== undefined && { ca: options.ca }),
  });
  try {
    await once(secure, 'secureConnect', { signal: AbortSignal.timeout(timeoutMs) });
    return secure;
  } catch (error) {
    secure.destroy();
    throw error;
  }
}

async function answerOver(
  socket: Socket,
  url: URL,
  { method, headers, body = '' }: HttpRequest,
  signal: AbortSignal,
): Promise<HttpAnswer> {
  const asked = request({
    createConnection: () => socket,
    method,
    path: url.pathname + url.search,
    headers: {
      'user-agent': 'BahaiFriends',
      accept: 'application/json',
      ...headers,
      host: url.host,
      ...(method === 'POST' && { 'content-length': String(Buffer.byteLength(body)) }),
    },
    signal,
  });
  // Whatever comes after the answer has begun is told by reading it.
  asked.on('error', () => undefined);
  const answered = once(asked, 'response', { signal });
  asked.end(body);
  const [response] = await answered;
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response) {
    bytes += part.length;
    if (bytes > ANSWER_MAX_BYTES) throw new Error('The answer is too long');
    parts.push(part);
  }
  if (!response.complete) throw new Error('The answer was cut off');
  const text = Buffer.concat(parts).toString('utf8');
  return { status: response.statusCode, headers: response.headers, text };
}

/**
 * Asks another site, once: redirects are answers like others.
 *
 * @throws LostAnswer when the request may have arrived, RefusedTarget or another error when it cannot have
 */
export async function requestChecked(
  asked: HttpRequest,
  options: HttpOptions,
): Promise<HttpAnswer> {
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const url = new URL(asked.url);
  const socket = await open(url, options, timeoutMs);
  try {
    return await answerOver(socket, url, asked, AbortSignal.timeout(timeoutMs));
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'AbortError';
    const why = isLate ? `No answer within ${timeoutMs / 1000} seconds` : errorMessage(error);
    throw new LostAnswer(why, { cause: error });
  } finally {
    socket.destroy();
  }
}

/** What an answer says, where it is JSON. */
export function jsonIn({ text }: HttpAnswer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
