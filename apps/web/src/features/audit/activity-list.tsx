import type { ActivityEntry } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/activity';
import { type RefObject, useRef } from 'react';
import { useRestoreFocus } from '../../ui/dialogs/use-restore-focus.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { ListSkeleton } from '../../ui/tables/list-skeleton.tsx';
import { ActivityTable } from './activity-table.tsx';
import type { ActivityKind, useActivity } from './audit.queries.ts';

interface ActivityListProps {
  readonly pages: ReturnType<typeof useActivity>;
  readonly kind: ActivityKind;
  /** The message for an empty list. */
  readonly none: string;
}

/** The latest entries, and older ones on request. */
export function ActivityList({ pages, kind, none }: ActivityListProps) {
  const summary = useRef<HTMLParagraphElement>(null);
  const { data, isError, isFetching, isFetchNextPageError, isFetchingNextPage, hasNextPage } =
    pages;
  if (isError && !isFetchNextPageError) {
    return (
      <LoadError
        message={texts.loadError(kind)}
        isRetrying={isFetching}
        onRetry={() => void pages.refetch()}
      />
    );
  }
  if (data === undefined) return <ListSkeleton label={texts.loading(kind)} />;
  const entries: ActivityEntry[] = data.pages.flatMap((page) => page.entries);
  const count = entries.length;
  return (
    <>
      <p ref={summary} role="status" tabIndex={-1} className="text-muted outline-none">
        {count === 0 ? none : hasNextPage ? texts.latest(kind, count) : texts.counting(kind, count)}
      </p>
      {entries.length > 0 && <ActivityTable entries={entries} />}
      {isFetchNextPageError ? (
        <LoadError
          message={texts.olderLoadError(kind)}
          isRetrying={isFetchingNextPage}
          onRetry={() => void pages.fetchNextPage()}
        />
      ) : (
        hasNextPage && (
          <ShowOlder
            isLoading={isFetchingNextPage}
            onShow={() => void pages.fetchNextPage()}
            focusAfter={summary}
          />
        )
      )}
    </>
  );
}

interface ShowOlderProps {
  readonly isLoading: boolean;
  readonly onShow: () => void;
  /** Gets the focus from the button when there are no older entries any more. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

function ShowOlder({ isLoading, onShow, focusAfter }: ShowOlderProps) {
  const box = useRestoreFocus<HTMLDivElement>(focusAfter);
  return (
    <div ref={box} className="text-center">
      <Button unavailable={isLoading} onClick={onShow}>
        {isLoading ? texts.loadingOlder : texts.showOlder}
      </Button>
    </div>
  );
}
