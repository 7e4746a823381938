import { navigate } from '../../navigation/navigation.ts';
import { askToLeave } from '../../navigation/unsaved-forms.ts';
import { useSite } from '../../site/use-site.ts';

/** Leads to the home page. Only English is loaded here: in another language it needs a document of its own. */
export function useWayHome(): () => void {
  const { language } = useSite();
  const load = () => window.location.assign('/');
  return () => (language === 'en' ? navigate('/') : askToLeave(load));
}
