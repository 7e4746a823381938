import { NewUser, Role, type User, whyNotCreate } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/users';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useUnsavedWarning } from '../../navigation/use-unsaved-warning.ts';
import { told } from '../../texts/told.ts';
import { Dialog, DialogActions } from '../../ui/dialogs/dialog.tsx';
import { toastError } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import { UsernameInput } from '../../ui/forms/username-input.tsx';
import { PasswordFields } from './password-fields.tsx';
import { TransferRoleDialog } from './transfer-role-dialog.tsx';
import { useCreateUser } from './users.queries.ts';
import '../../ui/forms/input.css';

interface CreateUserDialogProps {
  readonly actor: User;
  readonly onClose: () => void;
}

export function CreateUserDialog({ actor, onClose }: CreateUserDialogProps) {
  const create = useCreateUser();
  const [toTransferTo, setToTransferTo] = useState<NewUser>();
  const form = useForm<NewUser>({
    resolver: zodResolver(NewUser),
    criteriaMode: 'all',
    shouldFocusError: false,
    defaultValues: { username: '', password: '', confirmPassword: '', role: 'Admin' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const isUnsaved = isDirty && !create.isSuccess;
  // It also applies while the question about the transfer replaces the form.
  useUnsavedWarning(isUnsaved);

  const send = (user: NewUser) =>
    create.mutate(user, { onSuccess: onClose, onError: () => setToTransferTo(undefined) });
  const submit = handleSubmit((user) => {
    const refused = whyNotCreate(actor, user.role);
    if (refused !== null) toastError(told(refused), texts.permissionDenied);
    else if (user.role === 'Master Admin') setToTransferTo(user);
    else send(user);
  });

  if (toTransferTo) {
    return (
      <TransferRoleDialog
        username={toTransferTo.username}
        busy={create.isPending}
        onConfirm={() => send(toTransferTo)}
        onClose={() => setToTransferTo(undefined)}
      />
    );
  }
  return (
    <Dialog title={texts.createUser} onClose={onClose} isUnsaved={isUnsaved}>
      <FormProvider {...form}>
        <form noValidate onSubmit={submit} className="space-y-4">
          <ErrorSummary formState={formState} />
          <Field label={common.username} messages={fieldMessages(errors.username)}>
            {(control) => <UsernameInput {...control} {...register('username')} />}
          </Field>
          <PasswordFields />
          <Field
            label={common.role}
            messages={fieldMessages(errors.role)}
            hint={texts.onlyOneMasterAdmin}
          >
            {(control) => (
              <select {...control} {...register('role')} className="input">
                {Role.options.map((role) => (
                  <option key={role} value={role}>
                    {common.roleName(role)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <DialogActions>
            <Button onClick={onClose}>{common.cancel}</Button>
            <Button look="primary" type="submit" unavailable={create.isPending}>
              {create.isPending ? texts.creating : texts.createUser}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
}
