import { Role, type User, whyNotChangeRole } from '@bahai-friends/contract';
import { useState } from 'react';
import { Dialog, DialogActions } from '../../ui/dialogs/dialog.tsx';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { toastError, toastSuccess } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { TransferRoleDialog } from './transfer-role-dialog.tsx';
import { useChangeRole, useRefetchUsers } from './users.queries.ts';
import '../../ui/forms/input.css';

interface ChangeRoleDialogProps {
  readonly actor: User;
  readonly user: User;
  readonly onClose: () => void;
}

export function ChangeRoleDialog({ actor, user, onClose }: ChangeRoleDialogProps) {
  const change = useChangeRole(user);
  const reload = useRefetchUsers();
  const [role, setRole] = useState<Role>(user.role);
  const [isTransferring, setIsTransferring] = useState(false);

  const send = () =>
    change.mutate(
      { role },
      {
        onSuccess: ({ wasRoleTransfer }) => {
          if (wasRoleTransfer) {
            toastSuccess(
              `${user.username} is the Master Admin now`,
              'Master Admin Role Transferred',
            );
          } else toastSuccess('User role updated successfully');
          onClose();
        },
        onError: () => setIsTransferring(false),
      },
    );
  const submit = () => {
    const reason = whyNotChangeRole(actor, user, role);
    if (reason !== null) toastError(reason, 'Permission Denied');
    else if (role === 'Master Admin') setIsTransferring(true);
    else send();
  };

  if (isTransferring) {
    return (
      <TransferRoleDialog
        username={user.username}
        busy={change.isPending}
        onConfirm={send}
        onClose={() => setIsTransferring(false)}
      />
    );
  }
  return (
    <Dialog title="Change Role" description={<bdi>{user.username}</bdi>} onClose={onClose}>
      <form
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label="Role" hint="Only one Master Admin can exist at a time.">
          {(control) => (
            <select
              {...control}
              className="input"
              value={role}
              onChange={({ target }) => setRole(Role.parse(target.value))}
            >
              {Role.options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          )}
        </Field>
        <VersionConflict mutation={change} reload={reload} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" disabled={change.isPending}>
            {change.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
