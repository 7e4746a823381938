import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestSite } from './request-site.ts';

/** What proxies say of whose request they pass on; of these only the first is ever believed. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'];
/** Where monitors and balancers ask, by whatever name they have for the machine. */
const NOT_FOR_VISITORS = new Set(['/api/health', '/api/ready', '/api/metrics']);

/** Looks at each request until there is something to warn of. It returns the line that says so, or null. */
type Look = (request: FastifyRequest) => string | null;

function lookForUnbelieved(): Look {
  /** The proxy that was believed last. Its further requests need no look. */
  let believed: string | undefined;
  return (request) => {
    const { remoteAddress } = request.socket;
    if (remoteAddress === believed) return null;
    if (!FORWARDED.some((name) => request.headers[name] !== undefined)) return null;
    // There is a second address only where the first, the proxy's, is trusted.
    if ((request.ips?.length ?? 0) > 1) {
      believed = remoteAddress;
      return null;
    }
    return `TRUST_PROXY: a proxy at ${remoteAddress} says whose requests it passes on, and is not believed: all visitors share one limit for logging in. If it is yours, let TRUST_PROXY name it, and let it send X-Forwarded-For.`;
  };
}

/** Where PUBLIC_URL is not set: looks for https, which a trusted proxy tells of. */
const lookForHttps: Look = (request) => {
  const site = request.protocol === 'https' ? requestSite(request) : null;
  if (site === null) return null;
  return `PUBLIC_URL: visitors come over https, and the site does not know its address. Set it, such as to ${site}, for secure cookies, passkeys and links.`;
};

function lookForOtherSite(publicUrl: string): Look {
  const expected = new URL(publicUrl);
  return (request) => {
    const { headers, protocol } = request;
    const isSecure = expected.protocol === 'https:' || protocol !== 'https';
    if (isSecure && (headers['x-forwarded-host'] ?? headers.host) === expected.host) return null;
    const site = requestSite(request);
    // The setting may name the usual port, which requests leave out.
    const isSame =
      site !== null &&
      new URL(expected.protocol + site.slice(site.indexOf('/'))).host === expected.host;
    if (site === null || (isSame && isSecure)) return null;
    return `PUBLIC_URL: a request was for ${site}, and the site is ${publicUrl}. If visitors use that address, let PUBLIC_URL name it; if they do not, let the proxy pass on the Host that it gets.`;
  };
}

/**
 * Warns, once of each, of a proxy that is not trusted, and of a site that is reached by another address than it knows:
 * logging in then fails for everybody, and nothing else would say why.
 */
export function proxyWarnings(app: FastifyInstance, publicUrl: string | null): void {
  const ofAddress = publicUrl === null ? lookForHttps : lookForOtherSite(publicUrl);
  const looks = new Set<Look>([lookForUnbelieved(), ofAddress]);
  // Not asynchronous: every request passes here for as long as the process lives.
  app.addHook('onRequest', (request, _reply, done) => {
    if (!NOT_FOR_VISITORS.has(request.routeOptions.url ?? '')) {
      for (const look of looks) {
        const warning = look(request);
        if (warning === null) continue;
        looks.delete(look);
        request.log.warn(warning);
      }
    }
    done();
  });
}
