import { Role, type User, whyNotChangeRole } from '@bahai-friends/contract';
import { useState } from 'react';
import { Dialog, DialogActions } from '../../ui/dialogs/dialog.tsx';
import { ChangedMeanwhile } from '../../ui/dialogs/edit-conflict.tsx';
import { tellSuccess } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { tellPermissionDenied } from './permission-denied.ts';
import { TransferDialog } from './transfer-role-dialog.tsx';
import { useChangeRole, useReloadUsers } from './users.queries.ts';
import '../../ui/forms/input.css';

interface ChangeRoleDialogProps {
  readonly actor: User;
  readonly user: User;
  readonly onClose: () => void;
}

export function ChangeRoleDialog({ actor, user, onClose }: ChangeRoleDialogProps) {
  const change = useChangeRole(user);
  const reload = useReloadUsers();
  const [role, setRole] = useState<Role>(user.role);
  const [isTransferring, setIsTransferring] = useState(false);

  const send = () =>
    change.mutate(
      { role },
      {
        onSuccess: ({ wasRoleTransfer }) => {
          if (wasRoleTransfer) {
            tellSuccess(
              `${user.username} is the Master Admin now`,
              'Master Admin Role Transferred',
            );
          } else tellSuccess('User role updated successfully');
          onClose();
        },
        onError: () => setIsTransferring(false),
      },
    );
  const submit = () => {
    const refusal = whyNotChangeRole(actor, user, role);
    if (refusal !== null) tellPermissionDenied(refusal);
    else if (role === 'Master Admin') setIsTransferring(true);
    else send();
  };

  if (isTransferring) {
    return (
      <TransferDialog
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
        <ChangedMeanwhile
          error={change.error}
          onLoad={() => void reload().then(() => change.reset())}
        />
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
