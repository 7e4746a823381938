import { say } from '@bahai-friends/contract';
import { DomainError } from '../../errors/domain-error.ts';
import type { SessionCookie } from '../../http/cookies/session-cookie.ts';
import type { Route } from '../../http/endpoint-route.ts';
import type { InvitationsService } from './invitations.service.ts';
import type { PasswordStrengthService } from './password-strength.service.ts';

export function invitationRoutes(
  route: Route,
  invitations: InvitationsService,
  strength: PasswordStrengthService,
  session: SessionCookie,
  /** The name of the account for which a mailed link sets a new password; null for any other token. */
  findReset: (token: string) => Promise<string | null>,
): void {
  route('GET /api/invitations', (_input, { actor }) => invitations.list(actor));

  route('POST /api/invitations', ({ body }, { actor, reply }) => {
    // The response must not be cached: the link is a secret.
    reply.header('cache-control', 'no-store');
    return invitations.create(actor, body.username, body.email);
  });

  route('DELETE /api/invitations/{id}', async ({ params }, { actor }) => {
    await invitations.withdraw(actor, params.id);
    return undefined;
  });

  route('POST /api/invitations/accept', ({ body }) => invitations.accept(body));

  route('POST /api/password-strength', async ({ body }, { request, reply }) => {
    reply.header('cache-control', 'no-store');
    const username =
      body.token === undefined
        ? (await session.find(request, reply))?.username
        : ((await invitations.usernameOf(body.token)) ?? (await findReset(body.token)));
    if (!username) throw new DomainError('unauthenticated', say('log-in'));
    return strength.of(body.password, username);
  });
}
