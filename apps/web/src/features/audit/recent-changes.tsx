import { type AuditEntry, counted, type User } from '@bahai-friends/contract';
import { type RefObject, useRef, useState } from 'react';
import { useRestoreFocus } from '../../ui/dialogs/use-restore-focus.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { ListSkeleton } from '../../ui/tables/list-skeleton.tsx';
import { type ChangeFilter, useChanges } from './audit.queries.ts';
import { ChangeFilters } from './change-filters.tsx';
import { ChangesTable } from './changes-table.tsx';

interface RecentChangesProps {
  /** The users to filter by. */
  readonly users: readonly User[];
  readonly isShown: boolean;
  /** A new value fetches the changes again. */
  readonly refreshKey: number;
}

/** Who changed what on the site. */
export function RecentChanges({ users, isShown, refreshKey }: RecentChangesProps) {
  const [filter, setFilter] = useState<ChangeFilter>({});
  const changes = useChanges(filter, { isShown, refreshKey });
  const { data, isError, isFetching, isFetchNextPageError, refetch } = changes;
  return (
    <section
      aria-labelledby="changes-heading"
      className="mt-10 space-y-5 border-t border-line pt-8"
    >
      <h3 id="changes-heading" className="text-lg font-bold">
        Recent Changes
      </h3>
      <ChangeFilters filter={filter} onChange={setFilter} users={users} />
      {isError && !isFetchNextPageError ? (
        <LoadError
          message="Failed to load the changes. Please try again."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <ListSkeleton label="Loading changes" />
      ) : (
        <Changes
          entries={data.pages.flatMap(({ entries }) => entries)}
          isFiltered={Object.keys(filter).length > 0}
          older={changes}
        />
      )}
    </section>
  );
}

type Older = Pick<
  ReturnType<typeof useChanges>,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

interface ChangesProps {
  readonly entries: readonly AuditEntry[];
  readonly isFiltered: boolean;
  readonly older: Older;
}

function Changes({ entries, isFiltered, older }: ChangesProps) {
  const summary = useRef<HTMLParagraphElement>(null);
  const { hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage } = older;
  const count = counted(entries.length, 'change');
  const none = isFiltered ? 'No changes match the filters' : 'No changes yet';
  return (
    <>
      <p ref={summary} role="status" tabIndex={-1} className="text-muted outline-none">
        {entries.length === 0 ? none : hasNextPage ? `The latest ${count}` : count}
      </p>
      {entries.length > 0 && <ChangesTable entries={entries} />}
      {isFetchNextPageError ? (
        <LoadError
          message="Failed to load older changes. Please try again."
          isRetrying={isFetchingNextPage}
          onRetry={() => void fetchNextPage()}
        />
      ) : (
        hasNextPage && (
          <ShowOlder
            isLoading={isFetchingNextPage}
            onShow={() => void fetchNextPage()}
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
  /** Gets the focus from the button when there are no older changes any more. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

function ShowOlder({ isLoading, onShow, focusAfter }: ShowOlderProps) {
  const box = useRestoreFocus<HTMLDivElement>(focusAfter);
  return (
    <div ref={box} className="text-center">
      <Button unavailable={isLoading} onClick={onShow}>
        {isLoading ? 'Loading...' : 'Show older'}
      </Button>
    </div>
  );
}
