import * as texts from '@bahai-friends/languages/en/dashboard/invitation';
import { useAcceptInvitation } from './invitations.queries.ts';
import { type LinkProps, PasswordByLinkForm } from './password-by-link-form.tsx';

/** The page on which an invited person chooses a password. */
export function InvitationForm(props: LinkProps) {
  const accept = useAcceptInvitation();
  return <PasswordByLinkForm {...props} accept={accept} title={texts.title} about={texts.about} />;
}
