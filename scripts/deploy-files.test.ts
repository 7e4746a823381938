import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const nginx = readFileSync(new URL('../deploy/nginx.conf', import.meta.url), 'utf8');
const manual = readFileSync(new URL('../docs/deploy.md', import.meta.url), 'utf8');
const directives = (name: string): string[] =>
  [...nginx.matchAll(new RegExp(`^\\s*${name}\\s+([^;]+);`, 'gm'))].map(([, value = '']) => value);

describe('docs/deploy.md', () => {
  it('has the settings written before the first start, which prints the login with the address that they name', () => {
    const settings = manual.indexOf('PUBLIC_URL=https://friends.example');
    expect(settings).toBeGreaterThan(0);
    expect(manual.indexOf('systemctl enable --now bahai-friends')).toBeGreaterThan(settings);
  });

  it('calls nothing that Debian does not have', () => {
    expect(manual).not.toMatch(/^sudo /m);
  });
});

describe('the example for nginx', () => {
  it('says itself all that the site believes a trusted proxy, and passes no such header on', () => {
    expect(directives('proxy_set_header')).toEqual(
      expect.arrayContaining([
        'Host $host',
        'X-Forwarded-For $remote_addr',
        'X-Forwarded-Host $host',
        'X-Forwarded-Proto $scheme',
      ]),
    );
  });

  it('serves over http what renews the certificate, from where docs/deploy.md has it put', () => {
    expect(nginx).toMatch(
      /location \/\.well-known\/acme-challenge\/ \{\s+root \/var\/www\/html;\s+\}/,
    );
    expect(manual).toContain('certbot certonly --webroot -w /var/www/html ');
  });

  it('listens on IPv4 and IPv6', () => {
    expect(directives('listen')).toEqual(['80', '[::]:80', '443 ssl http2', '[::]:443 ssl http2']);
  });

  it.each([
    '/letters/confirm/',
    '/fa/letters/yours/',
    '/letters/end/',
    '/gatherings/with/',
    '/Gatherings/With/',
    '/gatherings/answers/',
    '/api/push/subscriptions/',
  ])('has an address below %s in no log', (path) => {
    const [, flags, pattern = '', rules] =
      nginx.match(/location ~(\*?) (\S+) \{([^}]*access_log off;[^}]*)\}/) ?? [];
    expect(rules).toContain('error_log /dev/null crit;');
    expect(`${path}token`).toMatch(new RegExp(pattern, flags && 'i'));
  });

  it('has such an address in no log either when it is called without https or with too much', () => {
    for (const block of ['listen 80;', 'location @too_large {']) {
      const [rules = ''] = nginx.slice(nginx.indexOf(block)).split(/location \/|\}/, 1);
      expect(rules).toContain('access_log off;');
    }
  });
});
