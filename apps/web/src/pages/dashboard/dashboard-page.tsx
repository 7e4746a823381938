import { wordRules } from '@bahai-friends/contract';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '../../features/session/session.queries.ts';
import { told } from '../../texts/told.ts';
import { useMissingLanguage } from '../../ui/feedback/use-missing-language.ts';
import { usePreloadToaster } from '../../ui/feedback/use-preload-toaster.ts';
import { DashboardFrame } from './frame/dashboard-frame.tsx';
import { DashboardGuard, Entrance } from './frame/dashboard-guard.tsx';
import '../../dashboard.css';

// Forms say what is wrong as the page does.
wordRules(told);

/** The dashboard: who may not see it is led to the login. */
export function Page() {
  usePreloadToaster();
  useMissingLanguage();
  return useIsPutAway() ? <Entrance /> : <Dashboard />;
}

function Dashboard() {
  return (
    <DashboardGuard session={useSession()}>
      {(userId) => <DashboardFrame userId={userId} />}
    </DashboardGuard>
  );
}

/**
 * Whether the browser keeps this document while another one is shown. It comes back as it was: whoever goes back to it
 * after a logout is not to see what the dashboard showed, not even while the session is checked.
 */
function useIsPutAway(): boolean {
  const [isPutAway, setIsPutAway] = useState(false);
  useEffect(() => {
    const putAway = ({ persisted }: PageTransitionEvent) => {
      // This is done at once: the document stands still from here on.
      if (persisted) flushSync(() => setIsPutAway(true));
    };
    const takeOut = () => setIsPutAway(false);
    window.addEventListener('pagehide', putAway);
    window.addEventListener('pageshow', takeOut);
    return () => {
      window.removeEventListener('pagehide', putAway);
      window.removeEventListener('pageshow', takeOut);
    };
  }, []);
  return isPutAway;
}
