import { EMBEDS, parseEndpointKey } from '@bahai-friends/contract';
import { isLanguage } from '@bahai-friends/languages';
import type { FastifyRequest } from 'fastify';
import { FRAMED, framable, loadable, READABLE_CALLS, readable } from './other-sites.ts';
import { headersOfData, withStyle } from './security-headers.ts';

type Headers = Readonly<Record<string, string>>;
/** The headers of one response, by what other sites may do with it. */
type Variants = ReadonlyMap<string, Headers>;

/** The call that every page makes first. */
const TOKEN_CALL = parseEndpointKey('GET /api/csrf-token').path;

interface ResponsesByPath {
  /** Paths that other sites may read beside those calls. */
  readonly readablePaths: readonly string[];
  /** CSP sources of the inline styles of single pages. */
  readonly ownStyles?: Readonly<Record<string, string>>;
}

/** Whether a page for frames exists: in an unknown language it does not, and the site's own page says so. */
function asksForKnownLanguage(query: string): boolean {
  const language = new URLSearchParams(query).get('lang');
  return language === null || isLanguage(language);
}

function variantsOf(
  headers: Headers,
  { readablePaths, ownStyles = {} }: ResponsesByPath,
): Variants {
  const forAll = readable(headers);
  const call = headersOfData(forAll);
  return new Map([
    [TOKEN_CALL, headersOfData(headers)],
    ...READABLE_CALLS.map((path) => [path, call] as const),
    ...readablePaths.map((path) => [path, forAll] as const),
    ...[...FRAMED].map((path) => [path, framable(headers)] as const),
    [EMBEDS.script, loadable(headers)],
    ...Object.entries(ownStyles).map(
      ([path, source]) => [path, withStyle(headers, source)] as const,
    ),
  ]);
}

/**
 * The headers of a response by its request: other sites may read some calls and paths, frame the bare pages and load
 * the script for them, and nothing else. All headers are made once, since every response passes here.
 *
 * @param headers The headers of every other response.
 */
export function headersByRequest(
  headers: Headers,
  paths: ResponsesByPath,
): (request: FastifyRequest) => Headers {
  const variants = variantsOf(headers, paths);
  return ({ method, url }) => {
    if (method !== 'GET' && method !== 'HEAD') return headers;
    const end = url.indexOf('?');
    if (end === -1) return variants.get(url) ?? headers;
    const path = url.slice(0, end);
    if (FRAMED.has(path) && !asksForKnownLanguage(url.slice(end + 1))) return headers;
    return variants.get(path) ?? headers;
  };
}
