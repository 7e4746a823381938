import type { AttentionEntry, AttentionKind } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/attention';
import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { request } from '../../api/client.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useRestoreFocus } from '../../ui/dialogs/use-restore-focus.ts';
import { toastFailure, toastSuccess } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
import { ATTENTION_KEY } from './attention.queries.ts';
import './attention-strip.css';

const SENTENCES: Readonly<Record<AttentionKind, (count: number) => string>> = {
  'quotes-run-out': (days) => texts.quotesRunOut(days),
  'day-without-gathering': (days) => texts.daysWithoutGathering(days),
  'series-to-renew': (count) => texts.seriesToRenew(count),
  'answers-above-capacity': (count) => texts.answersAboveCapacity(count),
  'sending-fails': (count) => texts.sendingFails(count),
  'sending-paused': () => texts.sendingPaused,
  'no-backup': (days) => texts.noBackup(days),
  'unreadable-data': (count) => texts.unreadableData(count),
};

/** Fetches again after every change, which may have remedied something. */
function useAskAfterChanges(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        void queryClient.invalidateQueries({ queryKey: ATTENTION_KEY });
      }),
    [queryClient],
  );
}

function usePutOff() {
  return useApiMutation<void, AttentionKind>({
    mutationFn: (kind) => request('POST /api/attention/{kind}/not-now', { params: { kind } }),
    onSuccess: () => toastSuccess(texts.putOff),
    onError: (error) => toastFailure(texts.notPutOff, error),
  });
}

/**
 * Each entry links to the place where it is remedied. Kinds of a newer server that this page does not know are left
 * out.
 */
export function AttentionStrip({ entries }: { readonly entries: readonly AttentionEntry[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const putOff = usePutOff();
  useAskAfterChanges();
  const known = entries.filter(({ kind }) => Object.hasOwn(SENTENCES, kind));
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="attention-heading">
      <h2 ref={heading} id="attention-heading" tabIndex={-1} className="attention-title">
        {texts.title}
      </h2>
      <ul className="attention-entries">
        {known.map((entry) => (
          <Entry
            key={entry.kind}
            entry={entry}
            isPending={putOff.isPending}
            onNotNow={() => putOff.mutate(entry.kind)}
            next={heading}
          />
        ))}
      </ul>
    </section>
  );
}

/** The hash alone: a path would lack the language, and the document would be loaded anew. */
const hashOf = (place: string): string => place.slice(place.indexOf('#'));

/** A view with a heading for it takes the focus itself. */
function focusOnMain({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const opensElsewhere = altKey || ctrlKey || metaKey || shiftKey;
  if (!opensElsewhere) document.querySelector('main')?.focus();
}

interface EntryProps {
  readonly entry: AttentionEntry;
  readonly isPending: boolean;
  readonly onNotNow: () => void;
  /** Gets the focus when the entry is removed. */
  readonly next: RefObject<HTMLElement | null>;
}

function Entry({ entry: { kind, count, place }, isPending, onNotNow, next }: EntryProps) {
  const box = useRestoreFocus<HTMLLIElement>(next);
  const sentence = SENTENCES[kind](count);
  return (
    <li ref={box} className="attention-entry">
      <a href={hashOf(place)} onClick={focusOnMain}>
        {sentence}
      </a>
      <Button aria-label={texts.notNowOf(sentence)} unavailable={isPending} onClick={onNotNow}>
        {texts.notNow}
      </Button>
    </li>
  );
}
