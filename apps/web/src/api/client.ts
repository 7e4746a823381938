import type { Endpoints, ResponseBody } from '@bahai-friends/contract';
import { parseEndpointKey } from '@bahai-friends/contract/endpoint-key';
import { ApiError, type ResponseStatus } from './api-error.ts';
import { fetchCsrfToken } from './csrf-token.ts';
import { setServerClock } from './server-clock.ts';

/** The input type of a schema. Only the type is imported, so that Zod stays out of the public bundle. */
type InputOf<Schema> = Schema extends { readonly _zod: { readonly input: infer I } } ? I : never;
/** Parts of a URL; numbers may be given as numbers. */
type UrlParts<Schema> = { [Name in keyof InputOf<Schema>]: InputOf<Schema>[Name] | number };

type ParamsOf<E> = E extends { params: infer S } ? { params: UrlParts<S> } : unknown;
/** A query whose parts are all optional may itself be left out. */
type QueryOf<E> = E extends { query: infer S }
  ? Partial<UrlParts<S>> extends UrlParts<S>
    ? { query?: UrlParts<S> }
    : { query: UrlParts<S> }
  : unknown;
type BodyOf<E> = E extends { upload: true }
  ? { body: FormData }
  : E extends { body: infer S }
    ? { body: InputOf<S> }
    : unknown;

interface CommonOptions {
  readonly signal?: AbortSignal;
  /** Further headers, such as `If-Match`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the response body matches the contract; by default it is not checked. */
  readonly isValid?: (body: unknown) => boolean;
}

type RequestOptions<K extends keyof Endpoints> = ParamsOf<Endpoints[K]> &
  QueryOf<Endpoints[K]> &
  BodyOf<Endpoints[K]> &
  CommonOptions;
type RequestArguments<K extends keyof Endpoints> =
  Partial<RequestOptions<K>> extends RequestOptions<K>
    ? [options?: RequestOptions<K>]
    : [options: RequestOptions<K>];

interface AnyOptions extends CommonOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

/** Further headers of all calls. In the dashboard they name its user. */
export const commonHeaders: Record<string, string> = {};

/** A wrapper around calls of endpoints, which may repeat them. */
type AroundCalls = <T>(call: () => Promise<T>, endpoint: keyof Endpoints) => Promise<T>;

let aroundCalls: AroundCalls = (call) => call();

/** Has `around` make every later call. */
export function setAroundCalls(around: AroundCalls): void {
  aroundCalls = around;
}

/**
 * Makes one call of the API, after fetching a CSRF token, and returns the response body (null when it
 * is empty). In the dashboard, when the session has ended and the visitor logs in again, the call is repeated.
 *
 * @throws {ApiError} when the response is not OK or not valid, or there is none
 * @example
 * await request('GET /api/holy-days/upcoming', { query: { count: 3 } });
 */
export async function request<K extends keyof Endpoints>(
  endpoint: K,
  ...[options]: RequestArguments<K>
): Promise<ResponseBody<K>> {
  const call = () => callOnce(endpoint, options ?? {}) as Promise<ResponseBody<K>>;
  return aroundCalls(call, endpoint);
}

async function callOnce(endpoint: keyof Endpoints, options: AnyOptions): Promise<unknown> {
  const { method, path } = parseEndpointKey(endpoint);
  const { params, query, body, signal, headers, isValid } = options;
  const csrfToken = await fetchCsrfToken();
  const { response, text } = await send(urlOf(path, params, query), {
    method,
    credentials: 'include',
    headers: headersFor(method, body, csrfToken, headers),
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const parsed = parseResponse(response, text);
  if (isValid?.(parsed) === false) throw ApiError.unreadable(response, 'another shape');
  return parsed;
}

function urlOf(path: string, params: AnyOptions['params'], query: AnyOptions['query']): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

function headersFor(
  method: string,
  body: unknown,
  csrfToken: string | undefined,
  given: CommonOptions['headers'],
): Headers {
  const headers = new Headers({ ...commonHeaders, ...given });
  if (csrfToken && method !== 'GET') headers.set('CSRF-Token', csrfToken);
  if (body !== undefined && !(body instanceof FormData)) {
    headers.set('Content-Type', 'application/json');
  }
  return headers;
}

interface RawResponse {
  readonly response: Response;
  readonly text: string;
}

/** A response that breaks off in the middle counts as none. */
async function send(url: string, init: RequestInit): Promise<RawResponse> {
  try {
    const response = await fetch(url, init);
    setServerClock(response);
    return { response, text: await response.text() };
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw ApiError.unreachable(error);
  }
}

/**
 * The body of a response, given as text.
 *
 * @throws {ApiError} when the response is not OK or its body is not JSON
 */
export function parseResponse(response: ResponseStatus, text: string): unknown {
  if (!response.ok) throw ApiError.rejected(response, text);
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw ApiError.unreadable(response, error);
  }
}
