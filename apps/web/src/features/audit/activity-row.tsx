import * as texts from '@bahai-friends/languages/en/dashboard/activity';
import type { ReactNode } from 'react';
import { Cell, Row } from '../../ui/tables/table.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import '../../ui/tables/badge.css';

interface ActivityRowProps {
  /** Moment, ISO 8601. */
  readonly at: string;
  /** The name of a user, or a text for entries that name nobody. */
  readonly who: { readonly name: string } | { readonly unnamed: string };
  /** The description of the change. */
  readonly children: ReactNode;
}

/** A row of the table of changes, logins and refusals. */
export function ActivityRow({ at, who, children }: ActivityRowProps) {
  return (
    <Row>
      <Cell heading={texts.when}>
        <Timestamp at={at} className="md:whitespace-nowrap" />
      </Cell>
      <Cell heading={texts.who}>
        {'name' in who ? (
          <bdi className="font-semibold wrap-anywhere">{who.name}</bdi>
        ) : (
          <span className="badge badge-quiet">{who.unnamed}</span>
        )}
      </Cell>
      <Cell heading={texts.what}>{children}</Cell>
    </Row>
  );
}
