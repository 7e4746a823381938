import { EMBEDS, endpointKeys, endpoints, parseEndpointKey } from '@bahai-friends/contract';

type Headers = Readonly<Record<string, string>>;

/** The header that lets scripts of every site read a response; visitors' cookies are never sent with such a request. */
export const READABLE = 'access-control-allow-origin';

/** The calls that scripts of other sites may make. */
export const READABLE_CALLS: readonly string[] = endpointKeys
  .filter((key) => 'otherSites' in endpoints[key])
  .map((key) => parseEndpointKey(key).path);

/** The pages that other sites may frame. */
export const FRAMED: ReadonlySet<string> = new Set([EMBEDS.quotePage, EMBEDS.datePage]);

/** The headers of responses that scripts of other sites read. */
export const readable = (headers: Headers): Headers => ({ ...headers, [READABLE]: '*' });

/** The headers of files that pages of other sites load. */
export const loadable = (headers: Headers): Headers => ({
  ...headers,
  'cross-origin-resource-policy': 'cross-origin',
});

/** The headers of pages that other sites frame. */
export function framable(headers: Headers): Headers {
  const { 'x-frame-options': _, 'content-security-policy': policy = '', ...others } = headers;
  const framed = policy.replace("frame-ancestors 'none'", 'frame-ancestors *');
  return { ...loadable(others), 'content-security-policy': framed };
}
