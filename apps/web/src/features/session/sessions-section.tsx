import type { UserSession } from '@bahai-friends/contract';
import { type RefObject, useRef } from 'react';
import { useRestoreFocus } from '../../ui/dialogs/use-restore-focus.ts';
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
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="sessions-heading" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3
          ref={heading}
          id="sessions-heading"
          tabIndex={-1}
          className="text-lg font-bold outline-none"
        >
          My sessions
        </h3>
        {sessions && sessions.length > 1 && <EndOthersButton heading={heading} />}
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
      {!isError && sessions && <SessionsTable sessions={sessions} heading={heading} />}
    </section>
  );
}

interface HeadingProps {
  /** Of the section: gets the focus when a button is gone with what it has ended. */
  readonly heading: RefObject<HTMLElement | null>;
}

function EndOthersButton({ heading }: HeadingProps) {
  const endOthers = useEndOtherSessions();
  const box = useRestoreFocus<HTMLSpanElement>(heading);
  return (
    <span ref={box}>
      <Button unavailable={endOthers.isPending} onClick={() => endOthers.mutate()}>
        End all others
      </Button>
    </span>
  );
}

interface SessionsTableProps extends HeadingProps {
  readonly sessions: readonly UserSession[];
}

function SessionsTable({ sessions, heading }: SessionsTableProps) {
  return (
    <Table headings={['Device', 'Network', 'Last use', 'Actions']}>
      {sessions.map((session) => (
        <Row key={session.id}>
          <Cell heading="Device">{session.device || 'Unknown device'}</Cell>
          <Cell heading="Network">
            <bdi className="wrap-anywhere">{session.network || 'Unknown'}</bdi>
          </Cell>
          <Cell heading="Last use">
            <Timestamp at={session.lastUsedAt} />
          </Cell>
          <Cell heading="Actions">
            {session.current ? (
              <span className="badge">This session</span>
            ) : (
              <EndButton session={session} heading={heading} />
            )}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

interface EndButtonProps extends HeadingProps {
  readonly session: UserSession;
}

function EndButton({ session: { id, device, network }, heading }: EndButtonProps) {
  const end = useEndSession();
  const box = useRestoreFocus<HTMLSpanElement>(heading);
  return (
    <span ref={box}>
      <Button
        aria-label={`End the session ${device || 'of an unknown device'}, ${network}`}
        unavailable={end.isPending}
        onClick={() => end.mutate(id)}
      >
        End
      </Button>
    </span>
  );
}
