import type { User } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/activity';
import { useState } from 'react';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityList } from './activity-list.tsx';
import { type ActivityFilter, kindOf, useActivity } from './audit.queries.ts';

interface RecentChangesProps {
  /** The users to filter by. */
  readonly users: readonly User[];
  /** Whether the community has gatherings: only then can they be filtered. */
  readonly hasGatherings: boolean;
  readonly isShown: boolean;
  /** A new value has the changes fetched again. */
  readonly refreshKey: number;
}

/** Who changed what on the site, who logged in, and who was refused. */
export function RecentChanges(props: RecentChangesProps) {
  const { users, hasGatherings, isShown, refreshKey } = props;
  const [filter, setFilter] = useState<ActivityFilter>({});
  const kind = kindOf(filter);
  const pages = useActivity(filter, { isShown, refreshKey });
  return (
    <section
      aria-labelledby="changes-heading"
      className="mt-3 space-y-4 border-t border-line pt-6 md:mt-10 md:pt-8"
    >
      <h3 id="changes-heading" className="text-lg font-bold">
        {texts.title}
      </h3>
      <ActivityFilters
        filter={filter}
        onChange={setFilter}
        users={users}
        hasGatherings={hasGatherings}
      />
      <ActivityList
        pages={pages}
        kind={kind}
        none={isNarrowed(filter) ? texts.noneMatch(kind) : texts.none(kind)}
      />
    </section>
  );
}

/** Whether a filter may leave out entries of the same name. */
function isNarrowed({ show, actor }: ActivityFilter): boolean {
  const isOfOneKind = show !== undefined && show !== 'changes' && show !== 'security';
  return isOfOneKind || actor !== undefined;
}
