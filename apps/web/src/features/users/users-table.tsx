import type { User } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/users';
import { Cell, Row, Table } from '../../ui/tables/table.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { type UserAction, UserMenu } from './user-menu.tsx';
import '../../ui/tables/badge.css';
import '../../ui/tables/brief-table.css';

interface UsersTableProps {
  readonly actor: User;
  readonly users: readonly User[];
  readonly onAction: (action: UserAction, user: User) => void;
}

export function UsersTable({ actor, users, onAction }: UsersTableProps) {
  return (
    <Table
      headings={[common.username, common.role, texts.lastModified, common.actions]}
      className="brief-table mark-beside"
    >
      {users.map((user) => (
        <Row key={user.id}>
          <Cell heading={common.username}>
            <bdi className="font-semibold wrap-anywhere">{user.username}</bdi>
            {user.id === actor.id && <span className="text-muted"> {texts.you}</span>}
          </Cell>
          <Cell heading={common.role}>
            <span className="badge">{common.roleName(user.role)}</span>
          </Cell>
          <Cell heading={texts.lastModified}>
            {user.lastModified ? <Timestamp at={user.lastModified} /> : '—'}
          </Cell>
          <Cell heading={common.actions}>
            <div className="row-actions">
              <UserMenu actor={actor} user={user} onSelect={(action) => onAction(action, user)} />
            </div>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
