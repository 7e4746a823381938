import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestSite } from './request-site.ts';

/** Headers in which proxies name the client; only the first of them is ever trusted. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'];
/** Paths that monitors and load balancers request, under whatever host name they have for the machine. */
const NOT_FOR_VISITORS = new Set(['/api/health', '/api/ready', '/api/metrics']);

/** Checks each request until there is something to warn of. It returns the warning, or null. */
type Look = (request: FastifyRequest) => string | null;

function lookForUnbelieved(): Look {
  /** The proxy that was last found to be trusted. Its further requests need no check. */
  let believed: string | undefined;
  return (request) => {
    const { remoteAddress } = request.socket;
    if (remoteAddress === believed) return null;
    if (!FORWARDED.some((name) => request.headers[name] !== undefined)) return null;
    // `ips` has a second address only where the first, the proxy's, is trusted.
    if ((request.ips?.length ?? 0) > 1) {
      believed = remoteAddress;
      return null;
    }
    return `TRUST_PROXY: a proxy at ${remoteAddress} says whose requests it passes on, and is not believed: all visitors share one limit for logging in. If it is yours, let TRUST_PROXY name it, and let it send X-Forwarded-For.`;
  };
}

/** For a site without PUBLIC_URL: looks for https, which a trusted proxy reports. */
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
    // The setting may name the default port, which requests leave out.
    const isSame =
      site !== null &&
      new URL(expected.protocol + site.slice(site.indexOf('/'))).host === expected.host;
    if (site === null || (isSame && isSecure)) return null;
    return `PUBLIC_URL: a request was for ${site}, and the site is ${publicUrl}. If visitors use that address, let PUBLIC_URL name it; if they do not, let the proxy pass on the Host that it gets.`;
  };
}

/**
 * Warns, once of each, of a proxy that is not trusted, and of a site that is reached at another address than the one it
 * knows. In both cases every login fails, and nothing else would say why.
 */
export function proxyWarnings(app: FastifyInstance, publicUrl: string | null): void {
  const ofAddress = publicUrl === null ? lookForHttps : lookForOtherSite(publicUrl);
  const looks = new Set<Look>([lookForUnbelieved(), ofAddress]);
  // It is not asynchronous: every request passes here for as long as the process runs.
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
