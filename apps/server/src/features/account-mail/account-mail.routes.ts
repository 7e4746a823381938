import { say } from '@bahai-friends/contract';
import { DomainError } from '../../errors/domain-error.ts';
import type { Route } from '../../http/endpoint-route.ts';
import type { CountForm } from '../../http/public-forms/form-limits.ts';
import type { AccountEmailService } from './account-email.service.ts';
import type { PasswordResetService } from './password-reset.service.ts';

const ASKED = { message: 'If the account has an address, a link is on its way there' };

export function accountMailRoutes(
  route: Route,
  { emails, resets }: { emails: AccountEmailService; resets: PasswordResetService },
  /** Counts requests of strangers. */
  countForm: CountForm,
): void {
  route('GET /api/account/email', (_input, { actor }) => emails.get(actor));

  route('PUT /api/account/email', ({ body }, { actor }) => emails.give(actor, body.email));

  route('DELETE /api/account/email', async (_input, { actor }) => {
    await emails.remove(actor);
    return undefined;
  });

  route('POST /api/account/email/confirm', ({ body }, { actor }) =>
    emails.confirm(actor, body.token),
  );

  route('POST /api/password-reset', async ({ body }, { request, reply }) => {
    reply.header('cache-control', 'no-store');
    const retryAfter = countForm(request.ip);
    if (retryAfter !== null) {
      throw new DomainError('too-many-attempts', say('too-many-links'), { retryAfter });
    }
    await resets.ask(body.username);
    return ASKED;
  });

  route('POST /api/password-reset/accept', ({ body }, { reply }) => {
    reply.header('cache-control', 'no-store');
    return resets.accept(body);
  });
}
