import { useEffect, useRef } from 'react';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { ListSkeleton } from '../../ui/tables/list-skeleton.tsx';
import { areToBeChanged, useOwnSettings } from './settings.queries.ts';
import { SettingsForm } from './settings-form.tsx';
import { SiteStateSection } from './site-state.tsx';

interface SettingsPanelProps {
  readonly isOpen: boolean;
  /** Whether it takes the focus as it opens. */
  readonly takesFocus: boolean;
}

/** The settings of the community, for whoever may change them. */
export function SettingsPanel({ isOpen, takesFocus }: SettingsPanelProps) {
  const { data: own } = useOwnSettings();
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
        Settings
      </h2>
      <LoadedSettings />
      {/* The call is the Master Admin's alone. */}
      {own && areToBeChanged(own) && <SiteStateSection isShown={isOpen} />}
    </section>
  );
}

function LoadedSettings() {
  const { data, isError, isFetching, refetch } = useOwnSettings();
  if (data !== undefined) return areToBeChanged(data) && <SettingsForm settings={data} />;
  if (!isError) return <ListSkeleton label="Loading settings" rows={5} />;
  return (
    <LoadError
      message="The settings could not be loaded. Please try again."
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
