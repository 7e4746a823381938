import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How a failing service behaves. Only `slow` and `lost-answer` carry out the request. */
export type Misbehaviour =
  /** There were too many requests; `retryAfter` is in seconds, or the moment. */
  | { readonly as: 'too-many-requests'; readonly retryAfter?: number | Date }
  | { readonly as: 'server-error'; readonly status?: number }
  /** The answer comes when something has happened. */
  | { readonly as: 'slow'; readonly until: Promise<unknown> }
  /** The connection stays open, and no answer ever comes. */
  | { readonly as: 'never' }
  /** The request is carried out, and the connection ends before the answer. */
  | { readonly as: 'lost-answer' }
  /** An intermediary answers with a page. */
  | { readonly as: 'not-json'; readonly status?: number }
  /** The answer redirects to the same path at another origin. */
  | { readonly as: 'redirect'; readonly to: string; readonly status?: 301 | 302 | 307 | 308 };

export interface ServiceRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer<ArrayBuffer>;
}

export interface ServiceAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text goes as it is, everything else as JSON. */
  readonly body?: unknown;
}

/** The parts in which services differ. */
interface Service {
  answer(request: ServiceRequest): Promise<ServiceAnswer>;
  /** The name that tests use for this request. */
  operationOf(request: ServiceRequest): string;
  tooManyRequests(retryAfter: number | Date | undefined): ServiceAnswer;
  serverError(status: number): ServiceAnswer;
}

export interface ServerOptions {
  /** With one, the service is at `https://localhost`, otherwise at `http://127.0.0.1`. */
  readonly certificate?: { readonly cert: string; readonly key: string };
}

const PAGE = '<!doctype html><title>Sign in to the network</title>';

/** `Retry-After` in both forms of RFC 9110, 10.2.3. */
export const retryAfterHeader = (after: number | Date): string =>
  after instanceof Date ? after.toUTCString() : String(after);

/**
 * The fields of a form or a JSON object, in their order; files are `File`s.
 *
 * @returns Null when the body is not of the form that its type says, or of another form.
 */
export async function fieldsOf({
  headers,
  body,
}: ServiceRequest): Promise<[string, unknown][] | null> {
  const type = headers['content-type'] ?? '';
  const mediaType = type.split(';')[0]?.trim().toLowerCase();
  if (body.length === 0 && type === '') return [];
  try {
    if (mediaType === 'application/json') {
      const value: unknown = JSON.parse(body.toString('utf8'));
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
      return isObject ? Object.entries(value) : null;
    }
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    if (!forms.includes(mediaType ?? '')) return null;
    return [...(await new Response(body, { headers: { 'content-type': type } }).formData())];
  } catch {
    return null;
  }
}

function send(response: ServerResponse, { status, headers, body }: ServiceAnswer): void {
  const isText = typeof body === 'string';
  if (body !== undefined) {
    response.setHeader('content-type', isText ? 'text/plain; charset=utf-8' : 'application/json');
  }
  response.writeHead(status, headers);
  response.end(isText ? body : body === undefined ? '' : JSON.stringify(body));
}

/** A server at this machine that answers as a service does, or misbehaves for a request. */
export async function startImitation(service: Service, { certificate }: ServerOptions) {
  const requests: ServiceRequest[] = [];
  const planned: { readonly how: Misbehaviour; readonly operation: string | undefined }[] = [];

  function misbehaviourFor(request: ServiceRequest): Misbehaviour | undefined {
    const name = service.operationOf(request);
    const index = planned.findIndex(
      ({ operation }) => operation === undefined || operation === name,
    );
    return index === -1 ? undefined : planned.splice(index, 1)[0]?.how;
  }

  async function respond(request: ServiceRequest, response: ServerResponse): Promise<void> {
    const how = misbehaviourFor(request);
    switch (how?.as) {
      case 'never':
        return;
      case 'too-many-requests':
        return send(response, service.tooManyRequests(how.retryAfter));
      case 'server-error':
        return send(response, service.serverError(how.status ?? 500));
      case 'not-json':
        return send(response, {
          status: how.status ?? 200,
          headers: { 'content-type': 'text/html' },
          body: PAGE,
        });
      case 'redirect':
        return send(response, {
          status: how.status ?? 307,
          headers: { location: new URL(request.path, how.to).href },
        });
      case 'lost-answer':
        await service.answer(request);
        response.destroy();
        return;
      case 'slow':
        await how.until;
    }
    send(response, await service.answer(request));
  }

  async function listen(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Clients that close a connection in the middle are part of the tests.
    const body = await buffer(request).catch(() => null);
    if (body === null) return;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service');
    const asked: ServiceRequest = {
      method: request.method ?? '',
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body: Buffer.from(body),
    };
    requests.push(asked);
    await respond(asked, response);
  }

  const server = certificate ? createSecureServer(certificate) : createServer();
  server.on('request', (request, response) => void listen(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: certificate ? `https://localhost:${port}` : `http://127.0.0.1:${port}`,
    /** All requests, whatever was answered. */
    requests: requests as readonly ServiceRequest[],
    /** Plans a misbehaviour for the next request, or the next of one operation; several wait in turn. */
    answerNext(how: Misbehaviour, operation?: string): void {
      planned.push({ how, operation });
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
