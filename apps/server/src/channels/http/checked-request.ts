import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { Socket } from 'node:net';
import { errorMessage } from '../../errors/error-message.ts';
import { timeLimit } from '../targets/time-limit.ts';
import { HTTP_TIMEOUT_MS, type HttpOptions, openChecked } from './checked-connection.ts';

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

/** A request was sent, but its answer was lost: it may have had its effect. */
export class LostAnswer extends Error {
  override readonly name = 'LostAnswer';
}

/** Far more bytes than any of these services answers. */
const ANSWER_MAX_BYTES = 512 * 1024;
const HTTPS_PORT = 443;
const HTTP_PORT = 80;

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
  // An error after the answer has begun is reported where the answer is read.
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
  const timeoutMs = options.timeoutMs ?? HTTP_TIMEOUT_MS;
  const url = new URL(asked.url);
  const isTls = url.protocol === 'https:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port) || (isTls ? HTTPS_PORT : HTTP_PORT);
  const limit = timeLimit(timeoutMs);
  const socket = await openChecked({ host, port, isTls }, options, limit);
  try {
    return await answerOver(socket, url, asked, limit.signal);
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'AbortError';
    const why = isLate ? `No answer within ${timeoutMs / 1000} seconds` : errorMessage(error);
    throw new LostAnswer(why, { cause: error });
  } finally {
    socket.destroy();
  }
}

/** The JSON of an answer; undefined where it is none. */
export function jsonIn({ text }: HttpAnswer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
