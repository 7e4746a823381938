import type { BackupWay, SiteState } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/settings';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { sentence } from '../../ui/sentence.tsx';
import { Fact } from '../../ui/tables/fact.tsx';
import { ListSkeleton } from '../../ui/tables/list-skeleton.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { formatBytes } from './format-bytes.ts';
import { useDownloadBackup, useSiteState } from './site-state.queries.ts';

/** The state of the site for its operator, and a backup to download. */
export function SiteStateSection({ isShown }: { readonly isShown: boolean }) {
  const { data: state, isError, isFetching, refetch } = useSiteState(isShown);
  return (
    <section aria-labelledby="state-heading" className="max-w-3xl space-y-4 pt-8">
      <h3 id="state-heading" className="text-lg font-bold">
        {texts.stateTitle}
      </h3>
      {isError && (
        <LoadError
          message={texts.stateLoadError}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!isError && state === undefined && <ListSkeleton label={texts.loadingState} rows={2} />}
      {!isError && state && <State state={state} />}
      <DownloadBackup />
    </section>
  );
}

const databaseName = { sqlite: () => texts.embedded, postgres: () => texts.postgresql };
const whereIs: Readonly<Record<BackupWay, () => string>> = {
  command: () => texts.onTheServer,
  download: () => texts.downloaded,
};

function State({ state }: { readonly state: SiteState }) {
  const { lastBackup, database, databaseBytes, diskFreeBytes, version } = state;
  return (
    <dl className="grid gap-4 rounded-2xl bg-cream p-4 sm:grid-cols-2">
      <Fact name={texts.lastBackup}>
        {lastBackup
          ? sentence(texts.backupAt(<Timestamp at={lastBackup.at} />, whereIs[lastBackup.way]()))
          : texts.noBackup}
      </Fact>
      <Fact name={texts.database}>
        {texts.databaseIs(formatBytes(databaseBytes), databaseName[database]())}
      </Fact>
      {diskFreeBytes !== null && <Fact name={texts.freeDisk}>{formatBytes(diskFreeBytes)}</Fact>}
      <Fact name={texts.version}>{version}</Fact>
    </dl>
  );
}

function DownloadBackup() {
  const download = useDownloadBackup();
  return (
    <div className="space-y-3">
      <p className="text-muted">{sentence(texts.aboutBackups(<code>restore</code>))}</p>
      <Button unavailable={download.isPending} onClick={() => download.mutate()}>
        {download.isPending ? texts.downloading : texts.downloadBackup}
      </Button>
    </div>
  );
}
