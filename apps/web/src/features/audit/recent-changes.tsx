import type { User } from '@bahai-friends/contract';
import { useState } from 'react';
import { type ChangeFilter, useChanges, useSecurityEvents } from './audit.queries.ts';
import { ChangeFilters } from './change-filters.tsx';
import { ChangesTable } from './changes-table.tsx';
import { PagesOfEntries } from './pages-of-entries.tsx';
import { SecurityEventsTable } from './security-events-table.tsx';

interface RecentChangesProps {
  /** The users to filter by. */
  readonly users: readonly User[];
  readonly isShown: boolean;
  /** A new value fetches the changes again. */
  readonly refreshKey: number;
}

/** Who changed what on the site and, when asked for, who logged in or was refused. */
export function RecentChanges({ users, isShown, refreshKey }: RecentChangesProps) {
  const [filter, setFilter] = useState<ChangeFilter>({});
  const [showsEvents, setShowsEvents] = useState(false);
  const options = { isShown, refreshKey };
  return (
    <section
      aria-labelledby="changes-heading"
      className="mt-10 space-y-5 border-t border-line pt-8"
    >
      <h3 id="changes-heading" className="text-lg font-bold">
        Recent Changes
      </h3>
      <ChangeFilters
        filter={filter}
        onChange={setFilter}
        showsEvents={showsEvents}
        onShowEvents={setShowsEvents}
        users={users}
      />
      {showsEvents ? <Events {...options} /> : <Changes filter={filter} {...options} />}
    </section>
  );
}

type Shown = Pick<RecentChangesProps, 'isShown' | 'refreshKey'>;

function Changes({ filter, ...options }: Shown & { readonly filter: ChangeFilter }) {
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <PagesOfEntries
      pages={useChanges(filter, options)}
      noun="change"
      none={isFiltered ? 'No changes match the filters' : 'No changes yet'}
    >
      {(entries) => <ChangesTable entries={entries} />}
    </PagesOfEntries>
  );
}

function Events(options: Shown) {
  return (
    <PagesOfEntries
      pages={useSecurityEvents(options)}
      noun="security event"
      none="No security events yet"
    >
      {(entries) => <SecurityEventsTable entries={entries} />}
    </PagesOfEntries>
  );
}
