import type { AttentionEntry, AttentionKind } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/attention';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { request } from '../../api/client.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { toastFailure, toastSuccess } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
import { ATTENTION_KEY } from './attention.queries.ts';
import './attention-strip.css';

const SENTENCES: Readonly<Record<AttentionKind, (count: number) => string>> = {
  'quotes-run-out': (days) => texts.quotesRunOut(days),
  'day-without-gathering': (days) => texts.daysWithoutGathering(days),
  'series-to-renew': (count) => texts.seriesToRenew(count),
  'sending-fails': (count) => texts.sendingFails(count),
  'sending-paused': () => texts.sendingPaused,
  'no-backup': (days) => texts.noBackup(days),
  'unreadable-data': (count) => texts.unreadableData(count),
};

/** Asks again after every change: it may have remedied something. */
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

function usePutOff(onDone: () => void) {
  return useApiMutation<void, AttentionKind>({
    mutationFn: (kind) => request('POST /api/attention/{kind}/not-now', { params: { kind } }),
    onSuccess: () => {
      toastSuccess(texts.putOff);
      onDone();
    },
    onError: (error) => toastFailure(texts.notPutOff, error),
  });
}

/** Each entry leads to where it is remedied. What a newer server knows besides is passed over. */
export function AttentionStrip({ entries }: { readonly entries: readonly AttentionEntry[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button goes with its entry, and the heading with the last one.
  const focusOn = () => {
    const next = known.length > 1 ? heading.current : document.querySelector('h1');
    next?.focus();
  };
  const putOff = usePutOff(focusOn);
  useAskAfterChanges();
  const known = entries.filter(({ kind }) => Object.hasOwn(SENTENCES, kind));
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="attention-heading" className="attention">
      <h2 ref={heading} id="attention-heading" tabIndex={-1} className="attention-title">
        {texts.title}
      </h2>
      <ul className="attention-entries">
        {known.map(({ kind, count, place }) => {
          const sentence = SENTENCES[kind](count);
          return (
            <li key={kind} className="attention-entry">
              <a href={place}>{sentence}</a>
              <Button
                aria-label={texts.notNowOf(sentence)}
                disabled={putOff.isPending}
                onClick={() => putOff.mutate(kind)}
              >
                {texts.notNow}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
