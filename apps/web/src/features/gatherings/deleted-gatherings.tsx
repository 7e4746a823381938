import * as texts from '@bahai-friends/languages/en/dashboard/gatherings';
import { useRef } from 'react';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { sentence } from '../../ui/sentence.tsx';
import { ListSkeleton } from '../../ui/tables/list-skeleton.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { useBringBack, useDeletions } from './gatherings.queries.ts';

/** Gatherings that were deleted in the last 30 days, and can be restored. */
export function DeletedGatherings() {
  const { data: deletions, isError, isFetching, refetch } = useDeletions();
  const bringBack = useBringBack();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="deleted-heading" className="space-y-3">
      <h3
        id="deleted-heading"
        ref={heading}
        tabIndex={-1}
        className="text-lg font-semibold outline-none"
      >
        {texts.deletions}
      </h3>
      {isError ? (
        <LoadError
          message={texts.loadError}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          focusAfter={heading}
        />
      ) : deletions === undefined ? (
        <ListSkeleton label={texts.loading} rows={1} />
      ) : deletions.length === 0 ? (
        <p className="text-muted">{texts.noDeletions}</p>
      ) : (
        <ul className="space-y-3">
          {deletions.map(({ id, title, by, at }) => (
            <li key={id} className="flex flex-wrap items-center gap-3">
              <div id={`deletion-${id}`} className="min-w-0 wrap-anywhere">
                <bdi className="block font-medium">{title}</bdi>{' '}
                <span className="text-sm text-muted">
                  {sentence(texts.deletedBy(<bdi>{by}</bdi>, <Timestamp at={at} />))}
                </span>
              </div>
              <Button
                aria-describedby={`deletion-${id}`}
                unavailable={bringBack.isPending}
                onClick={() => bringBack.mutate(id, { onSuccess: () => heading.current?.focus() })}
              >
                {texts.bringBack}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
