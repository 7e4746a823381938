import type { SecurityEvent, SecurityEventEntry } from '@bahai-friends/contract';
import { Cell, Row, Table } from '../../ui/tables/table.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import '../../ui/tables/badge.css';
import './changes-table.css';

const SENTENCES: Readonly<Record<SecurityEvent, string>> = {
  login: 'Logged in',
  'login failed': 'Failed to log in',
  logout: 'Logged out',
  'password asked for': 'Was asked for the password again',
  'password confirmed': 'Entered the password again',
  'password not confirmed': 'Entered a wrong password again',
  'session ended': 'Ended one of their sessions',
  'other sessions ended': 'Ended all their other sessions',
  refused: 'Was refused a call',
  'refused without CSRF token': 'Was refused a call from another site or an old page',
  throttled: 'Was told to wait after too many attempts',
};

/** A table of logins, failures and refusals, those of an hour together. */
export function SecurityEventsTable({
  entries,
}: {
  readonly entries: readonly SecurityEventEntry[];
}) {
  return (
    <Table headings={['When', 'Who', 'What']} className="changes-table">
      {entries.map((entry) => (
        <Row key={entry.id}>
          <Cell heading="When">
            <Timestamp at={entry.lastAt} className="md:whitespace-nowrap" />
          </Cell>
          <Cell heading="Who">
            {entry.username === null ? (
              <span className="badge badge-quiet">
                {entry.network === null ? 'Several' : 'Unknown'}
              </span>
            ) : (
              <bdi className="font-semibold wrap-anywhere">{entry.username}</bdi>
            )}
          </Cell>
          <Cell heading="What">
            <p>
              {SENTENCES[entry.event]}
              {entry.count > 1 && `, ${entry.count.toLocaleString('en')} times within an hour`}
            </p>
            <p className="mt-1 text-sm text-muted">
              {entry.network === null ? (
                'From many networks'
              ) : (
                <>
                  From <bdi>{entry.network}</bdi>
                </>
              )}
            </p>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
