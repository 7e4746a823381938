import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

interface SecurityHeadersOptions {
  /** Whether visitors come over https: only then may the browser be told to insist on it. */
  readonly https: boolean;
  /** Whether it is to insist on it for every subdomain, too. */
  readonly hstsSubdomains: boolean;
  /** CSP sources (`'sha256-…'`) of scripts and styles that pages carry inline. */
  readonly scriptSources: readonly string[];
  readonly styleSources: readonly string[];
}

/** The headers that helmet sets. They do not depend on the request, so they are computed once. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/** The headers of every response; scripts come from the site itself or not at all. */
export function securityHeaders({
  https,
  hstsSubdomains,
  scriptSources,
  styleSources,
}: SecurityHeadersOptions): Readonly<Record<string, string>> {
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptSources],
        styleSrc: ["'self'", ...styleSources],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: https && { maxAge: YEAR_SECONDS, includeSubDomains: hstsSubdomains },
    // Browsers ignore these over plain http, and complain about it.
    crossOriginOpenerPolicy: https && { policy: 'same-origin' },
    originAgentCluster: https,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // They concern Internet Explorer and Flash, which show no page of ours.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return {
    ...headers,
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  };
}

/** Headers that browsers read on documents only. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
];
/**
 * The policy of responses that are no documents, and must not become one: they load nothing, and nobody frames them.
 */
const NO_DOCUMENT = "default-src 'none';frame-ancestors 'none'";

/** The same headers for responses that are no documents; those of documents would be as long as a short response. */
export function headersOfData(
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const { 'content-security-policy': _, ...others } = headers;
  const left = Object.entries(others).filter(([name]) => !OF_DOCUMENTS.includes(name));
  return { ...Object.fromEntries(left), 'content-security-policy': NO_DOCUMENT };
}

/** Replaces a document's headers on a reply that is none. */
export function sendAsData(reply: Pick<FastifyReply, 'header' | 'removeHeader'>): void {
  for (const name of OF_DOCUMENTS) reply.removeHeader(name);
  reply.header('content-security-policy', NO_DOCUMENT);
}

/** The same headers for a response that may carry one more style inline. @param source Its CSP source. */
export const withStyle = (
  headers: Readonly<Record<string, string>>,
  source: string,
): Readonly<Record<string, string>> => ({
  ...headers,
  'content-security-policy': String(headers['content-security-policy']).replace(
    /style-src [^;]*/,
    (styles) => `${styles} ${source}`,
  ),
});

/** Sets headers on every response; they are asked for at each request. */
export function sendWithEveryResponse(
  app: FastifyInstance,
  headers: (request: FastifyRequest) => Readonly<Record<string, string>>,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers(request));
    done();
  });
}
