import cookie from '@fastify/cookie';
import csrfProtection from '@fastify/csrf-protection';
import type { FastifyInstance } from 'fastify';

interface CsrfOptions {
  /** Signs the tokens; the same on every instance. */
  readonly key: string;
  readonly https: boolean;
}

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses every changing call that does not carry a token of its own browser. */
export async function csrf(app: FastifyInstance, { key, https }: CsrfOptions): Promise<void> {
  await app.register(cookie);
  await app.register(csrfProtection, {
    csrfOpts: { hmacKey: key },
    cookieOpts: { path: '/', httpOnly: true, sameSite: 'lax', secure: https },
    // Only the header: a token in a body or query could be planted by another site's form.
    getToken: ({ headers }) => {
      const token = headers['csrf-token'];
      return typeof token === 'string' ? token : undefined;
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (READING_METHODS.has(request.method) || request.is404) return done();
    app.csrfProtection(request, reply, done);
  });
}
