import type { UserSession } from '@bahai-friends/contract';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { ListSkeleton } from '../../ui/tables/list-skeleton.tsx';
import { Cell, Row, Table } from '../../ui/tables/table.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { useEndOtherSessions, useEndSession, useOwnSessions } from './own-sessions.queries.ts';
import '../../ui/tables/badge.css';

/** Where one is logged in, each place with a button that ends it. */
export function SessionsSection({ isShown }: { readonly isShown: boolean }) {
  const { data: sessions, isError, isFetching, refetch } = useOwnSessions(isShown);
  const endOthers = useEndOtherSessions();
  return (
    <section aria-labelledby="sessions-heading" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="sessions-heading" className="text-lg font-bold">
          My sessions
        </h3>
        {sessions && sessions.length > 1 && (
          <Button disabled={endOthers.isPending} onClick={() => endOthers.mutate()}>
            End all others
          </Button>
        )}
      </div>
      <p className="text-muted">
        Where you are logged in. A session that you do not know should be ended, and your password
        changed.
      </p>
      {isError && (
        <LoadError
          message="Your sessions could not be loaded. Please try again."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!isError && sessions === undefined && <ListSkeleton label="Loading sessions" rows={2} />}
      {!isError && sessions && <SessionsTable sessions={sessions} />}
    </section>
  );
}

function SessionsTable({ sessions }: { readonly sessions: readonly UserSession[] }) {
  const end = useEndSession();
  return (
    <Table headings={['Device', 'Network', 'Last use', 'Actions']}>
      {sessions.map(({ id, device, network, lastUsedAt, current }) => (
        <Row key={id}>
          <Cell heading="Device">{device || 'Unknown device'}</Cell>
          <Cell heading="Network">
            <bdi className="wrap-anywhere">{network || 'Unknown'}</bdi>
          </Cell>
          <Cell heading="Last use">
            <Timestamp at={lastUsedAt} />
          </Cell>
          <Cell heading="Actions">
            {current ? (
              <span className="badge">This session</span>
            ) : (
              <Button
                aria-label={`End the session ${device || 'of an unknown device'}, ${network}`}
                disabled={end.isPending}
                onClick={() => end.mutate(id)}
              >
                End
              </Button>
            )}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
