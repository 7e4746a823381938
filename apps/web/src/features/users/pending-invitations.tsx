import type { Invitation } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/users';
import { type RefObject, useRef } from 'react';
import { useRestoreFocus } from '../../ui/dialogs/use-restore-focus.ts';
import { Button } from '../../ui/forms/button.tsx';
import { sentence } from '../../ui/sentence.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { useInvitations, useWithdrawInvitation } from './invitations.queries.ts';

/** The invitations that are not accepted yet; null when there are none. */
export function PendingInvitations({ isShown }: { readonly isShown: boolean }) {
  const { data: invitations = [] } = useInvitations(isShown);
  const heading = useRef<HTMLHeadingElement>(null);
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invitations-heading" className="max-w-2xl space-y-2">
      <h3 ref={heading} id="invitations-heading" tabIndex={-1} className="font-bold outline-none">
        {texts.openInvitations}
      </h3>
      <ul className="space-y-2">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} {...invitation} heading={heading} />
        ))}
      </ul>
    </section>
  );
}

interface InvitationRowProps extends Invitation {
  /** The list's heading: gets the focus when the list is removed. */
  readonly heading: RefObject<HTMLElement | null>;
}

function InvitationRow({ id, username, expiresAt, heading }: InvitationRowProps) {
  const withdraw = useWithdrawInvitation();
  const row = useRestoreFocus<HTMLLIElement>(heading);
  return (
    <li ref={row} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span>
        {sentence(
          texts.openUntil(
            <bdi className="font-semibold wrap-anywhere">{username}</bdi>,
            <Timestamp at={expiresAt} />,
          ),
        )}
      </span>
      <Button
        aria-label={texts.withdrawInvitationOf(username)}
        unavailable={withdraw.isPending}
        onClick={() => withdraw.mutate(id)}
      >
        {texts.withdraw}
      </Button>
    </li>
  );
}
