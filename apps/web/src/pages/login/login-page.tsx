import * as texts from '@bahai-friends/languages/en/dashboard/login';
import { useState } from 'react';
import { Page as LoginPage } from '../../features/session/login-page.tsx';
import { navigate } from '../../navigation/navigation.ts';
import { useHash } from '../../navigation/use-hash.ts';
import { LazyPart } from '../../ui/feedback/lazy-part.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';

/** Begins the place in the address that holds an invitation's token: see `INVITATION_PATH`. */
const INVITATION = 'invitation=';

/** Few ever follow a link: whoever logs in does not load it. */
const loadInvitationForm = async () =>
  (await import('../../features/users/invitation-form.tsx')).InvitationForm;

/** The login or, where the address holds an invitation, the choice of a password. */
export function Page() {
  const [place] = useHash();
  /** The name of a visitor who has just chosen a password. */
  const [newcomer, setNewcomer] = useState<string>();
  if (newcomer !== undefined || !place.startsWith(INVITATION)) {
    return <LoginPage username={newcomer} />;
  }
  return (
    <LazyPart
      load={loadInvitationForm}
      props={{
        token: place.slice(INVITATION.length),
        onAccepted: (username) => {
          setNewcomer(username);
          // The link is of no more use, to nobody who gets to see the address.
          navigate('/admin-auth', { replace: true });
        },
      }}
      loading={<Spinner label={texts.loadingInvitation} />}
      failure={texts.invitationFailed}
    />
  );
}
