import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

interface SecurityHeadersOptions {
  /** Whether visitors come over https: only then may the browser be told to insist on it. */
  readonly https: boolean;
  /** CSP hashes (`'sha256-…'`) of the styles that pages carry inline. */
  readonly styleHashes: readonly string[];
}

/** Sets the same headers on every answer; scripts come from the site itself or not at all. */
export async function securityHeaders(
  app: FastifyInstance,
  { https, styleHashes }: SecurityHeadersOptions,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...styleHashes],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: https && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    // Browsers ignore these over plain http, and complain about it.
    crossOriginOpenerPolicy: https && { policy: 'same-origin' },
    originAgentCluster: https,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  });
}
