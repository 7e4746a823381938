import { LOGIN_PATH } from '@bahai-friends/contract/login-path';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/login';
import { useEffect, useState } from 'react';
import { useHasMail } from '../../api/session-query.ts';
import { Page as LoginPage } from '../../features/session/login-page.tsx';
import { navigate } from '../../navigation/navigation.ts';
import { useHash } from '../../navigation/use-hash.ts';
import { LazyPart } from '../../ui/feedback/lazy-part.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';

/** The prefix of the place in the address with an invitation's token: see `INVITATION_PATH`. */
const INVITATION = 'invitation=';
/** The places of parts that need mail: see `RESET_PATH` and `EMAIL_PATH`. */
const MAIL_PLACE = /^(?:forgot$|reset=|email=)/;

/** Few visitors follow a link: a login does not load it. */
const loadInvitationForm = async () =>
  (await import('../../features/users/invitation-form.tsx')).InvitationForm;
/** Where the site sends no mail, none of this is loaded. */
const loadMailPart = async () => (await import('./mail/mail-part.tsx')).MailPart;
const loadForgotLink = async () =>
  (await import('../../features/account-mail/forgot-link.tsx')).ForgotLink;
const NO_PROPS = {};

/** The login's links to other languages stand beside the application; they keep the token of a link. */
function useSamePlaceInOtherLanguages(place: string): void {
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.login-languages a')) {
      link.hash = place;
    }
  }, [place]);
}

/** The login or, with a link's token in the address, the page for it. */
export function Page() {
  const [place] = useHash();
  useSamePlaceInOtherLanguages(place);
  /** The name of a visitor who has just chosen a password. */
  const [newcomer, setNewcomer] = useState<string>();
  const hasMail = useHasMail();
  const isLogin = newcomer !== undefined;
  const onAccepted = (username: string) => {
    setNewcomer(username);
    // The link is used up, so nobody who sees the address can use it.
    navigate(`${LOGIN_PATH}${window.location.search}`, { replace: true });
  };
  if (!isLogin && place.startsWith(INVITATION)) {
    return (
      <LazyPart
        load={loadInvitationForm}
        props={{ token: place.slice(INVITATION.length), onAccepted }}
        loading={<Spinner label={texts.loadingInvitation} />}
        failure={texts.invitationFailed}
      />
    );
  }
  if (!isLogin && hasMail && MAIL_PLACE.test(place)) {
    return (
      <LazyPart
        load={loadMailPart}
        props={{ place, onAccepted }}
        loading={null}
        failure={common.tryAgain}
      />
    );
  }
  return (
    <LoginPage username={newcomer}>
      {hasMail && (
        <LazyPart load={loadForgotLink} props={NO_PROPS} loading={null} failure={common.tryAgain} />
      )}
    </LoginPage>
  );
}
