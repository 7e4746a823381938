import { counted } from '@bahai-friends/contract';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useRestoreFocus } from '../../ui/dialogs/use-restore-focus.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { ListSkeleton } from '../../ui/tables/list-skeleton.tsx';

/** What a query of pages gives. */
interface Pages<Entry> {
  readonly data: { readonly pages: readonly { readonly entries: Entry[] }[] } | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly isFetchingNextPage: boolean;
  readonly hasNextPage: boolean;
  refetch(): unknown;
  fetchNextPage(): unknown;
}

interface PagesOfEntriesProps<Entry> {
  readonly pages: Pages<Entry>;
  /** What one entry is called; its plural ends with an s. */
  readonly noun: string;
  readonly none: string;
  readonly children: (entries: readonly Entry[]) => ReactNode;
}

/** The latest entries, and older ones when they are asked for. */
export function PagesOfEntries<Entry>({ pages, noun, none, children }: PagesOfEntriesProps<Entry>) {
  const summary = useRef<HTMLParagraphElement>(null);
  const { data, isError, isFetching, isFetchNextPageError, isFetchingNextPage, hasNextPage } =
    pages;
  if (isError && !isFetchNextPageError) {
    return (
      <LoadError
        message={`Failed to load the ${noun}s. Please try again.`}
        isRetrying={isFetching}
        onRetry={() => void pages.refetch()}
      />
    );
  }
  if (data === undefined) return <ListSkeleton label={`Loading ${noun}s`} />;
  const entries = data.pages.flatMap((page) => page.entries);
  const count = counted(entries.length, noun);
  return (
    <>
      <p ref={summary} role="status" tabIndex={-1} className="text-muted outline-none">
        {entries.length === 0 ? none : hasNextPage ? `The latest ${count}` : count}
      </p>
      {entries.length > 0 && children(entries)}
      {isFetchNextPageError ? (
        <LoadError
          message={`Failed to load older ${noun}s. Please try again.`}
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
        {isLoading ? 'Loading...' : 'Show older'}
      </Button>
    </div>
  );
}
