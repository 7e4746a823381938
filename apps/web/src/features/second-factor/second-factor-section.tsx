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
        Second factor
      </h3>
      <p className="max-w-prose text-muted">
        With a second factor, whoever learns your password still cannot log in as you. Sessions that
        are open already stay open.
      </p>
      {data ? (
        <FactorList {...data} onOpen={setOpen} />
      ) : isError ? (
        <LoadError
          message="Your second factor could not be loaded. Please try again."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton label="Loading your second factor" rows={3} />
      )}
      {open && <FactorDialog open={open} setOpen={setOpen} />}
    </section>
  );
}
