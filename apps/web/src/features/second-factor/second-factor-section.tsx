import * as texts from '@bahai-friends/languages/en/dashboard/account';
import { useState } from 'react';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { ListSkeleton } from '../../ui/tables/list-skeleton.tsx';
import { FactorDialog, type OpenFactorDialog } from './factor-dialog.tsx';
import { FactorList } from './factor-list.tsx';
import { useSecondFactor } from './second-factor.queries.ts';

/** One's own passkeys, authenticator app and recovery codes. */
export function SecondFactorSection() {
  const { data, isError, isFetching, refetch } = useSecondFactor();
  const [open, setOpen] = useState<OpenFactorDialog>();
  return (
    <section aria-labelledby="second-factor-heading" className="space-y-3">
      <h3 id="second-factor-heading" className="text-lg font-bold">
        {texts.secondFactor}
      </h3>
      <p className="max-w-prose text-muted">{texts.aboutSecondFactor}</p>
      {data ? (
        <FactorList {...data} onOpen={setOpen} />
      ) : isError ? (
        <LoadError
          message={texts.secondFactorLoadError}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton label={texts.loadingSecondFactor} rows={3} />
      )}
      {open && <FactorDialog open={open} setOpen={setOpen} />}
    </section>
  );
}
