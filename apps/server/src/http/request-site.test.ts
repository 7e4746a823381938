import { describe, expect, it } from 'vitest';
import { requestSite } from './request-site.ts';

const siteOf = (host: string, protocol = 'http') => requestSite({ host, protocol });

describe("the site's address as a request has it", () => {
  it.each([
    ['friends.example', 'http://friends.example'],
    ['Friends.Example:8080', 'http://friends.example:8080'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['xn--bah-ula.example', 'http://xn--bah-ula.example'],
  ])('%s is %s', (host, site) => {
    expect(siteOf(host)).toBe(site);
  });

  it('has the protocol that was used', () => {
    expect(siteOf('friends.example', 'https')).toBe('https://friends.example');
    expect(siteOf('friends.example', 'javascript')).toBe('http://friends.example');
  });

  it.each([
    '',
    'friends.example/path',
    'friends.example?a',
    'friends.example#a',
    'anna@friends.example',
    'friends.example\\a',
    'friends .example',
    '"><script>',
    'a&b.example',
    'f%72iends.example',
    'friends.example:99999',
    'friends.example:',
    'one.example, two.example',
    'bahá.example',
    '[::1',
    '256.256.256.256',
    `${'a'.repeat(300)}.example`,
  ])('is none with the host %j', (host) => {
    expect(siteOf(host)).toBeNull();
  });
});
