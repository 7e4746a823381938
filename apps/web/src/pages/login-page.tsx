import { useState } from 'react';
import { Page as LoginPage } from '../features/session/login-page.tsx';
import { navigate } from '../navigation/navigation.ts';
import { useHash } from '../navigation/use-hash.ts';
import { LazyPart } from '../ui/feedback/lazy-part.tsx';
import { Spinner } from '../ui/feedback/spinner.tsx';

/** Begins the place in the address that holds an invitation's token: see `INVITATION_PATH`. */
const INVITATION = 'invitation=';

/** Few ever follow a link: whoever logs in does not load it. */
const loadInvitationForm = async () =>
  (await import('../features/users/invitation-form.tsx')).InvitationForm;

/** The login or, where the address holds an invitation, the choice of a password. */
export function Page() {
  const [place] = useHash();
  const [isAccepted, setIsAccepted] = useState(false);
  if (isAccepted || !place.startsWith(INVITATION)) return <LoginPage />;
  return (
    <LazyPart
      load={loadInvitationForm}
      props={{
        token: place.slice(INVITATION.length),
        onAccepted: () => {
          setIsAccepted(true);
          // The link is of no more use, to nobody who gets to see the address.
          navigate('/admin-auth', { replace: true });
        },
      }}
      loading={<Spinner label="Loading the invitation..." />}
      failure="The invitation could not be loaded. Please check your connection and try again."
    />
  );
}
