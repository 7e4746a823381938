import type { BackupWay, SiteState } from '@bahai-friends/contract';
import type { ReactNode } from 'react';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { ListSkeleton } from '../../ui/tables/list-skeleton.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { formatBytes } from './format-bytes.ts';
import { useDownloadBackup, useSiteState } from './site-state.queries.ts';

/** What whoever looks after the site needs to know of it, and a backup to take away. */
export function SiteStateSection({ isShown }: { readonly isShown: boolean }) {
  const { data: state, isError, isFetching, refetch } = useSiteState(isShown);
  return (
    <section aria-labelledby="state-heading" className="max-w-3xl space-y-4 pt-8">
      <h3 id="state-heading" className="text-lg font-bold">
        Backup and state
      </h3>
      {isError && (
        <LoadError
          message="The state of the site could not be loaded. Please try again."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!isError && state === undefined && <ListSkeleton label="Loading the state" rows={2} />}
      {!isError && state && <State state={state} />}
      <DownloadBackup />
    </section>
  );
}

const DATABASES = { sqlite: 'embedded', postgres: 'PostgreSQL' } as const;
const WAYS: Readonly<Record<BackupWay, string>> = {
  command: 'on the server',
  download: 'downloaded here',
};

function State({ state }: { readonly state: SiteState }) {
  const { lastBackup, database, databaseBytes, diskFreeBytes, version } = state;
  return (
    <dl className="grid gap-4 rounded-2xl bg-cream p-4 sm:grid-cols-2">
      <Fact name="Last backup">
        {lastBackup ? (
          <>
            <Timestamp at={lastBackup.at} />, {WAYS[lastBackup.way]}
          </>
        ) : (
          'There is none yet'
        )}
      </Fact>
      <Fact name="Database">
        {formatBytes(databaseBytes)}, {DATABASES[database]}
      </Fact>
      {diskFreeBytes !== null && <Fact name="Free disk">{formatBytes(diskFreeBytes)}</Fact>}
      <Fact name="Version">{version}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function DownloadBackup() {
  const download = useDownloadBackup();
  return (
    <div className="space-y-3">
      <p className="text-muted">
        A backup is one file with everything, names and passwords’ hashes included: keep it where
        nobody else gets to it, and not on the server. Whoever runs the server brings it back with
        the command <code>restore</code>.
      </p>
      <Button unavailable={download.isPending} onClick={() => download.mutate()}>
        {download.isPending ? 'Downloading...' : 'Download a backup'}
      </Button>
    </div>
  );
}
