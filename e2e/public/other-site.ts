import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another community's site: its pages have other ports and host names than the site under test. */
export interface OtherSite {
  /** Its address on the same machine as the site under test: for browsers they are the same site, and share cookies. */
  readonly sameSite: string;
  /** Its address on another host: for browsers another site. */
  readonly crossSite: string;
  stop(): Promise<void>;
}

/** The strictest content security policy under which a page can have the elements and the frames of a site. */
const policyFor = (url: string): string =>
  `default-src 'none'; style-src 'self'; script-src ${url}; connect-src ${url}; frame-src ${url}`;

function elements(url: string): string {
  return `<script src="${url}/embed.js" async></script>
    <bahai-quote>A quote is on <a href="${url}/">their site</a>.</bahai-quote>
    <p>It is <badi-date>a day</badi-date> today.</p>`;
}

const frames = (url: string): string =>
  ['quote', 'date']
    .map(
      (name) => `<iframe src="${url}/embed/${name}" title="Their ${name}" height="300"></iframe>`,
    )
    .join('');

/** Starts it; its pages embed the elements of the site at `url`. */
export async function startOtherSite(url: string): Promise<OtherSite> {
  const bodies: Readonly<Record<string, string>> = {
    '/': '<h1>Another site</h1>',
    '/embeds': elements(url) + frames(url),
    '/frames-of-pages': ['/', '/admin', '/quotes', '/api/quotes/today', '/embed']
      .map((path) => `<iframe src="${url}${path}" title="${path}"></iframe>`)
      .join(''),
  };
  const server = createServer((request, response) => {
    if (request.url === '/style.css') {
      response.setHeader('content-type', 'text/css');
      response.end('body { font-family: monospace }');
      return;
    }
    const body = bodies[request.url ?? ''];
    response.statusCode = body === undefined ? 204 : 200;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (request.url === '/embeds') response.setHeader('content-security-policy', policyFor(url));
    response.end(
      `<!doctype html><html lang="en"><title>Another site</title>
      <link rel="stylesheet" href="/style.css"><body>${body}`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    sameSite: `http://127.0.0.1:${port}`,
    crossSite: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
