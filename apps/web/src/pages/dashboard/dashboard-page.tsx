import { useSession } from '../../features/session/session.queries.ts';
import { usePreloadToaster } from '../../ui/feedback/use-preload-toaster.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import { DashboardGuard } from './dashboard-guard.tsx';
import '../../dashboard.css';

/** The dashboard: who may not see it is led to the login. */
export function Page() {
  usePreloadToaster();
  return (
    <DashboardGuard session={useSession()}>
      {(userId) => <DashboardFrame userId={userId} />}
    </DashboardGuard>
  );
}
