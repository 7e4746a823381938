import type { QuoteBatch } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/batches';
import * as quoteTexts from '@bahai-friends/languages/en/dashboard/quotes/tab';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { ListSkeleton } from '../../../ui/tables/list-skeleton.tsx';
import { useBatches } from '../batches.queries.ts';
import { BatchesTable } from './batches-table.tsx';
import { UndoBatchDialog } from './undo-batch-dialog.tsx';
import './recent-batches.css';

/** The batches of the last 30 days that can be undone. They are fetched when the list is opened. */
export function RecentBatches() {
  const [isOpen, setIsOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  return (
    <details
      className="recent-batches"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary ref={summary}>
        <h3 className="inline text-lg font-semibold">{quoteTexts.recentBatches}</h3>
      </summary>
      {isOpen && <BatchList summary={summary} />}
    </details>
  );
}

function BatchList({ summary }: { readonly summary: RefObject<HTMLElement | null> }) {
  const { data: batches, isPending, isError, isFetching, refetch } = useBatches();
  const [asked, setAsked] = useState<QuoteBatch | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const lastAsked = useRef<QuoteBatch>(null);
  useEffect(() => {
    if (asked !== null) {
      lastAsked.current = asked;
      return;
    }
    // The button that opened the dialog is removed when the batch is undone.
    const place = list.current?.querySelector<HTMLElement>(
      `[data-batch="${lastAsked.current?.id}"]`,
    );
    if (place && !place.querySelector('button')) place.focus();
  }, [asked]);
  if (isPending) return <ListSkeleton label={texts.loading} rowClassName="h-16" />;
  if (isError) {
    return (
      <LoadError
        message={texts.loadError}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        focusAfter={summary}
      />
    );
  }
  if (batches.length === 0) {
    return <p className="py-4 text-muted">{texts.none}</p>;
  }
  return (
    <div ref={list}>
      <p className="mb-3 text-muted">{texts.about}</p>
      <BatchesTable batches={batches} onUndo={setAsked} />
      {asked && <UndoBatchDialog batch={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
