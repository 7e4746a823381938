import { Role, type User, whyNotChangeRole } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/users';
import { useState } from 'react';
import { told } from '../../texts/told.ts';
import { Dialog, DialogActions } from '../../ui/dialogs/dialog.tsx';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { toastError } from '../../ui/feedback/toasts.ts';
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
    change.mutate({ role }, { onSuccess: onClose, onError: () => setIsTransferring(false) });
  const submit = () => {
    const refused = whyNotChangeRole(actor, user, role);
    if (refused !== null) toastError(told(refused), texts.permissionDenied);
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
    <Dialog title={texts.changeRole} description={<bdi>{user.username}</bdi>} onClose={onClose}>
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label={common.role} hint={texts.onlyOneMasterAdmin}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={role}
              onChange={({ target }) => setRole(Role.parse(target.value))}
            >
              {Role.options.map((option) => (
                <option key={option} value={option}>
                  {common.roleName(option)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <VersionConflict mutation={change} reload={reload} />
        <DialogActions>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" type="submit" unavailable={change.isPending}>
            {change.isPending ? common.saving : common.saveChanges}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
