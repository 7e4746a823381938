import type { FastifyRequest } from 'fastify';
import type { Route } from '../../http/endpoint-route.ts';
import { type RelyingParty, relyingPartyOf } from './relying-party.ts';
import type { SecondFactorService } from './second-factor.service.ts';

/** Finds the relying party of a request. */
type FindRelyingParty = (request: FastifyRequest) => RelyingParty | null;

export const findRelyingParty =
  (publicUrl: string | null): FindRelyingParty =>
  (request) =>
    relyingPartyOf(publicUrl, request.host);

export function secondFactorRoutes(
  route: Route,
  { app, passkeys, describe, renewRecoveryCodes }: SecondFactorService,
  partyOf: FindRelyingParty,
): void {
  route('GET /api/second-factor', (_input, { actor, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return describe(actor, partyOf(request));
  });

  route('POST /api/second-factor/totp', (_input, { actor, reply }) => {
    reply.header('cache-control', 'no-store');
    return app.begin(actor);
  });

  route('POST /api/second-factor/totp/confirm', async ({ body }, { actor, reply }) => {
    reply.header('cache-control', 'no-store');
    return { recoveryCodes: await app.confirm(actor, body.code) };
  });

  route('DELETE /api/second-factor/totp', async (_input, { actor }) => {
    await app.remove(actor);
    return undefined;
  });

  route('POST /api/second-factor/passkeys/options', async (_input, { actor, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return passkeys.begin(actor, partyOf(request));
  });

  route('POST /api/second-factor/passkeys', ({ body }, { actor, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return passkeys.add(actor, partyOf(request), body.name, body.registration);
  });

  route('PATCH /api/second-factor/passkeys/{id}', ({ params, body }, { actor }) =>
    passkeys.rename(actor, params.id, body.name),
  );

  route('DELETE /api/second-factor/passkeys/{id}', async ({ params }, { actor }) => {
    await passkeys.remove(actor, params.id);
    return undefined;
  });

  route('POST /api/second-factor/recovery-codes', async (_input, { actor, reply }) => {
    reply.header('cache-control', 'no-store');
    return { recoveryCodes: await renewRecoveryCodes(actor) };
  });
}
