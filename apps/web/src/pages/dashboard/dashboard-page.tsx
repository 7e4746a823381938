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

// Validation messages are in the language of the page.
wordRules(told);

/** The dashboard; visitors without a session are led to the login. */
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
 * Whether the browser has put this document into its back/forward cache. It comes back as it was, so its content is
 * removed before: after a logout nobody must see what the dashboard showed, not even while the session is checked.
 */
function useIsPutAway(): boolean {
  const [isPutAway, setIsPutAway] = useState(false);
  useEffect(() => {
    const putAway = ({ persisted }: PageTransitionEvent) => {
      // This is rendered at once, since the document is frozen from here on.
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
