import { navigate } from '../../../navigation/navigation.ts';
import { isInDocumentLanguage } from '../../../site/page-address.ts';
import { useSite } from '../../../site/use-site.ts';
import { leaveLoggedOut } from '../../../texts/logged-out.ts';
import { toastTexts } from '../../../texts/toast-texts.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';

/** Leads to the home page after the end of the session, with a message there. */
export function useWayHomeLoggedOut(): () => void {
  // In another language than the dashboard's the home page is a document of its own.
  const isHere = isInDocumentLanguage(undefined, useSite().language);
  return () => {
    if (!isHere) leaveLoggedOut();
    navigate('/');
    const { loggedOut: title, loggedOutText: description } = toastTexts();
    if (isHere) showToast({ title, description });
  };
}
