import type { User } from '@bahai-friends/contract';
import { Cell, Row, Table } from '../../ui/tables/table.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { type UserAction, UserMenu } from './user-menu.tsx';
import '../../ui/tables/badge.css';

interface UsersTableProps {
  readonly actor: User;
  readonly users: readonly User[];
  readonly onAction: (action: UserAction, user: User) => void;
}

export function UsersTable({ actor, users, onAction }: UsersTableProps) {
  return (
    <Table headings={['Username', 'Role', 'Last Modified', 'Actions']}>
      {users.map((user) => (
        <Row key={user.id}>
          <Cell heading="Username">
            <bdi className="font-semibold wrap-anywhere">{user.username}</bdi>
            {user.id === actor.id && <span className="text-muted"> (you)</span>}
          </Cell>
          <Cell heading="Role">
            <span className="badge">{user.role}</span>
          </Cell>
          <Cell heading="Last Modified">
            {user.lastModified ? <Timestamp at={user.lastModified} /> : '—'}
          </Cell>
          <Cell heading="Actions">
            <UserMenu actor={actor} user={user} onSelect={(action) => onAction(action, user)} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
