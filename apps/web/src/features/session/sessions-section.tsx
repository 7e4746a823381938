import type { UserSession } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/account';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import { type RefObject, useRef } from 'react';
import { useRestoreFocus } from '../../ui/dialogs/use-restore-focus.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { ListSkeleton } from '../../ui/tables/list-skeleton.tsx';
import { Cell, Row, Table } from '../../ui/tables/table.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { useEndOtherSessions, useEndSession, useOwnSessions } from './own-sessions.queries.ts';
import '../../ui/tables/badge.css';

/** One's own sessions, each with a button that ends it. */
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
          {texts.mySessions}
        </h3>
        {sessions && sessions.length > 1 && <EndOthersButton heading={heading} />}
      </div>
      <p className="text-muted">{texts.aboutSessions}</p>
      {isError && (
        <LoadError
          message={texts.sessionsLoadError}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!isError && sessions === undefined && (
        <ListSkeleton label={texts.loadingSessions} rows={2} />
      )}
      {!isError && sessions && <SessionsTable sessions={sessions} heading={heading} />}
    </section>
  );
}

interface HeadingProps {
  /** The section's heading: gets the focus when a button is removed with its session. */
  readonly heading: RefObject<HTMLElement | null>;
}

function EndOthersButton({ heading }: HeadingProps) {
  const endOthers = useEndOtherSessions();
  const box = useRestoreFocus<HTMLSpanElement>(heading);
  return (
    <span ref={box}>
      <Button unavailable={endOthers.isPending} onClick={() => endOthers.mutate()}>
        {texts.endOthers}
      </Button>
    </span>
  );
}

/** The browser or the system alone where the other is unknown; empty where both are. */
const deviceName = ({ browser, system }: UserSession): string =>
  browser && system ? texts.deviceOn(browser, system) : browser || system;

interface SessionsTableProps extends HeadingProps {
  readonly sessions: readonly UserSession[];
}

function SessionsTable({ sessions, heading }: SessionsTableProps) {
  return (
    <Table headings={[texts.device, texts.network, texts.lastUse, common.actions]}>
      {sessions.map((session) => (
        <Row key={session.id}>
          <Cell heading={texts.device}>
            <bdi>{deviceName(session) || texts.unknownDevice}</bdi>
          </Cell>
          <Cell heading={texts.network}>
            <bdi className="wrap-anywhere">{session.network || texts.unknown}</bdi>
          </Cell>
          <Cell heading={texts.lastUse}>
            <Timestamp at={session.lastUsedAt} />
          </Cell>
          <Cell heading={common.actions}>
            {session.current ? (
              <span className="badge">{texts.thisSession}</span>
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

function EndButton({ session, heading }: EndButtonProps) {
  const end = useEndSession();
  const box = useRestoreFocus<HTMLSpanElement>(heading);
  return (
    <span ref={box}>
      <Button
        aria-label={texts.endSession(deviceName(session), session.network)}
        unavailable={end.isPending}
        onClick={() => end.mutate(session.id)}
      >
        {texts.end}
      </Button>
    </span>
  );
}
