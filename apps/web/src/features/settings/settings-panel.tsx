import * as texts from '@bahai-friends/languages/en/dashboard/frame';
import { useEffect, useRef } from 'react';
import { LazyPart } from '../../ui/feedback/lazy-part.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { ListSkeleton } from '../../ui/tables/list-skeleton.tsx';
import { areToBeChanged, useOwnSettings } from './settings.queries.ts';

const loadSections = async () => (await import('./settings-sections.tsx')).SettingsSections;

interface SettingsPanelProps {
  readonly isOpen: boolean;
  /** Whether it takes the focus as it opens. */
  readonly takesFocus: boolean;
}

/** The settings of the community, for whoever may change them. */
export function SettingsPanel({ isOpen, takesFocus }: SettingsPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocusNow = useRef(takesFocus);
  takesFocusNow.current = takesFocus;
  useEffect(() => {
    if (isOpen && takesFocusNow.current) heading.current?.focus();
  }, [isOpen]);
  return (
    <section aria-labelledby="settings-heading" className="space-y-5">
      <h2
        id="settings-heading"
        ref={heading}
        tabIndex={-1}
        className="text-xl font-bold outline-none"
      >
        {texts.settings}
      </h2>
      <LoadedSettings isShown={isOpen} />
    </section>
  );
}

function LoadedSettings({ isShown }: { readonly isShown: boolean }) {
  const { data: settings, isError, isFetching, refetch } = useOwnSettings();
  const loading = <ListSkeleton label={texts.loadingSettings} rows={5} />;
  if (settings !== undefined) {
    if (!areToBeChanged(settings)) return null;
    return (
      <LazyPart
        load={loadSections}
        props={{ settings, isShown }}
        loading={loading}
        failure={texts.settingsFailed}
      />
    );
  }
  if (!isError) return loading;
  return (
    <LoadError
      message={texts.settingsLoadError}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
