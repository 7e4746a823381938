import { Button } from '../../ui/forms/button.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { useInvitations, useWithdrawInvitation } from './invitations.queries.ts';

/** The invitations that nobody has accepted yet; nothing when there are none. */
export function PendingInvitations() {
  const { data: invitations = [] } = useInvitations();
  const withdraw = useWithdrawInvitation();
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invitations-heading" className="space-y-2">
      <h3 id="invitations-heading" className="font-bold">
        Open invitations
      </h3>
      <ul className="space-y-2">
        {invitations.map(({ id, username, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span>
              <bdi className="font-semibold wrap-anywhere">{username}</bdi>, until{' '}
              <Timestamp at={expiresAt} />
            </span>
            <Button
              aria-label={`Withdraw the invitation of ${username}`}
              disabled={withdraw.isPending}
              onClick={() => withdraw.mutate(id)}
            >
              Withdraw
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
