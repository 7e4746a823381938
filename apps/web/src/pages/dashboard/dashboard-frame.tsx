import { Tabs } from 'radix-ui';
import { type ComponentType, useEffect, useRef } from 'react';
import { BadiCalendarTab } from '../../features/badi-calendar/badi-calendar-tab.tsx';
import { HolyDaysTab } from '../../features/holy-days/holy-days-tab.tsx';
import { QuotesTab } from '../../features/quotes/quotes-tab.tsx';
import { useLogout } from '../../features/session/session.queries.ts';
import { SocialLinksTab } from '../../features/social-links/social-links-tab.tsx';
import { navigate } from '../../navigation/navigation.ts';
import { answerLeaveQuestion, askToLeave, giveUpUnsaved } from '../../navigation/unsaved-forms.ts';
import { useHash } from '../../navigation/use-hash.ts';
import { useLeaveQuestion } from '../../navigation/use-unsaved-warning.ts';
import { SITE_NAME } from '../../site-texts.ts';
import { UnsavedChangesDialog } from '../../ui/dialogs/unsaved-changes-dialog.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Button } from '../../ui/forms/button.tsx';
import { NinePointedStar } from '../../ui/nine-pointed-star.tsx';
import { TabPanel } from '../../ui/tab-panel.tsx';
import { DashboardUsers } from './dashboard-users.tsx';
import { PanelErrorBoundary } from './panel-error-boundary.tsx';
import '../../ui/feedback/toast-space.css';
import './dashboard-frame.css';

const TABS = [
  { id: 'quotes', label: 'Quotes' },
  { id: 'social-links', label: 'Social Links' },
  { id: 'badi-calendar', label: 'Badi Calendar' },
  { id: 'holy-days', label: 'Holy Days' },
  { id: 'users', label: 'Users' },
] as const;

type TabId = (typeof TABS)[number]['id'];

const isTab = (id: string): id is TabId => TABS.some((tab) => tab.id === id);

interface PanelProps {
  /** The one who looks. */
  readonly userId: number;
  readonly isOpen: boolean;
}

/** What a tab shows. */
const PANELS: Readonly<Record<TabId, ComponentType<PanelProps>>> = {
  quotes: QuotesTab,
  'social-links': SocialLinksTab,
  'badi-calendar': BadiCalendarTab,
  'holy-days': HolyDaysTab,
  users: DashboardUsers,
};

/** Header, tabs and footer of the dashboard. The tab is the first part of the address's hash. */
export function DashboardFrame({ userId }: { readonly userId: number }) {
  const [hash, setHash] = useHash();
  const [first = ''] = hash.split('/');
  const tab = isTab(first) ? first : 'quotes';
  return (
    <div className="mx-auto flex min-h-svh max-w-6xl flex-col px-4 sm:px-6">
      <DashboardHeader />
      <main tabIndex={-1} className="grow py-6 outline-none">
        <Tabs.Root value={tab} onValueChange={setHash}>
          <Tabs.List
            aria-label="Dashboard"
            className="tabs flex flex-wrap gap-1 rounded-2xl bg-white p-1.5"
          >
            {TABS.map(({ id, label }) => (
              <Tabs.Trigger key={id} value={id} className="tab">
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {TABS.map(({ id }) => {
            const Panel = PANELS[id];
            return (
              <TabPanel
                key={id}
                value={id}
                isOpen={tab === id}
                className="tab-panel mt-6 rounded-2xl bg-white p-5 sm:p-8"
              >
                <PanelErrorBoundary>
                  <Panel userId={userId} isOpen={tab === id} />
                </PanelErrorBoundary>
              </TabPanel>
            );
          })}
        </Tabs.Root>
      </main>
      <footer className="page-end pt-6 text-center text-sm text-muted">
        © {new Date().getFullYear()} {SITE_NAME}
      </footer>
      <Leaving />
    </div>
  );
}

/** The question before something typed is lost by leaving the dashboard. */
function Leaving() {
  if (!useLeaveQuestion()) return null;
  return (
    <UnsavedChangesDialog
      onLeave={() => answerLeaveQuestion(true)}
      onStay={() => answerLeaveQuestion(false)}
    />
  );
}

function DashboardHeader() {
  const logout = useLogout();
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever comes from the login starts here, not at the end of a page that is gone.
  useEffect(() => heading.current?.focus(), []);
  const endSession = () => {
    logout.mutate(undefined, {
      onSettled: () => {
        // Whether to leave was decided before the session ended; now there is no staying.
        giveUpUnsaved();
        navigate('/');
        showToast({ title: 'Logged Out', description: 'You have been successfully logged out' });
      },
    });
  };
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <NinePointedStar className="size-12" />
      <h1 ref={heading} tabIndex={-1} className="grow text-2xl font-bold outline-none">
        Admin Dashboard
      </h1>
      <Button onClick={() => navigate('/')}>View Site</Button>
      <Button onClick={() => askToLeave(endSession)} disabled={logout.isPending}>
        Logout
      </Button>
    </header>
  );
}
