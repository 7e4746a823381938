import type { PublicSettings, Settings } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/frame';
import { Tabs } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { areToBeChanged, useOwnSettings } from '../../../features/settings/settings.queries.ts';
import { useHash } from '../../../navigation/use-hash.ts';
import { LazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { TabPanel } from '../../../ui/tab-panel.tsx';
import { ListSkeleton } from '../../../ui/tables/list-skeleton.tsx';
import { SubtabList } from '../../../ui/tabs/subtab-list.tsx';

const loadGeneral = async () =>
  (await import('../../../features/settings/settings-sections.tsx')).SettingsSections;
const loadLetters = async () =>
  (await import('../../../features/letters/letters-part.tsx')).LettersPart;
const loadNotifications = async () =>
  (await import('../../../features/notifications/notifications-part.tsx')).NotificationsPart;
const loadGatherings = async () =>
  (await import('../../../features/gatherings/gatherings-part.tsx')).GatheringsPart;
const loadSending = async () =>
  (await import('../../../features/sending/sending-part.tsx')).SendingPart;

/** The places in the address, with their names. */
const GENERAL = 'settings';
const LETTERS = 'settings/letters';
const NOTIFICATIONS = 'settings/notifications';
const GATHERINGS = 'settings/gatherings';
const SENDING = 'settings/sending';
const PARTS = [
  { id: GENERAL, label: texts.general },
  { id: LETTERS, label: texts.letters },
  { id: NOTIFICATIONS, label: texts.notifications },
  { id: GATHERINGS, label: texts.gatherings },
  { id: SENDING, label: texts.sending },
] as const;

/** Whether the user who has fetched the settings can see any of them. */
export const haveSettings = (settings: Settings | PublicSettings): boolean =>
  areToBeChanged(settings) || settings.features.letters;

interface SettingsPanelProps {
  readonly isOpen: boolean;
  /** Whether it takes the focus when it opens. */
  readonly takesFocus: boolean;
}

/** The settings of the community: all of them for the Master Admin, for others only those that concern them. */
export function SettingsPanel({ isOpen, takesFocus }: SettingsPanelProps) {
  const [hash, setHash] = useHash();
  const { data: settings } = useOwnSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocusNow = useRef(takesFocus);
  takesFocusNow.current = takesFocus;
  useEffect(() => {
    if (isOpen && takesFocusNow.current) heading.current?.focus();
  }, [isOpen]);
  const isMasterAdmin = settings !== undefined && areToBeChanged(settings);
  const open = PARTS.find(({ id }) => id === hash)?.id ?? GENERAL;
  return (
    <section aria-labelledby="settings-heading">
      <Tabs.Root value={open} onValueChange={setHash} className="space-y-4">
        <div className="subtabs">
          <h2
            id="settings-heading"
            ref={heading}
            tabIndex={-1}
            className="text-xl font-bold outline-none"
          >
            {texts.settings}
          </h2>
          {isMasterAdmin && (
            <SubtabList label={texts.settings}>
              {PARTS.map(({ id, label }) => (
                <Tabs.Trigger key={id} value={id} className="subtab">
                  {label}
                </Tabs.Trigger>
              ))}
            </SubtabList>
          )}
        </div>
        <LoadedSettings isOpen={isOpen} open={open} />
      </Tabs.Root>
    </section>
  );
}

interface LoadedSettingsProps {
  readonly isOpen: boolean;
  readonly open: (typeof PARTS)[number]['id'];
}

function LoadedSettings({ isOpen, open }: LoadedSettingsProps) {
  const { data: settings, isError, isFetching, refetch } = useOwnSettings();
  const loading = <ListSkeleton label={texts.loadingSettings} rows={5} />;
  const shared = { loading, failure: texts.settingsFailed };
  if (settings === undefined) {
    if (!isError) return loading;
    return (
      <LoadError
        message={texts.settingsLoadError}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!areToBeChanged(settings)) {
    if (!haveSettings(settings)) return null;
    return <LazyPart load={loadLetters} props={{ settings, isShown: isOpen }} {...shared} />;
  }
  const isShown = (part: typeof open) => isOpen && open === part;
  return (
    <>
      <TabPanel value={GENERAL} isOpen={open === GENERAL}>
        <LazyPart load={loadGeneral} props={{ settings, isShown: isShown(GENERAL) }} {...shared} />
      </TabPanel>
      <TabPanel value={LETTERS} isOpen={open === LETTERS}>
        <LazyPart load={loadLetters} props={{ settings, isShown: isShown(LETTERS) }} {...shared} />
      </TabPanel>
      <TabPanel value={NOTIFICATIONS} isOpen={open === NOTIFICATIONS}>
        <LazyPart load={loadNotifications} props={{ settings }} {...shared} />
      </TabPanel>
      <TabPanel value={GATHERINGS} isOpen={open === GATHERINGS}>
        <LazyPart load={loadGatherings} props={{ settings }} {...shared} />
      </TabPanel>
      <TabPanel value={SENDING} isOpen={open === SENDING}>
        <LazyPart
          load={loadSending}
          props={{ timeZone: settings.timeZone, isShown: isShown(SENDING) }}
          {...shared}
        />
      </TabPanel>
    </>
  );
}
