/** The HTTP methods of the API. */
export type EndpointMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `METHOD /path`, with parameters in braces. */
export type EndpointKey = `${EndpointMethod} /api/${string}`;

/**
 * The two parts of an endpoint's key.
 *
 * @example parseEndpointKey('PUT /api/quotes/{id}'); // { method: 'PUT', path: '/api/quotes/{id}' }
 */
export function parseEndpointKey(key: EndpointKey): { method: EndpointMethod; path: string } {
  const space = key.indexOf(' ');
  return { method: key.slice(0, space) as EndpointMethod, path: key.slice(space + 1) };
}
