import type { Gathering } from '@bahai-friends/contract';
import * as frameTexts from '@bahai-friends/languages/en/dashboard/frame';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { useHash } from '../../navigation/use-hash.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { TabPanel } from '../../ui/tab-panel.tsx';
import { ListSkeleton } from '../../ui/tables/list-skeleton.tsx';
import { SubtabList } from '../../ui/tabs/subtab-list.tsx';
import { DaysView } from './days-view.tsx';
import { DeleteGatheringDialog } from './delete-gathering-dialog.tsx';
import { DeletedGatherings } from './deleted-gatherings.tsx';
import { GatheringDialog } from './gathering-dialog.tsx';
import { useGatherings } from './gatherings.queries.ts';
import { type GatheringAction, GatheringsList } from './gatherings-list.tsx';
import { DAYS, LIST, YEAR } from './gatherings-places.ts';
import { LinkDialog } from './link-dialog.tsx';
import { LazyYear } from './year/lazy-year.tsx';

type OpenDialog = 'add' | { readonly action: GatheringAction; readonly id: number };

/** The gatherings of the community. The view within the tab is kept in the address's hash. */
export function GatheringsTab({ isOpen }: { readonly isOpen: boolean }) {
  const [hash, setHash] = useHash();
  const { data: gatherings, isError, isFetching, refetch } = useGatherings();
  const [dialog, setDialog] = useState<OpenDialog>();
  /** The gathering whose days are shown; null for all gatherings. */
  const [chosen, setChosen] = useState<number | null>(null);
  const view = [DAYS, YEAR].find((place) => place === hash) ?? LIST;
  // It was deleted, here or by another volunteer: its dialog must not come back with it.
  const isGone =
    typeof dialog === 'object' && gatherings?.some(({ id }) => id === dialog.id) === false;
  if (isGone) setDialog(undefined);
  const showDays = ({ id }: Gathering) => {
    setChosen(id);
    setHash(DAYS);
  };
  return (
    <section aria-labelledby="gatherings-heading" className="space-y-4">
      <Tabs.Root value={view} onValueChange={setHash} className="space-y-4">
        <div className="subtabs">
          <div className="subtabs-title basis-full">
            <h2 id="gatherings-heading" className="text-xl font-bold">
              {texts.title}
            </h2>
            <Button look="primary" onClick={() => setDialog('add')}>
              {texts.add}
            </Button>
          </div>
          <SubtabList label={texts.title}>
            <Tabs.Trigger value={LIST} className="subtab">
              {texts.allGatherings}
            </Tabs.Trigger>
            <Tabs.Trigger value={DAYS} className="subtab">
              {texts.days}
            </Tabs.Trigger>
            <Tabs.Trigger value={YEAR} className="subtab">
              {frameTexts.year}
            </Tabs.Trigger>
          </SubtabList>
        </div>
        {gatherings === undefined ? (
          isError ? (
            <LoadError
              message={texts.loadError}
              isRetrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <ListSkeleton label={texts.loading} />
          )
        ) : (
          <>
            <TabPanel value={LIST} isOpen={isOpen && view === LIST} className="space-y-8">
              <GatheringsList
                gatherings={gatherings}
                onAction={(action, { id }) => setDialog({ action, id })}
                onDays={showDays}
              />
              <DeletedGatherings />
            </TabPanel>
            <TabPanel value={DAYS} isOpen={isOpen && view === DAYS}>
              <DaysView gatherings={gatherings} chosen={chosen} onChoose={setChosen} />
            </TabPanel>
            <TabPanel value={YEAR} isOpen={isOpen && view === YEAR}>
              <LazyYear gatherings={gatherings} />
            </TabPanel>
          </>
        )}
      </Tabs.Root>
      {dialog && (
        <GatheringsDialog
          dialog={dialog}
          gatherings={gatherings ?? []}
          onClose={() => setDialog(undefined)}
        />
      )}
    </section>
  );
}

interface GatheringsDialogProps {
  readonly dialog: OpenDialog;
  readonly gatherings: readonly Gathering[];
  readonly onClose: () => void;
}

function GatheringsDialog({ dialog, gatherings, onClose }: GatheringsDialogProps) {
  if (dialog === 'add') return <GatheringDialog onClose={onClose} />;
  // The gathering is taken from the current list, not from when the dialog was opened.
  const gathering = gatherings.find(({ id }) => id === dialog.id);
  if (!gathering) return null;
  switch (dialog.action) {
    case 'edit':
      return <GatheringDialog gathering={gathering} onClose={onClose} />;
    case 'delete':
      return <DeleteGatheringDialog gathering={gathering} onClose={onClose} />;
    case 'link':
      return <LinkDialog gathering={gathering} onClose={onClose} />;
  }
}
