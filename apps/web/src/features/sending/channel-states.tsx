import type { ChannelState, Sending } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/sending';
import * as networks from '@bahai-friends/languages/en/dashboard/sending/networks';
import type { ReactNode } from 'react';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Fact } from '../../ui/tables/fact.tsx';
import { ListSkeleton } from '../../ui/tables/list-skeleton.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { ChannelTest } from './channel-test.tsx';
import { MailTest } from './mail-test.tsx';
import { useSendingState } from './sending.queries.ts';

interface ChannelStatesProps {
  readonly sending: Sending;
  readonly isShown: boolean;
}

/** The state of each channel that is set up, with a button to test it. */
export function ChannelStates({ sending, isShown }: ChannelStatesProps) {
  const { mail, telegram, mastodon, webhooks } = sending;
  const isSetUp = [mail, telegram, mastodon, ...webhooks].some((one) => one !== null);
  const { data: states, isError, isFetching, refetch } = useSendingState(isShown && isSetUp);
  if (!isSetUp) return null;
  return (
    <section aria-labelledby="sending-state-heading" className="space-y-4">
      <h3 id="sending-state-heading" className="text-lg font-bold">
        {texts.state}
      </h3>
      {states ? (
        <>
          {isError && <p className="text-sm">{texts.notRefreshed}</p>}
          {mail && states.mail && (
            <Channel name={texts.mail} state={states.mail}>
              <MailTest />
            </Channel>
          )}
          {telegram && states.telegram && (
            <Channel name="Telegram" state={states.telegram}>
              <ChannelTest channel="telegram" about={networks.aboutTrying} />
            </Channel>
          )}
          {mastodon && states.mastodon && (
            <Channel name="Mastodon" state={states.mastodon}>
              <ChannelTest channel="mastodon" about={networks.aboutTrying} />
            </Channel>
          )}
          {webhooks.map(
            ({ id }, index) =>
              states[id] && (
                <Channel
                  key={id}
                  name={networks.webhookName(common.numberOf(index + 1))}
                  state={states[id]}
                >
                  <ChannelTest channel={id} about={networks.aboutTryingWebhook} />
                </Channel>
              ),
          )}
          <p className="max-w-prose text-sm text-muted">{texts.aboutDropped}</p>
        </>
      ) : isError ? (
        <LoadError
          message={texts.stateLoadError}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton label={texts.loadingState} rows={2} />
      )}
    </section>
  );
}

interface ChannelProps {
  readonly name: string;
  readonly state: ChannelState;
  /** The test of the channel. */
  readonly children: ReactNode;
}

function Channel({ name, state, children }: ChannelProps) {
  const { waiting, sent, failed, dropped, perhapsSent, lastSentAt, lastError } = state;
  return (
    <section className="space-y-4 rounded-2xl bg-cream p-4">
      <h4 className="font-semibold">{name}</h4>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        <Fact name={texts.waiting}>{common.numberOf(waiting)}</Fact>
        <Fact name={texts.sent}>{common.numberOf(sent)}</Fact>
        <Fact name={texts.failed}>{common.numberOf(failed)}</Fact>
        <Fact name={texts.dropped}>{common.numberOf(dropped)}</Fact>
        {perhapsSent > 0 && <Fact name={texts.perhapsSent}>{common.numberOf(perhapsSent)}</Fact>}
        <Fact name={texts.lastSent} isWide>
          {lastSentAt ? <Timestamp at={lastSentAt} /> : texts.nothingYet}
        </Fact>
        {lastError !== null && (
          <Fact name={texts.lastError} isWide>
            <bdi lang="en" className="wrap-anywhere">
              {lastError}
            </bdi>
          </Fact>
        )}
      </dl>
      {children}
    </section>
  );
}
