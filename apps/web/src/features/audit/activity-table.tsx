import type { ActivityEntry } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/activity';
import { Table } from '../../ui/tables/table.tsx';
import { ChangeRow } from './change-row.tsx';
import { SecurityEventRow } from './security-event-row.tsx';
import './activity-table.css';

/** A table of changes, logins and refusals, one a row. */
export function ActivityTable({ entries }: { readonly entries: readonly ActivityEntry[] }) {
  return (
    <Table headings={[texts.when, texts.who, texts.what]} className="activity-table">
      {entries.map((each) => {
        const key = `${each.source} ${each.entry.id}`;
        return each.source === 'audit' ? (
          <ChangeRow key={key} entry={each.entry} />
        ) : (
          <SecurityEventRow key={key} entry={each.entry} />
        );
      })}
    </Table>
  );
}
