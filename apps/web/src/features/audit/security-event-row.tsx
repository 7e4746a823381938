import type { SecurityEventEntry } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/activity';
import { sentence } from '../../ui/sentence.tsx';
import { ActivityRow } from './activity-row.tsx';

/** A login, failure or refusal, counted within an hour, as a row of the table. */
export function SecurityEventRow({ entry }: { readonly entry: SecurityEventEntry }) {
  const { event, username, network, count, lastAt } = entry;
  const unnamed = network === null ? texts.several : texts.unknown;
  return (
    <ActivityRow at={lastAt} who={username === null ? { unnamed } : { name: username }}>
      <p>{texts.securityEvent(event, count)}</p>
      <p className="mt-1 text-sm text-muted">
        {network === null ? texts.manyNetworks : sentence(texts.fromNetwork(<bdi>{network}</bdi>))}
      </p>
    </ActivityRow>
  );
}
