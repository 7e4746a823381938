import {
  type Endpoint,
  type Endpoints,
  endpoints,
  Problem,
  parseEndpointKey,
  type ResponseBody,
} from '@bahai-friends/contract';
import { HttpResponse, http, type RequestHandlerOptions } from 'msw';
import { setupServer } from 'msw/node';
import { siteWith } from './samples.ts';
import { saying } from './saying.ts';

type Key = keyof Endpoints;
type Responder = (request: Request) => Response | Promise<Response>;

/** The API in tests. By default it returns tokens, no session, empty lists, a new site's settings and a version. */
export const apiServer = setupServer(
  handlerFor('GET /api/csrf-token', () => HttpResponse.json({ csrfToken: 'a-token' })),
  handlerFor('GET /api/attention', () => HttpResponse.json([])),
  handlerFor('GET /api/batches', () => HttpResponse.json([])),
  handlerFor('GET /api/gatherings/lost-days', () => HttpResponse.json([])),
  handlerFor('GET /api/invitations', () => HttpResponse.json([])),
  handlerFor('POST /api/password-strength', () =>
    HttpResponse.json({ score: 4, warning: '', suggestions: [], said: [] }),
  ),
  handlerFor('GET /api/session', () => HttpResponse.json({ authenticated: false })),
  handlerFor('GET /api/users', () => HttpResponse.json([])),
  handlerFor('GET /api/health', () => HttpResponse.json({ status: 'ok', version: '1.0.0' })),
  handlerFor('GET /api/settings', () => HttpResponse.json(siteWith())),
);

/** A request to the API. */
interface Call {
  /** The path with the query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
}

const received: (Call & { readonly endpoint: Key })[] = [];

function handlerFor(endpoint: Key, respond: Responder, options: RequestHandlerOptions = {}) {
  const { method, path } = parseEndpointKey(endpoint);
  const at = `*${path.replace(/\{(\w+)\}/g, ':$1')}`;
  const handle = async ({ request }: { readonly request: Request }) => {
    if (request.method !== method) return undefined;
    const { pathname, search } = new URL(request.url);
    const body = await request.clone().text();
    received.push({ endpoint, path: pathname + search, headers: request.headers, body });
    return respond(request);
  };
  return http.all(at, handle, options);
}

/** The calls that an endpoint received in this test. */
export function callsOf(endpoint: Key): Call[] {
  return received.filter((call) => call.endpoint === endpoint);
}

/** Waits for calls whose component was removed, so that they end before the next test. */
export async function endOfCalls(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

export function forgetCalls(): void {
  received.length = 0;
}

/** Responds to later calls of an endpoint, also in ways that the contract does not allow. */
export function respond(endpoint: Key, responder: Responder): void {
  apiServer.use(handlerFor(endpoint, responder));
}

/** Responds with a body that matches the contract. */
export function respondWith<K extends Key>(endpoint: K, body: ResponseBody<K>): void {
  respond(endpoint, () => successOf(endpoint, body));
}

/** Responds to the next call only; later ones get the response that was set before. */
export function respondOnceWith<K extends Key>(endpoint: K, body: ResponseBody<K>): void {
  apiServer.use(handlerFor(endpoint, () => successOf(endpoint, body), { once: true }));
}

/** Rejects calls as the contract allows: with a message for the page. */
export function rejectWith(endpoint: Key, status: number, message: string): void {
  respond(endpoint, () => HttpResponse.json(Problem.parse(saying(message)), { status }));
}

/** Keeps callers waiting until the returned function is called with the response body. */
export function holdResponse<K extends Key>(endpoint: K): (body: ResponseBody<K>) => void {
  const { promise, resolve } = Promise.withResolvers<Response>();
  respond(endpoint, async () => (await promise).clone());
  return (body) => resolve(successOf(endpoint, body));
}

function successOf<K extends Key>(endpoint: K, body: ResponseBody<K>): Response {
  const { responses }: Endpoint = endpoints[endpoint];
  const [status, schema] =
    Object.entries(responses).find(([candidate]) => Number(candidate) < 300) ?? [];
  const init = { status: Number(status) };
  schema?.parse(body);
  return body === undefined
    ? new HttpResponse(null, init)
    : HttpResponse.json(body as object, init);
}
