import * as texts from '@bahai-friends/languages/en/dashboard/sending';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { ListSkeleton } from '../../ui/tables/list-skeleton.tsx';
import { ChannelStates } from './channel-states.tsx';
import { KeyAlert } from './key-alert.tsx';
import { PauseAlert } from './pause-alert.tsx';
import { useSending } from './sending.queries.ts';
import { SendingSetup } from './sending-setup.tsx';

interface SendingPartProps {
  /** The community's time zone. */
  readonly timeZone: string;
  readonly isShown: boolean;
}

/** The settings and states of the channels for sending. */
export function SendingPart({ timeZone, isShown }: SendingPartProps) {
  const { data: sending, isError, isFetching, refetch } = useSending(isShown);
  return (
    <section aria-labelledby="sending-heading" className="max-w-3xl space-y-8">
      <div className="space-y-1.5">
        <h3 id="sending-heading" className="text-lg font-bold">
          {texts.title}
        </h3>
        <p className="max-w-prose text-muted">{texts.about}</p>
      </div>
      {sending ? (
        <>
          {(sending.key === 'missing' || sending.key === 'unfit') && (
            <KeyAlert kind={sending.key} />
          )}
          {sending.paused && <PauseAlert />}
          <SendingSetup sending={sending} timeZone={timeZone} />
          <ChannelStates sending={sending} isShown={isShown} />
        </>
      ) : isError ? (
        <LoadError
          message={texts.loadError}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton label={texts.loading} rows={5} />
      )}
    </section>
  );
}
