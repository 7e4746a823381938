import * as texts from '@bahai-friends/languages/en/dashboard/frame';
import { writtenIn } from '@bahai-friends/languages/written-in';
import { House, LogOut, type LucideIcon, Settings, UserRound } from 'lucide-react';
import { Direction, Tabs } from 'radix-ui';
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Attention } from '../../../features/attention/attention.tsx';
import { BadiCalendarTab } from '../../../features/badi-calendar/badi-calendar-tab.tsx';
import { HolyDaysTab } from '../../../features/holy-days/holy-days-tab.tsx';
import { QuotesTab } from '../../../features/quotes/quotes-tab.tsx';
import { useLogout } from '../../../features/session/session.queries.ts';
import { useOwnSettings } from '../../../features/settings/settings.queries.ts';
import { SocialLinksTab } from '../../../features/social-links/social-links-tab.tsx';
import { navigate } from '../../../navigation/navigation.ts';
import {
  answerLeaveQuestion,
  askToLeave,
  giveUpUnsaved,
} from '../../../navigation/unsaved-forms.ts';
import { useHash } from '../../../navigation/use-hash.ts';
import { useLeaveQuestion } from '../../../navigation/use-unsaved-warning.ts';
import { useSite } from '../../../site/use-site.ts';
import { spoken } from '../../../texts/spoken.ts';
import { UnsavedChangesDialog } from '../../../ui/dialogs/unsaved-changes-dialog.tsx';
import { IconButton } from '../../../ui/forms/icon-button.tsx';
import { NinePointedStar } from '../../../ui/ornaments/nine-pointed-star.tsx';
import { TabPanel } from '../../../ui/tab-panel.tsx';
import { LazyGatherings, LazyUsers } from './lazy-panels.tsx';
import { MyAccount } from './my-account.tsx';
import { PanelErrorBoundary } from './panel-error-boundary.tsx';
import { RunningVersion } from './running-version.tsx';
import { haveSettings, SettingsPanel } from './settings-panel.tsx';
import { useWayHomeLoggedOut } from './use-way-home-logged-out.ts';
import '../../../ui/feedback/toast-space.css';
import './dashboard-frame.css';
import './dashboard-header.css';

const TABS = [
  { id: 'quotes', label: texts.quotes },
  { id: 'social-links', label: texts.socialLinks },
  { id: 'badi-calendar', label: texts.badiCalendar },
  { id: 'holy-days', label: texts.holyDays },
  { id: 'users', label: texts.users },
] as const;

/** The tab exists only where the community has gatherings. */
const GATHERINGS = { id: 'gatherings', label: texts.gatherings } as const;

type Tab = (typeof TABS)[number] | typeof GATHERINGS;
type TabId = Tab['id'];

interface PanelProps {
  /** The id of the logged-in user. */
  readonly userId: number;
  readonly isOpen: boolean;
}

/** The content of each tab. */
const PANELS: Readonly<Record<TabId, ComponentType<PanelProps>>> = {
  gatherings: LazyGatherings,
  quotes: QuotesTab,
  'social-links': SocialLinksTab,
  'badi-calendar': BadiCalendarTab,
  'holy-days': HolyDaysTab,
  users: LazyUsers,
};

/** Header with the tabs, panels and footer of the dashboard. The tab is the first part of the address's hash. */
export function DashboardFrame({ userId }: { readonly userId: number }) {
  const [hash, setHash] = useHash();
  const [first = ''] = hash.split('/');
  const hasSettings = useHasSettings();
  const hasGatherings = useOwnSettings().data?.features.gatherings;
  const tabs: readonly Tab[] = hasGatherings ? [...TABS, GATHERINGS] : TABS;
  // Until it is known whether there are gatherings, no other tab opens instead.
  const awaitsGatherings = first === GATHERINGS.id && hasGatherings === undefined;
  const known = awaitsGatherings ? GATHERINGS : tabs.find(({ id }) => id === first);
  // Until it is known who is logged in, the settings may be shown.
  const inSettings = first === 'settings' && hasSettings !== false;
  const inAccount = first === 'account';
  const tab = inSettings || inAccount ? '' : (known?.id ?? 'quotes');
  return (
    <Direction.Provider dir={writtenIn(spoken.code, spoken.code).dir === 'rtl' ? 'rtl' : 'ltr'}>
      <Tabs.Root
        value={tab}
        onValueChange={setHash}
        // When a place beside the tabs is open, passing the tabs with the keyboard must not leave it.
        activationMode={tab === '' ? 'manual' : 'automatic'}
        className="dashboard"
      >
        <DashboardHeader
          tabs={tabs}
          settings={hasSettings && { isOpen: inSettings, onOpen: () => setHash('settings') }}
          account={{ isOpen: inAccount, onOpen: () => setHash('account') }}
        />
        <main tabIndex={-1} className="grow outline-none">
          {tabs.map(({ id }) => {
            const Panel = PANELS[id];
            return (
              <TabPanel key={id} value={id} isOpen={tab === id} className="tab-panel">
                <PanelErrorBoundary>
                  <Panel userId={userId} isOpen={tab === id} />
                </PanelErrorBoundary>
              </TabPanel>
            );
          })}
          <KeptSection isOpen={inAccount}>
            <MyAccount userId={userId} isOpen={inAccount} />
          </KeptSection>
          <SettingsSection isOpen={inSettings} takesFocus={hasSettings === true} />
        </main>
        <footer className="page-end pt-6 text-center text-sm text-muted">
          © {spoken.number(new Date().getFullYear())}{' '}
          <bdi className="wrap-anywhere">{useSite().siteName}</bdi>
          <RunningVersion />
        </footer>
        <Leaving />
      </Tabs.Root>
    </Direction.Provider>
  );
}

/** The question before typed text is lost by leaving the dashboard. */
function Leaving() {
  if (!useLeaveQuestion()) return null;
  return (
    <UnsavedChangesDialog
      onLeave={() => answerLeaveQuestion(true)}
      onStay={() => answerLeaveQuestion(false)}
    />
  );
}

/** Whether the logged-in user has settings; undefined until that is known. */
function useHasSettings(): boolean | undefined {
  const { data } = useOwnSettings();
  return data && haveSettings(data);
}

function SettingsSection(props: ComponentProps<typeof SettingsPanel>) {
  return (
    <KeptSection isOpen={props.isOpen}>
      <SettingsPanel {...props} />
    </KeptSection>
  );
}

interface KeptSectionProps {
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A section beside the tabs. It keeps typed text: once opened, it is hidden instead of removed. */
function KeptSection({ isOpen, children }: KeptSectionProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <div hidden={!isOpen} className="tab-panel">
      {wasOpen && <PanelErrorBoundary>{children}</PanelErrorBoundary>}
    </div>
  );
}

/** A place beside the tabs. */
interface Place {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

interface PlaceButtonProps {
  readonly icon: LucideIcon;
  readonly place: Place;
  readonly children: string;
}

function PlaceButton({ icon, place: { isOpen, onOpen }, children }: PlaceButtonProps) {
  return (
    <IconButton icon={icon} aria-current={isOpen ? 'page' : undefined} onClick={onOpen}>
      {children}
    </IconButton>
  );
}

interface DashboardHeaderProps {
  readonly tabs: readonly Tab[];
  /** The settings, for users who may change them. */
  readonly settings: Place | false | undefined;
  readonly account: Place;
}

function DashboardHeader({ tabs, settings, account }: DashboardHeaderProps) {
  const logout = useLogout();
  const goHomeLoggedOut = useWayHomeLoggedOut();
  const heading = useRef<HTMLHeadingElement>(null);
  // After a login the focus starts here, not at the end of a page that was removed.
  useEffect(() => heading.current?.focus(), []);
  const endSession = () => {
    logout.mutate(undefined, {
      onSettled: () => {
        // Whether to leave was decided before the session ended; now nothing can be kept.
        giveUpUnsaved();
        goHomeLoggedOut();
      },
    });
  };
  return (
    <header className="dashboard-header">
      <NinePointedStar />
      <h1 ref={heading} tabIndex={-1} className="dashboard-title">
        {texts.title}
      </h1>
      {/* It may be loaded late, but it follows the title, which has the focus, so Tab reaches it. */}
      <Attention />
      <Tabs.List aria-label={texts.dashboard} className="tabs">
        {tabs.map(({ id, label }) => (
          <Tabs.Trigger key={id} value={id} className="tab">
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <div className="dashboard-buttons">
        {settings && (
          <PlaceButton icon={Settings} place={settings}>
            {texts.settings}
          </PlaceButton>
        )}
        <PlaceButton icon={UserRound} place={account}>
          {texts.myAccount}
        </PlaceButton>
        <IconButton icon={House} onClick={() => navigate('/')}>
          {texts.viewSite}
        </IconButton>
        <IconButton
          icon={LogOut}
          onClick={() => askToLeave(endSession)}
          unavailable={logout.isPending}
        >
          {texts.logout}
        </IconButton>
      </div>
    </header>
  );
}
