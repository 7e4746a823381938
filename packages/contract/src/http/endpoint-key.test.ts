import { expect, it } from 'vitest';
import { endpointKeys } from '../index.ts';
import { parseEndpointKey } from './endpoint-key.ts';

it('parses an endpoint key into its method and its path', () => {
  expect(parseEndpointKey('PUT /api/quotes/{id}')).toEqual({
    method: 'PUT',
    path: '/api/quotes/{id}',
  });
});

it.each(endpointKeys)('loses nothing of %s', (key) => {
  const { method, path } = parseEndpointKey(key);
  expect(`${method} ${path}`).toBe(key);
});
