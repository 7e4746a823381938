import type {
  ChannelState,
  NewSending,
  NewSendingTest,
  Sending,
  SendingTest,
} from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/sending';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { ifMatch } from '../../api/if-match.ts';
import { hasShape, type Shape } from '../../api/response-shape.ts';
import { SESSION_KEY } from '../../api/session-watch.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { toastFailure, toastSuccess } from '../../ui/feedback/toasts.ts';

const SENDING_KEY = ['sending'];
const STATE_KEY = ['sending state'];

/** How often it is fetched again while it is shown: a sender works meanwhile, and a key can be restored. */
const POLL_MS = 15_000;

const isSending = (body: unknown): boolean =>
  hasShape<Sending>(body, {
    mail: ['object', 'null'],
    telegram: ['object', 'null'],
    mastodon: ['object', 'null'],
    webhooks: ['object'],
    sendAt: ['string'],
    weeklyOn: ['number'],
    key: ['string'],
    paused: ['boolean'],
    version: ['number'],
  });

const CHANNEL: Shape<ChannelState> = {
  waiting: ['number'],
  sent: ['number'],
  failed: ['number'],
  dropped: ['number'],
  perhapsSent: ['number'],
  lastSentAt: ['string', 'null'],
  lastError: ['string', 'null'],
};

type States = Readonly<Record<string, ChannelState>>;

const areStates = (body: unknown): boolean =>
  hasShape<{ mail: object }>(body, { mail: ['object'] }) &&
  Object.values(body).every((state) => hasShape<ChannelState>(state, CHANNEL));

/** The settings for sending. */
export function useSending(isShown: boolean) {
  return useQuery<Sending>({
    queryKey: SENDING_KEY,
    queryFn: ({ signal }) => request('GET /api/sending', { signal, isValid: isSending }),
    enabled: isShown,
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
}

/** Fetches the settings for sending again; resolves to undefined when that fails. */
export function useRefetchSending(): () => Promise<Sending | undefined> {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: SENDING_KEY });
    const { data, status } = queryClient.getQueryState<Sending>(SENDING_KEY) ?? {};
    return status === 'success' ? data : undefined;
  };
}

/** The state of each channel. */
export function useSendingState(isShown: boolean) {
  return useQuery<States>({
    queryKey: STATE_KEY,
    queryFn: ({ signal }) => request('GET /api/sending/state', { signal, isValid: areStates }),
    enabled: isShown,
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
}

/**
 * Saves the settings for sending; the password may be asked for first. The caller shows what was refused.
 *
 * @param done What is said when they are saved.
 */
export function useSaveSending(seen: Sending, done: string) {
  const queryClient = useQueryClient();
  return useApiMutation<Sending, NewSending>({
    mutationFn: (body) => request('PUT /api/sending', { body, headers: ifMatch(seen) }),
    onSuccess: (saved) => queryClient.setQueryData(SENDING_KEY, saved),
    onRefetched: () => toastSuccess(done),
    // The session says whether the site sends mail.
    invalidates: [STATE_KEY, SESSION_KEY],
  });
}

/** Has a channel tested; the result arrives within 15 seconds. */
export function useSendTest() {
  return useApiMutation<SendingTest, NewSendingTest>({
    mutationFn: (body) => request('POST /api/sending/test', { body }),
    invalidates: [STATE_KEY],
  });
}

export function useResumeSending() {
  return useApiMutation<unknown>({
    mutationFn: () => request('POST /api/sending/resume'),
    invalidates: [SENDING_KEY, STATE_KEY],
    onRefetched: () => toastSuccess(texts.resumed),
    onError: (error) => toastFailure(texts.resumeFailed, error),
  });
}

export function useBeginAnew() {
  return useApiMutation<unknown>({
    mutationFn: () => request('POST /api/sending/begin-anew'),
    invalidates: [SENDING_KEY, STATE_KEY],
    onRefetched: () => toastSuccess(texts.begunAnew),
    onError: (error) => toastFailure(texts.beginAnewFailed, error),
  });
}
