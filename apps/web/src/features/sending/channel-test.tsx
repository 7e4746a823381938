import type { NewSendingTest, SendingTest } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/sending/networks';
import { userMessageOf } from '../../api/api-error.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { saidBySite } from './said-by-site.ts';
import { useSendTest } from './sending.queries.ts';

interface ChannelTestProps extends Pick<NewSendingTest, 'channel'> {
  /** What the test does on the other side. */
  readonly about: string;
}

/** Tests the stored settings of a network or a webhook, and shows the other side's response. */
export function ChannelTest({ channel, about }: ChannelTestProps) {
  const test = useSendTest();
  return (
    <div className="space-y-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button unavailable={test.isPending} onClick={() => test.mutate({ channel })}>
          {test.isPending ? texts.trying : texts.tryIt}
        </Button>
        <p className="text-sm text-muted">{about}</p>
      </div>
      {test.data && <Outcome {...test.data} />}
      {test.error && (
        <Alert tone="alarm" title={texts.doesNotWork}>
          <p>{userMessageOf(test.error, texts.tryFailed)}</p>
        </Alert>
      )}
    </div>
  );
}

function Outcome({ ok, said }: SendingTest) {
  const own = saidBySite(said, { noAccount: texts.noAccount, notAnswered: texts.notAnswered });
  return (
    <Alert tone={ok ? 'fine' : 'alarm'} title={ok ? texts.works : texts.doesNotWork}>
      <p>
        {own ?? (
          <bdi lang="en" className="wrap-anywhere">
            {said}
          </bdi>
        )}
      </p>
    </Alert>
  );
}
