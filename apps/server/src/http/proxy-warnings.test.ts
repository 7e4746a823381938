import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { databases } from '../testing/test-database.ts';

const [sqlite] = databases;
const PUBLIC_URL = 'https://friends.example';

/** An app, and what its log warns of. */
async function warned(environment: Record<string, string>) {
  const warnings: string[] = [];
  const app = await createTestApp(await sqlite.open(), {
    environment,
    log(line) {
      const { level, msg } = JSON.parse(line);
      if (level === 40) warnings.push(msg);
    },
  });
  const get = (url: string, host: string, headers = {}, remoteAddress = '127.0.0.1') =>
    app.inject({ url, headers: { host, ...headers }, remoteAddress });
  return { warnings, get };
}

const UNTRUSTED =
  /^TRUST_PROXY: a proxy at 127\.0\.0\.1 says whose requests it passes on, and is not believed: all visitors share one limit for logging in\. If it is yours, /;
const UNKNOWN =
  /^PUBLIC_URL: visitors come over https, and the site does not know its address\. Set it, such as to https:\/\/friends\.example, /;
const OTHER =
  /^PUBLIC_URL: a request was for http:\/\/wrong\.example, and the site is https:\/\/friends\.example\. /;

describe('a warning about the proxy', () => {
  it.each([
    ['x-forwarded-for', '192.0.2.1'],
    ['forwarded', 'for=192.0.2.1'],
    ['x-real-ip', '192.0.2.1'],
  ])('comes once when %s is not believed', async (name, value) => {
    const { warnings, get } = await warned({ PUBLIC_URL });
    for (const url of ['/', '/api/holy-days', '/']) {
      await get(url, 'friends.example', { [name]: value });
    }
    expect(warnings).toEqual([expect.stringMatching(UNTRUSTED)]);
  });

  it('names the proxy that TRUST_PROXY leaves out', async () => {
    const { warnings, get } = await warned({ PUBLIC_URL, TRUST_PROXY: '10.0.0.5' });
    await get('/', 'friends.example', { 'x-forwarded-for': '192.0.2.1' }, '10.0.0.5');
    expect(warnings).toEqual([]);
    await get('/', 'friends.example', { 'x-forwarded-for': '192.0.2.1' });
    expect(warnings).toEqual([expect.stringMatching(UNTRUSTED)]);
  });

  it('comes once when https is in front and PUBLIC_URL is not set', async () => {
    const { warnings, get } = await warned({ TRUST_PROXY: 'loopback' });
    const headers = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' };
    for (let time = 0; time < 2; time += 1) await get('/', 'friends.example', headers);
    expect(warnings).toEqual([expect.stringMatching(UNKNOWN)]);
  });

  it('comes once when the Host is not the site’s', async () => {
    const { warnings, get } = await warned({ PUBLIC_URL });
    for (const host of ['wrong.example', 'another.example']) await get('/', host);
    expect(warnings).toEqual([expect.stringMatching(OTHER)]);
  });

  it('comes when PUBLIC_URL lacks the https that is in front', async () => {
    const environment = { PUBLIC_URL: 'http://friends.example', TRUST_PROXY: 'loopback' };
    const { warnings, get } = await warned(environment);
    const headers = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' };
    await get('/', 'friends.example', headers);
    expect(warnings).toEqual([
      expect.stringMatching(
        /^PUBLIC_URL: a request was for https:\/\/friends\.example, and the site is http:/,
      ),
    ]);
  });

  it('goes by the host that a trusted proxy names', async () => {
    const { warnings, get } = await warned({ PUBLIC_URL, TRUST_PROXY: 'loopback' });
    const forwarded = (host: string) => ({
      'x-forwarded-for': '192.0.2.1',
      'x-forwarded-host': host,
    });
    await get('/', '127.0.0.1:3000', forwarded('friends.example'));
    expect(warnings).toEqual([]);
    await get('/', 'friends.example', forwarded('wrong.example'));
    expect(warnings).toEqual([expect.stringMatching(OTHER)]);
  });

  it.each([
    ['all is set', { PUBLIC_URL, TRUST_PROXY: 'loopback' }, '/', 'FRIENDS.example:443'],
    ['nothing is in front', {}, '/', '192.0.2.7:3000'],
    ['a monitor asks', { PUBLIC_URL }, '/api/ready', '127.0.0.1:3000'],
    ['a balancer asks', { PUBLIC_URL }, '/api/health', '10.0.0.5:3000'],
    ['no host is named', { PUBLIC_URL }, '/', 'a"><b'],
  ])('does not come when %s', async (_name, environment, url, host) => {
    const { warnings, get } = await warned(environment);
    await get(url, host, 'TRUST_PROXY' in environment ? { 'x-forwarded-for': '192.0.2.1' } : {});
    expect(warnings).toEqual([]);
  });
});
