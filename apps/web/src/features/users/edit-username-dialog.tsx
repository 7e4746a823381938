import { type User, Username } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/users';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Dialog, DialogActions } from '../../ui/dialogs/dialog.tsx';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import { UsernameInput } from '../../ui/forms/username-input.tsx';
import { useRefetchUsers, useRenameUser } from './users.queries.ts';

const EditUsername = z.object({ username: Username });

interface EditUsernameDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

export function EditUsernameDialog({ user, onClose }: EditUsernameDialogProps) {
  const rename = useRenameUser(user);
  const reload = useRefetchUsers();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(EditUsername),
    // The value follows the user when a newer version is loaded.
    values: { username: user.username },
  });
  const submit = handleSubmit((values) => rename.mutate(values, { onSuccess: onClose }));
  return (
    <Dialog
      title={texts.editUsername}
      onClose={onClose}
      isUnsaved={formState.isDirty && !rename.isSuccess}
    >
      <form noValidate onSubmit={submit} className="space-y-4">
        <Field label={common.username} messages={fieldMessages(formState.errors.username)}>
          {(control) => <UsernameInput {...control} {...register('username')} />}
        </Field>
        <VersionConflict mutation={rename} reload={reload} />
        <DialogActions>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" type="submit" unavailable={rename.isPending}>
            {rename.isPending ? common.saving : common.saveChanges}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
