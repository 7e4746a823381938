import { navigate } from '../../navigation/navigation.ts';
import { askToLeave } from '../../navigation/unsaved-forms.ts';
import { useSite } from '../../site/use-site.ts';
import { leaveLoggedOut } from '../../texts/logged-out.ts';
import { toastTexts } from '../../texts/toast-texts.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';

/** Leads to the home page. Only English is loaded here: in another language it needs a document of its own. */
export function useWayHome() {
  const isHere = useSite().language === 'en';
  const load = () => window.location.assign('/');
  const goHome = () => (isHere ? navigate('/') : askToLeave(load));
  return {
    goHome,
    /** Goes there after the end of the session, and says so. */
    goHomeLoggedOut(): void {
      if (!isHere) leaveLoggedOut();
      goHome();
      const { loggedOut: title, loggedOutText: description } = toastTexts();
      if (isHere) showToast({ title, description });
    },
  };
}
